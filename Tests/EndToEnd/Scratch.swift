import Glibc
import Testing

/// A folder of a test's own, removed with all that lies in it.
final class Scratch {
  let path: String

  init() throws {
    var template = Array("/tmp/hearth-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    removeTree(path)
  }

  /// Writes a file, `count` times the same bytes.
  @discardableResult
  func write(_ text: String, to name: String, count: Int = 1) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    for _ in 0..<count {
      try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    }
    return file
  }

  /// All that a file holds, as text.
  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// All that a file holds.
  func bytes(of name: String) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      try #require(count >= 0)
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}

extension Scratch {
  /// Puts other bytes in the place of a file's.
  func replace(_ name: String, with bytes: [UInt8]) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_TRUNC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// Makes a folder in it.
  func makeFolder(_ name: String) throws {
    try #require(mkdir("\(path)/\(name)", 0o700) == 0)
  }
}

/// Removes a file, or a folder with all that lies in it; links are not followed.
private func removeTree(_ path: String) {
  for name in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
  remove(path)
}

private func names(in path: String) throws -> [String] {
  var status = stat()
  guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
  let folder = try #require(opendir(path))
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// A folder's files with their permissions.
struct Listing {
  let mode: mode_t
  let files: [String: mode_t]

  init(_ path: String) throws {
    mode = try Self.mode(of: path)
    files = Dictionary(
      uniqueKeysWithValues: try names(in: path).map { ($0, try Self.mode(of: "\(path)/\($0)")) }
    )
  }

  private static func mode(of path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }
}
