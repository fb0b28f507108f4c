public import HearthPorts
import HearthSupport

extension ImportFile {
  /// Files by their paths, read piece by piece when an importer asks; a path given twice is one file.
  ///
  /// - Throws: `ImportError` for the first that cannot be read.
  public static func reading(_ paths: [String]) throws(ImportError) -> [ImportFile] {
    var files: [ImportFile] = []
    for path in paths where !files.contains(where: { $0.name == path }) {
      _ = try pieces(of: path)
      files.append(ImportFile(name: path) { () throws(ImportError) in try pieces(of: path) })
    }
    return files
  }

  private static func pieces(of path: String) throws(ImportError) -> Pieces {
    do throws(FileError) {
      let file = try FileChunks(path)
      return { () throws(ImportError) in
        do throws(FileError) {
          return try file.next()
        } catch {
          throw ImportError(error)
        }
      }
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
