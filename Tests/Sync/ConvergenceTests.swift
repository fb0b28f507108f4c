import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import TestSupport
import Testing

@testable import SyncClient

/// Two or three devices of one household, on every store and over every transport.
@Suite("Devices of a household come to the same", .timeLimit(.minutes(20)))
struct ConvergenceTests {
  static let places: [(TestBackend, TestTransport)] = TestBackend.allCases.flatMap { backend in
    TestTransport.immediate.map { (backend, $0) }
  }

  /// A household of some devices that have exchanged everything.
  static func household(
    _ network: SyncNetwork,
    _ backend: TestBackend,
    _ transport: TestTransport,
    _ count: Int
  ) async throws -> [SyncDevice] {
    var devices: [SyncDevice] = []
    for _ in 0..<count { devices.append(try await network.device(backend)) }
    _ = try await devices[0].household.create(
      at: try await network.address(transport),
      name: "first"
    )
    for (index, device) in devices.dropFirst().enumerated() {
      try await network.join(device, to: devices[0], name: "device \(index)")
    }
    try await settle(devices)
    return devices
  }

  static func settle(_ devices: [SyncDevice]) async throws {
    for _ in 0..<2 { for device in devices { try await device.sync() } }
  }

  @Test("What one writes the other reads", arguments: places)
  func arrives(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await Self.household(network, backend, transport, 2)
    try await devices[0].write("Anna")
    try await devices[1].write("Boris")
    try await Self.settle(devices)
    for device in devices { #expect(try await device.names() == ["Anna", "Boris"]) }
    #expect(try await devices[0].text() == devices[1].text())
  }

  @Test("What both had before they met is kept by both", arguments: places)
  func joins(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let (first, second) = (try await network.device(backend), try await network.device(backend))
    try await first.write("Anna")
    try await second.write("Boris")
    _ = try await first.household.create(at: try await network.address(transport), name: "first")
    try await first.sync()
    try await network.join(second, to: first, name: "second")
    try await Self.settle([first, second])
    for device in [first, second] { #expect(try await device.names() == ["Anna", "Boris"]) }
  }

  @Test("Edits of different fields are both kept; of one field the later", arguments: places)
  func merges(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await Self.household(network, backend, transport, 3)
    var anna = try await devices[0].write("Anna")
    let id = anna.id
    try await Self.settle(devices)
    network.clock.now = network.clock.now + .seconds(1)
    var other = anna
    other.role = .owner
    other.name = "Anna M."
    try await devices[1].put(other)
    network.clock.now = network.clock.now + .seconds(1)
    anna.name = "Anna N."
    try await devices[2].put(anna)
    try await Self.settle(devices)
    for device in devices {
      let found = try await device.store.read { try $0.fetch(Person.self, id) }
      #expect(found == Person(id: id, name: "Anna N.", role: .owner))
    }
  }

  @Test("Of an edit and a deletion the last action stands", arguments: places)
  func lastAction(_ backend: TestBackend, _ transport: TestTransport) async throws {
    for deletesLast in [true, false] {
      let network = try SyncNetwork()
      let devices = try await Self.household(network, backend, transport, 2)
      let anna = try await devices[0].write("Anna")
      try await Self.settle(devices)
      var edited = anna
      edited.name = "Anna M."
      for action in deletesLast ? [true, false].reversed() : [true, false] {
        network.clock.now = network.clock.now + .seconds(1)
        if action {
          try await devices[0].delete(anna)
        } else {
          try await devices[1].put(edited)
        }
      }
      try await Self.settle(devices)
      for device in devices {
        #expect(try await device.names() == (deletesLast ? [] : ["Anna M."]))
      }
    }
  }

  @Test("Nothing new is nothing to do", arguments: places)
  func idle(_ backend: TestBackend, _ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await Self.household(network, backend, transport, 2)
    try await devices[0].write("Anna")
    try await Self.settle(devices)
    for device in devices {
      let report = try await device.sync()
      #expect((report.pulled, report.pushed, report.merged, report.waiting) == (0, 0, 0, 0))
    }
  }

  @Test("Three devices that write at random come to the same", arguments: places)
  func random(_ backend: TestBackend, _ transport: TestTransport) async throws {
    for seed in 0..<(backend == .memory ? 10 : 2) {
      let network = try SyncNetwork(seed: UInt64(seed))
      let devices = try await Self.household(network, backend, transport, 3)
      var random = SplitMix64(seed: UInt64(seed))
      var persons: [Person] = []
      for step in 0..<60 {
        network.clock.now =
          network.clock.now + .milliseconds(Int64.random(in: 0...2, using: &random))
        let device = devices.randomElement(using: &random) ?? devices[0]
        switch Int.random(in: 0..<6, using: &random) {
        case 0: persons.append(try await device.write("person \(step)"))
        case 1, 2:
          guard var person = persons.randomElement(using: &random) else { continue }
          person.name = "edited \(step)"
          try await device.put(person)
        case 3:
          guard let person = persons.randomElement(using: &random) else { continue }
          try await device.delete(person)
        default: try await device.sync()
        }
      }
      for _ in 0..<2 { try await Self.settle(devices) }
      let texts = try await [devices[0].text(), devices[1].text(), devices[2].text()]
      #expect(texts[0] == texts[1] && texts[1] == texts[2], "seed \(seed)")
      for device in devices { #expect(try await device.sync().waiting == 0) }
    }
  }
}

extension SyncNetwork {
  /// Brings a device in: by a code of another, or past the hub's letter-box.
  func join(
    _ device: SyncDevice,
    to other: SyncDevice,
    name: String
  ) async throws {
    let code = try await other.household.invite(isDetached: true).code
    _ = try await device.household.join(code, at: nil, name: name) {
      try await other.household.answerInvitations { _ in true }
    }
  }
}
