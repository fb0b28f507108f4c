import Glibc
import Testing

@Suite struct SnapshotTests {
  @Test("A difference names the lines of both texts")
  func difference() {
    let text = lineDifference(expected: "a\nb\nc\n", actual: "a\nx\nc\nd\n")
    #expect(text == "- 2: b\n+ 2: x\n+ 4: d")
  }

  @Test("A snapshot is missing, recorded, then the same, then different")
  func life() throws {
    let path = try temporaryFolder()
    let file = TextFile("\(path)/suite/name.txt")
    defer { clear(file.path, "\(path)/suite", path) }
    #expect(compareSnapshot("a\n", with: file, isRecording: false) == .missing)
    #expect(compareSnapshot("a\n", with: file, isRecording: true) == .recorded)
    #expect(compareSnapshot("a\n", with: file, isRecording: false) == .same)
    #expect(compareSnapshot("b\n", with: file, isRecording: false) == .different("- 1: a\n+ 1: b"))
  }

  @Test("Accents written in another way are a difference")
  func bytes() throws {
    let path = try temporaryFolder()
    let file = TextFile("\(path)/name.txt")
    defer { clear(file.path, path) }
    #expect(compareSnapshot("é", with: file, isRecording: true) == .recorded)
    #expect(compareSnapshot("e\u{301}", with: file, isRecording: false) != .same)
  }

  @Test("Only what is the same has no complaint")
  func complaints() {
    #expect(SnapshotOutcome.same.complaint == nil)
    let others: [SnapshotOutcome] = [
      .missing, .recorded, .different(""), .notWritten(code: 2),
    ]
    #expect(others.allSatisfy { $0.complaint != nil })
  }

  private func temporaryFolder() throws -> String {
    var template = Array("/tmp/hearth-snapshot-XXXXXX".utf8CString)
    return try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  private func clear(_ paths: String...) {
    for path in paths { remove(path) }
  }
}
