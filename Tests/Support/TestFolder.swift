import Glibc
import Testing

/// A folder of a test's own, removed with all that lies in it.
package final class TestFolder: Sendable {
  /// Where it lies; absolute.
  package let path: String

  /// An empty folder.
  package init() throws {
    var template = Array("/tmp/hearth-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { removeTree(path) }

  /// The path of something in it.
  package subscript(name: String) -> String { "\(path)/\(name)" }

  /// Makes an empty file.
  package func makeFile(_ name: String) throws {
    let descriptor = open(self[name], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
  }

  /// Makes a folder.
  package func makeFolder(_ name: String) throws {
    try #require(mkdir(self[name], 0o700) == 0)
  }

  /// Removes a file, or a folder that is empty.
  package func remove(_ name: String) throws {
    try #require(Glibc.remove(self[name]) == 0)
  }
}

/// Removes a file, or a folder with all that lies in it; links are not followed.
private func removeTree(_ path: String) {
  var status = stat()
  let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  if isFolder, let folder = opendir(path) {
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { removeTree("\(path)/\(name)") }
    }
    closedir(folder)
  }
  remove(path)
}
