import Glibc
import HearthPorts

/// Second names of files, or copies of them where the medium knows no such names.
struct SecondNames {
  /// Open until the end: closing a file drops every lock that the process has on it.
  private var descriptors: [Int32] = []

  /// Gives a name to a file that keeps its own; what it held until now stays under that name whatever
  /// becomes of the other.
  mutating func give(_ name: SQLiteFile, to file: SQLiteFile) throws(StoreError) {
    guard link(file.path, name.path) != 0 else { return }
    guard errno != EEXIST else { throw .notAFile(path: name.path) }
    let source = open(file.path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw file.failure(errno) }
    descriptors.append(source)
    let target = open(name.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw name.failure(errno) }
    defer { Glibc.close(target) }
    try copy(source, to: target, name)
    guard fsync(target) == 0 else { throw name.failure(errno) }
  }

  /// Ends the use of the files.
  func close() {
    for descriptor in descriptors { Glibc.close(descriptor) }
  }

  private func copy(_ source: Int32, to target: Int32, _ name: SQLiteFile) throws(StoreError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      guard count >= 0 else { throw name.failure(errno) }
      if count == 0 { return }
      guard write(target, buffer, count) == count else { throw name.failure(errno) }
    }
  }
}
