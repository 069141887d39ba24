import SwitchyardCompiler

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

FaultMessage.install()
StandardStream.prepare()
// The process ends here with all its values still alive: the system takes them back faster than they could be freed.
let console = Console()
let status = Program.run(CommandLine.arguments.dropFirst(), on: console)
exit(console.finish(with: status).rawValue)
