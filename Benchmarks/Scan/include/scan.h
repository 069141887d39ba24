#ifndef SWITCHYARD_SCAN_H
#define SWITCHYARD_SCAN_H

#include <stddef.h>

/// Counts the events of a YAML text by a bare loop over libyaml: the least that any program on libyaml must do.
/// Gives -1 where libyaml refuses the text.
long switchyard_scan(const unsigned char *bytes, size_t count);

#endif
