import Glibc
import HearthPorts

/// A folder of a test's own, gone with all it holds when nobody holds it any more.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/hearth-sync-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw TransportError.missingFolder(path: "/tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { removeTree(path) }
}

/// Removes a folder with what it holds.
func removeTree(_ path: String) {
  guard let folder = opendir(path) else {
    remove(path)
    return
  }
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { removeTree("\(path)/\(name)") }
  }
  closedir(folder)
  rmdir(path)
}
