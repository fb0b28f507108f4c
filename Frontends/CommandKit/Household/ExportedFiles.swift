public import HearthPorts
public import HearthSupport

extension Exported {
  /// Makes the file, or the folder with its files, each whole or not at all.
  ///
  /// - Parameters:
  ///   - path: where.
  ///   - existing: what happens to files that are there; of a folder nothing is made where one is.
  /// - Throws: `FileWritingError`; what a writer of pieces throws.
  public func make(at path: String, existing: FileWriter.Existing) throws {
    switch content {
    case .file(let bytes): try FileWriter.write(bytes, to: path, existing: existing)
    case .pieces(let write): try FileWriter.write(to: path, existing: existing, write)
    case .folder(let files): try FileWriter.write(files, inFolder: path, existing: existing)
    }
  }
}
