import Glibc
import HearthPorts
import HearthSupport
import Testing

@Suite("Writing files")
struct FileWriterTests {
  private struct Mishap: Error {}

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var names: [String] { get throws { try FolderReader.names(in: folder.path) } }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileReader.bytes(at: "\(folder.path)/\(name)", limit: 100), as: UTF8.self)
  }

  private func file(_ name: String, _ text: String = "new") -> ArchivedFile {
    ArchivedFile(name: name, bytes: Array(text.utf8))
  }

  @Test("A file is there whole, for its owner alone, and takes the place of another only if it may")
  func existing() throws {
    let path = "\(folder.path)/a"
    try FileWriter.write(Array("old".utf8), to: path)
    #expect(throws: FileWritingError.exists(path: path)) { try FileWriter.write([1], to: path) }
    #expect(try text("a") == "old")
    try FileWriter.write(Array("new".utf8), to: path, existing: .replace)
    #expect(try text("a") == "new" && names == ["a"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("What fails on the way leaves nothing behind, and what was there as it was")
  func failure() throws {
    let path = "\(folder.path)/a"
    try FileWriter.write(Array("old".utf8), to: path)
    #expect(throws: Mishap.self) {
      try FileWriter.write(to: path, existing: .replace) { sink in
        try sink([1, 2, 3])
        throw Mishap()
      }
    }
    #expect(try text("a") == "old" && names == ["a"])
    #expect(throws: FileWritingError.missingFolder(path: "\(path)/b")) {
      try FileWriter.write([1], to: "\(path)/b")
    }
    #expect(throws: FileWritingError.isFolder(path: folder.path)) {
      try FileWriter.write([1], to: folder.path)
    }
  }

  @Test("Two drafts of one file do not meet")
  func drafts() throws {
    let path = "\(folder.path)/a"
    #expect(throws: FileWritingError.exists(path: path)) {
      try FileWriter.write(to: path) { sink in
        try sink(Array("outer".utf8))
        try FileWriter.write(Array("inner".utf8), to: path)
        try FileWriter.write(Array("again".utf8), to: path, existing: .replace)
      }
    }
    #expect(try text("a") == "again" && names == ["a"])
  }

  @Test("A folder is made with all its files, or not at all")
  func wholeFolder() throws {
    let path = "\(folder.path)/out"
    // One of them lies in a folder that is missing.
    #expect(throws: FileWritingError.missingFolder(path: "\(path)/no/c")) {
      try FileWriter.write([file("a"), file("b"), file("no/c")], inFolder: path)
    }
    #expect(try names.isEmpty)
    try FileWriter.write([file("a"), file("b")], inFolder: path)
    #expect(try FolderReader.names(in: path) == ["a", "b"])
  }

  @Test(
    "A folder that was there keeps its files where one of the new ones cannot be",
    arguments: [
      FileWriter.Existing.keep, .replace,
    ]
  )
  func oldFolder(existing: FileWriter.Existing) throws {
    try folder.write("old".utf8, to: "b")
    #expect(throws: FileWritingError.self) {
      try FileWriter.write(
        [file("a"), file("b"), file("no/c")],
        inFolder: folder.path,
        existing: existing
      )
    }
    #expect(try names == ["b"] && text("b") == "old")
  }
}
