/// What is to happen to one file of the disk.
package enum FileChange {
  case write([UInt8], to: String)
  /// Nothing may stand there, not even a link that leads nowhere.
  case create([UInt8], at: String)
  case remove(String)

  /// The path as the user gave it.
  var path: String {
    switch self {
    case .write(_, let path), .create(_, let path), .remove(let path): path
    }
  }
}
