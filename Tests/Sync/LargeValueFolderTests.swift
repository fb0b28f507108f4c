import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import SyncClient

/// Chunks in a shared folder, as tools copy them that know nothing of what belongs together.
@Suite("Large values in a folder", .timeLimit(.minutes(20)))
struct LargeValueFolderTests {
  @Test("that come after their record, cut, or under other names, are waited for")
  func late() async throws {
    let network = try SyncNetwork()
    let other = try TestFolder()
    let (first, second, paths) = try await FolderFaultTests.household(network, other)
    let text = largeText(900)
    try await first.write(text)
    try await first.write("Anna")
    try await network.syncInPieces(first)
    let files = try FolderImage(paths[0]).files
    let chunks = files.filter { $0.key.hasSuffix(".chunk") }.sorted { $0.key < $1.key }
    #expect(chunks.count == 4)
    func carry(_ bytes: [UInt8], as name: String) throws {
      try FileWriter.write(bytes, to: "\(paths[1])/\(name)", existing: .replace)
    }
    for (name, bytes) in files where name.hasSuffix(".batch") { try carry(bytes, as: name) }
    for (name, bytes) in chunks.dropFirst() { try carry(bytes, as: name) }
    #expect(try await network.syncInPieces(second).incomplete == 1)
    #expect(try await second.names() == ["Anna"])
    try carry(Array(chunks[0].value.dropLast(9)), as: chunks[0].key)
    #expect(try await network.syncInPieces(second).incomplete == 1)
    let copy = chunks[0].key.dropLast(".chunk".count) + ".sync-conflict-20260109-120000-ABC.chunk"
    try carry(chunks[0].value, as: String(copy))
    let report = try await network.syncInPieces(second)
    #expect((report.incomplete, report.pulled) == (0, 1))
    #expect(try await second.names() == ["Anna", text].sorted())
    // Each device keeps there what its own records name.
    try await network.syncInPieces(second)
    #expect(try FolderImage(paths[1]).files.keys.count { $0.hasSuffix(".chunk") } == 5)
  }

  @Test("that are waited for are taken though their record went on, unless it has left them behind")
  func overtaken() async throws {
    let network = try SyncNetwork()
    let other = try TestFolder()
    let (first, second, paths) = try await FolderFaultTests.household(network, other)
    func carry(_ ending: String) throws {
      for (name, bytes) in try FolderImage(paths[0]).files where name.hasSuffix(ending) {
        try FileWriter.write(bytes, to: "\(paths[1])/\(name)", existing: .replace)
      }
    }
    var person = try await first.write("Anna")
    try await network.syncInPieces(first)
    try carry(".batch")
    try await network.syncInPieces(second)
    network.clock.now = network.clock.now + .seconds(1)
    var edited = person
    edited.role = .owner
    person.name = largeText(900)
    try await first.put(person)
    try await network.syncInPieces(first)
    try carry(".batch")
    try await second.put(edited)
    #expect(try await network.syncInPieces(second).incomplete == 1)
    try carry(".chunk")
    #expect(try await network.syncInPieces(second).incomplete == 0)
    let id = person.id
    let found = try #require(try await second.store.read { try $0.fetch(Person.self, id) })
    #expect((found.name, found.role) == (person.name, .owner))
    // The first one's next value comes without its chunks, and then another one that needs none.
    for name in [largeText(700, seed: 2), "Anna"] {
      network.clock.now = network.clock.now + .seconds(1)
      person.name = name
      try await first.put(person)
      try await network.syncInPieces(first)
      try carry(".batch")
      let report = try await network.syncInPieces(second)
      #expect(report.incomplete == (name == "Anna" ? 0 : 1))
    }
    #expect(try await second.names() == ["Anna"])
  }

  @Test("are taken away by the device that put them there, once nothing has named them for long")
  func unnamed() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .folder, 2)
    let texts = [largeText(900), largeText(500, seed: 2)]
    var person = try await devices[0].write(texts[0])
    try await network.syncInPieces(devices[0])
    person.name = texts[1]
    try await devices[0].put(person)
    try await network.syncInPieces(devices[0])
    let space = try #require(try await devices[0].store.read { try $0.syncSpace()?.space })
    func chunks() throws -> Int {
      try FolderImage("\(network.folder)/hearth-\(space)").files.keys.count {
        $0.hasSuffix(".chunk")
      }
    }
    #expect(try chunks() == 4 + 2)
    for day in 1...70 {
      network.clock.now = network.clock.now + .seconds(86_400)
      try await devices[0].write("day \(day)")
      try await network.syncInPieces(devices[0])
    }
    #expect(try chunks() == 2)
    for device in [devices[1], devices[0]] { try await network.syncInPieces(device) }
    #expect(try await devices[1].names() == devices[0].names())
    #expect(try await devices[1].names().contains(texts[1]))
  }
}
