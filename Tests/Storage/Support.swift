import Glibc
import HearthModel
import HearthPlugins
import HearthPorts
import StorageSQLite
import Testing

/// A record for the tests of the files themselves; what a store answers is the contract's matter.
struct Note: Record, Equatable {
  let id: RecordID
  var owner: RecordID
  var start: Instant
  var text: String

  // swift-format-ignore
  static let schema = Schema(7, "note", indexes: [[1, 2], [3]], Note.init,
    Field(1, "owner", \.owner),
    Field(2, "start", \.start),
    Field(3, "text", \.text)
  )

  static func numbered(_ number: UInt64, _ text: String = "") -> Note {
    Note(
      id: RecordID(high: 0, low: number),
      owner: RecordID(high: 0, low: number % 3),
      start: Instant(milliseconds: Int64(number)),
      text: text
    )
  }
}

extension StoreSetup {
  static func notes(
    _ path: String,
    version: Int = 1,
    execution: StoreExecution = .caller,
    creation: StoreCreation = .whenOpened
  ) -> StoreSetup {
    StoreSetup(
      address: path,
      modules: [SchemaModule(name: "notes", version: version) { [Note.schema.table] }],
      execution: execution,
      creation: creation,
      now: { Instant(seconds: 1_700_000_000) },
      random: { 4 }
    )
  }
}

/// Opens the file as a program would.
func openNotes(
  _ path: String,
  version: Int = 1,
  execution: StoreExecution = .caller
) async throws -> any Store {
  try await StorePlugin.sqlite.make(.notes(path, version: version, execution: execution))
}

/// A closed store with some notes in it.
func makeNotes(_ path: String, count: UInt64 = 3) async throws {
  let store = try await openNotes(path)
  try await store.write { transaction in
    for number in 0..<count { try transaction.put(Note.numbered(number, "note \(number)")) }
  }
  await store.close()
}

extension Store {
  func put(_ note: Note) async throws {
    try await write { try $0.put(note) }
  }

  func notes() async throws -> [Note] {
    try await read { try $0.fetch(Note.query) }
  }
}

/// Whether there is time for the long form of the tests that can always do more.
let isLongRun = getenv("HEARTH_LONG").map { String(cString: $0) } == "1"

/// The bytes of a file; none where there is no file.
func contents(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return bytes }
    bytes += buffer.prefix(count)
  }
}

/// Writes bytes into a file at an offset, making it where there is none.
func overwrite(_ path: String, _ bytes: [UInt8], at offset: Int = 0) throws {
  let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
  guard descriptor >= 0 else { throw SystemError(number: errno) }
  defer { close(descriptor) }
  guard pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count else {
    throw SystemError(number: errno)
  }
}

/// The permission bits of a file or folder.
func mode(_ path: String) throws -> mode_t {
  var info = stat()
  try #require(stat(path, &info) == 0, "\(path) is missing")
  return info.st_mode & 0o777
}
