#include "scan.h"

#include <yaml.h>

long switchyard_scan(const unsigned char *bytes, size_t count) {
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, bytes, count);

  long events = 0;
  int is_done = 0;
  while (!is_done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      events = -1;
      break;
    }
    events += 1;
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return events;
}
