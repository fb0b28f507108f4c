import Glibc
import HearthContracts
import HearthModel
import HearthPlugins
import HearthPorts
import StorageTextFile
import Testing

@Suite("The text file store", .timeLimit(.minutes(2)))
struct TextFileTests {
  private static let subject = StoreSubject(
    .textFile,
    freshAddress: { try freshPath() },
    discard: { unlink($0) }
  )

  @Test("keeps Hearth's contract", arguments: StoreContract.cases(for: [subject]))
  func contract(_ storeCase: StoreCase) async throws {
    try await storeCase.run()
  }

  @Test("forgets a line that was cut short, and refuses one that makes no sense")
  func lastLine() async throws {
    let path = try Self.freshPath()
    defer { unlink(path) }
    try await open(path) { try await $0.write { try $0.put(Note(id: .one, text: "kept")) } }
    try append(#"{"rows":[{"kind":1,"#, to: path)
    try await open(path) { store in
      let notes = try await store.read { try $0.fetch(Note.query) }
      #expect(notes.map(\.text) == ["kept"])
    }
    try append("what is this?\n", to: path)
    await #expect(throws: StoreError.damaged(path: path)) { try await open(path) { _ in } }
  }

  @Test("is one program's at a time")
  func busy() async throws {
    let path = try Self.freshPath()
    defer { unlink(path) }
    try await open(path) { _ in
      await #expect(throws: StoreError.busy(path: path)) { try await open(path) { _ in } }
    }
  }

  private func open(_ path: String, _ body: (any Store) async throws -> Void) async throws {
    let store = try await StorePlugin.textFile.make(
      StoreSetup(
        address: path,
        modules: [SchemaModule(name: "notes", version: 1) { [Note.schema.table] }],
        now: { Instant(seconds: 1_700_000_000) },
        random: { 4 }
      )
    )
    try await body(store)
    await store.close()
  }

  private func append(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "a"))
    fputs(text, file)
    fclose(file)
  }

  private static func freshPath() throws -> String {
    var template = Array("/tmp/hearth-textfile-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    close(descriptor)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

private struct Note: Record {
  let id: RecordID
  var text: String

  static let schema = Schema(1, "note", Note.init, Field(1, "text", \.text))
}

extension RecordID {
  fileprivate static let one = RecordID(high: 0, low: 1)
}
