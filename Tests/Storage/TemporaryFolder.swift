import Glibc

/// A folder of a test's own.
struct TemporaryFolder: Sendable {
  let path: String

  /// In memory where the system has such a place: what is tested is not how fast the disk is.
  private static let root = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

  init() throws {
    var template = Array("\(Self.root)/hearth-storage-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(number: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder that a path lies in.
  init(holding file: String) {
    path = file.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of what lies in the folder, in order.
  var names: [String] { TemporaryFolder.names(in: path).sorted() }

  func remove() {
    TemporaryFolder.remove(path)
  }

  private static func remove(_ path: String) {
    for name in names(in: path) { remove("\(path)/\(name)") }
    Glibc.remove(path)
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

struct SystemError: Error {
  let number: Int32
}

/// Runs a body with a folder that goes away afterwards.
func withTemporaryFolder<T>(_ body: (TemporaryFolder) async throws -> T) async throws -> T {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try await body(folder)
}
