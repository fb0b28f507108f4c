internal import Glibc

/// What lies at a path, links followed.
package enum FileKind: Sendable, Equatable {
  case file
  case folder
  /// A pipe, a device, a socket.
  case other

  /// What lies there; nil for nothing, or nothing this account may see.
  package init?(at path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
