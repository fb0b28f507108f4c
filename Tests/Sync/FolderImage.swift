import Glibc
import HearthPorts
import HearthSupport

/// The files of a folder at a moment, to be put back or added elsewhere.
struct FolderImage {
  private(set) var files: [String: [UInt8]] = [:]

  init(_ path: String) throws {
    for name in try FolderReader.names(in: path) {
      files[name] = try FileReader.bytes(at: "\(path)/\(name)", limit: 1 << 30)
    }
  }

  /// Makes a folder hold these files and no others.
  func restore(to path: String) throws {
    for name in try FolderReader.names(in: path) { unlink("\(path)/\(name)") }
    try add(to: path)
  }

  /// Puts the files into a folder, under other names where `rename` gives them.
  func add(to path: String, as rename: (String) -> String = { $0 }) throws {
    for (name, bytes) in files {
      try FileWriter.write(bytes, to: "\(path)/\(rename(name))", existing: .replace)
    }
  }
}
