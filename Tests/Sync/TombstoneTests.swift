import HearthHousehold
import HearthModel
import HearthPorts
import SyncClient
import SyncProtocol
import TestSupport
import Testing

@Suite("Tombstones give their fields up after 90 days", .timeLimit(.minutes(20)))
struct TombstoneTests {
  static let places: [(TestBackend, Int64, TestTransport)] = [
    (TestBackend.memory, 90), (.sqlite, 90), (.memory, 89),
  ].flatMap { row in
    TestTransport.immediate.map { (row.0, row.1, $0) }
  }

  @Test("and not before, on all devices alike, whoever does it", arguments: places)
  func shrinks(_ backend: TestBackend, _ days: Int64, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, backend, transport, 3)
    let anna = try await devices[0].write("Anna of the long name")
    try await ConvergenceTests.settle(devices)
    try await devices[1].delete(anna)
    try await ConvergenceTests.settle(devices)
    network.clock.now = network.clock.now + .hours(24 * days) + .seconds(1)
    for _ in 0..<2 { try await ConvergenceTests.settle(devices) }
    for device in devices {
      let records = try await device.store.sync { try $0.wireRecords() }
      let record = try #require(records.first { $0.id == anna.id })
      #expect(!record.row.alive)
      #expect(record.row.isShrunk == (days == 90))
      #expect(record.row.unknown.isEmpty == (days == 90))
      #expect(days == 89 || record.bytes.count < 64)
      let report = try await device.sync()
      #expect((report.pulled, report.pushed, report.waiting) == (0, 0, 0))
    }
    #expect(try await devices[0].text() == devices[2].text())
  }

  @Test(
    "and who edited the record after its deletion, out of reach, brings all of it back",
    arguments: TestTransport.immediate
  )
  func revives(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 3)
    let anna = try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    try await devices[1].delete(anna)
    network.clock.now = network.clock.now + .hours(24)
    // The first device has not heard of it, and changes one field.
    var edited = anna
    edited.role = .owner
    try await devices[0].put(edited)
    try await ConvergenceTests.settle(Array(devices[1...]))
    network.clock.now = network.clock.now + .hours(24 * 100)
    try await ConvergenceTests.settle(Array(devices[1...]))
    let waiting = try await devices[1].store.sync { try $0.wireRecords() }
    #expect(waiting.first { $0.id == anna.id }?.row.isShrunk == true)
    for _ in 0..<2 { try await ConvergenceTests.settle(devices) }
    for device in devices {
      let found = try await device.store.read { try $0.fetch(Person.self, anna.id) }
      #expect(found == edited)
    }
  }

  @Test("and a device that was away and wrote nothing since brings nothing back")
  func staysDead() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 3)
    var anna = try await devices[0].write("Anna")
    try await ConvergenceTests.settle(devices)
    anna.name = "Anna M."
    try await devices[0].put(anna)
    network.clock.now = network.clock.now + .hours(1)
    try await devices[1].delete(anna)
    try await ConvergenceTests.settle(Array(devices[1...]))
    network.clock.now = network.clock.now + .hours(24 * 400)
    for _ in 0..<2 { try await ConvergenceTests.settle(Array(devices[1...])) }
    for _ in 0..<2 { try await ConvergenceTests.settle(devices) }
    for device in devices { #expect(try await device.names() == []) }
    #expect(try await devices[0].text() == devices[1].text())
  }

  @Test("and many of them at once ask nobody whether deletions are meant")
  func guarded() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .hub, 2)
    var persons: [Person] = []
    for step in 0..<40 { persons.append(try await devices[0].write("person \(step)")) }
    try await devices[0].sync()
    for person in persons { try await devices[0].delete(person) }
    try await devices[0].sync(allowsDeletions: true)
    network.clock.now = network.clock.now + .hours(24 * 91)
    let report = try await devices[0].sync()
    #expect(report.pushed == 40)
  }
}
