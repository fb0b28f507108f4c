internal import Glibc

/// Lists folders.
package enum FolderReader {
  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  ///
  /// - Throws: `FileError`; a file in the folder's place is `missing`.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard !path.utf8.contains(0) else { throw .missing(path: path) }
    guard let folder = opendir(path) else { throw FileError(errno: errno, path: path) }
    defer { closedir(folder) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw FileError(errno: errno, path: path) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Where a symbolic link leads, one step, with `.` and `..` taken out.
  ///
  /// - Returns: nil where the path is no link.
  package static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var parts: [Substring] = []
    let steps = target.first == "/" ? target : "\(path)/../\(target)"
    for step in steps.split(separator: "/") where step != "." {
      if step == ".." { _ = parts.popLast() } else { parts.append(step) }
    }
    return (steps.first == "/" ? "/" : "") + parts.joined(separator: "/")
  }
}
