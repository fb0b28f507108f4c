import Glibc

/// The sources of this repository.
enum SourceTree {
  /// A file or folder that cannot be read.
  struct Unreadable: Error {
    let path: String
  }

  /// The texts of all Swift files below a folder of the repository; none if there is no such folder.
  static func swiftFiles(in folder: String) throws -> [String] {
    // This file lies in Tests/Frontends/Texts.
    let path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let root = "/\(path)/\(folder)"
    return access(root, F_OK) == 0 ? try texts(below: root) : []
  }

  private static func texts(below folder: String) throws -> [String] {
    try names(in: folder).sorted().flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [try text(of: path)] }
      return isFolder(path) ? try texts(below: path) : []
    }
  }

  private static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw Unreadable(path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func text(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
