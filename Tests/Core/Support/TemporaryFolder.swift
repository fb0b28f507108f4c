import Glibc
import HearthSupport
import Testing

/// A folder of a test's own, removed with all it holds when nobody holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/hearth-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    Self.empty(path)
    remove(path)
  }

  private static func empty(_ folder: String) {
    for name in (try? FolderReader.names(in: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { empty(path) }
      remove(path)
    }
  }

  /// Writes a file, and the folders above it.
  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let parts = name.split(separator: "/")
    for depth in parts.indices.dropFirst() {
      let folder = "\(path)/\(parts[..<depth].joined(separator: "/"))"
      mkdir(folder, 0o700)
    }
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(bytes)
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    return file
  }

  /// Makes a symbolic link.
  @discardableResult
  func link(_ name: String, to target: String) throws -> String {
    let file = "\(path)/\(name)"
    try #require(symlink(target, file) == 0)
    return file
  }
}
