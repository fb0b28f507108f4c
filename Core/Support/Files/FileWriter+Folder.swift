internal import Glibc
public import HearthPorts

extension FileWriter {
  /// Makes files in a folder, which is made where it is missing: all of them or none.
  ///
  /// - Parameters:
  ///   - files: their names and what they hold.
  ///   - folder: where; the folder around it has to be there.
  ///   - existing: what happens to files of these names that are there.
  /// - Throws: `FileWritingError`; what was there before is there still.
  public static func write(
    _ files: [ArchivedFile],
    inFolder folder: String,
    existing: Existing = .keep
  ) throws {
    let isNew = try kind(of: folder) == nil
    try makeFolder(folder)
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var drafts: [(draft: FileDraft, path: String)] = []
    var made: [String] = []
    do {
      for file in files {
        let path = base + file.name
        if existing == .keep, try kind(of: path) != nil {
          throw FileWritingError.exists(path: path)
        }
        drafts.append((try draft(of: path) { sink in try sink(file.bytes) }, path))
      }
      // From here on nothing more is written, so that hardly anything can fail.
      while let (draft, path) = drafts.popLast() {
        try draft.keep(existing)
        made.append(path)
      }
    } catch {
      drafts.removeAll()
      if existing == .keep { for path in made { unlink(path) } }
      if isNew { rmdir(folder) }
      throw error
    }
  }
}
