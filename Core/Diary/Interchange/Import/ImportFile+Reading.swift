public import HearthPorts
import HearthSupport

extension ImportFile {
  /// More is not read: the history of a whole childhood is a tenth of it.
  private static let sizeLimit = 256 << 20

  /// Reads files whole; a path given twice is read once.
  ///
  /// - Throws: `ImportError` for the first that cannot be read.
  public static func reading(_ paths: [String]) throws(ImportError) -> [ImportFile] {
    var files: [ImportFile] = []
    for path in paths where !files.contains(where: { $0.name == path }) {
      files.append(try reading(path))
    }
    return files
  }

  private static func reading(_ path: String) throws(ImportError) -> ImportFile {
    do throws(FileError) {
      let bytes = try FileReader.bytes(at: path, limit: sizeLimit)
      return ImportFile(name: path, bytes: bytes)
    } catch {
      throw ImportError(error)
    }
  }
}

extension ImportError {
  fileprivate init(_ error: FileError) {
    self =
      switch error {
      case .missing(let path): .missing(path: path)
      case .notPermitted(let path): .notPermitted(path: path)
      case .isFolder(let path): .isFolder(path: path)
      case .tooLarge(let path, let limit): .tooLarge(path: path, limit: limit)
      case .inputOutput(let path, let code): .inputOutput(path: path, code: code)
      }
  }
}
