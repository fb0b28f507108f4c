internal import Glibc
public import HearthPorts

extension ImportFile {
  /// How much is taken of what can be read but once, in bytes: 256 MiB.
  private static let pipeLimit = 256 << 20

  /// Files by their paths, read piece by piece when an importer asks; a path given twice is one file.
  ///
  /// - Throws: `ImportError` for the first that cannot be read.
  public static func reading(_ paths: [String]) throws(ImportError) -> [ImportFile] {
    var files: [ImportFile] = []
    for path in paths where !files.contains(where: { $0.name == path }) {
      let next = try pieces(of: path)
      if isReadOnce(path) {
        files.append(ImportFile(name: path, bytes: try whole(next, path)))
      } else {
        files.append(ImportFile(name: path) { () throws(ImportError) in try pieces(of: path) })
      }
    }
    return files
  }

  /// Files by their paths, the files that lie in a folder in the place of the folder.
  ///
  /// - Throws: `ImportError` for the first that cannot be read.
  public static func reading(withFolders paths: [String]) throws(ImportError) -> [ImportFile] {
    var files: [String] = []
    for path in paths {
      do throws(ImportError) {
        _ = try pieces(of: path)
        files.append(path)
      } catch {
        guard case .isFolder = error else { throw error }
        files += try contents(of: path)
      }
    }
    return try reading(files)
  }

  /// The files that lie in a folder, without those in folders within it.
  private static func contents(of folder: String) throws(ImportError) -> [String] {
    let names: [String]
    do throws(FileError) {
      names = try FolderReader.names(in: folder)
    } catch {
      throw ImportError(error)
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    for name in names {
      let path = base + name
      do throws(ImportError) {
        _ = try pieces(of: path)
        files.append(path)
      } catch {
        guard case .isFolder = error else { throw error }
      }
    }
    return files
  }

  /// Whether what is under a path can be read from its beginning but once, as a pipe can.
  private static func isReadOnce(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// All that a pipe gives.
  private static func whole(_ next: Pieces, _ path: String) throws(ImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try next() {
      bytes += piece
      guard bytes.count <= pipeLimit else { throw .tooLarge(path: path, limit: pipeLimit) }
    }
    return bytes
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
