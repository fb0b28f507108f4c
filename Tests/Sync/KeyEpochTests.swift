import HearthModel
import HearthPorts
import TestSupport
import Testing

@testable import SyncClient

/// Devices that are taken out by two at once, or that leave.
@Suite("Keys after a device is out", .timeLimit(.minutes(20)))
struct KeyEpochTests {
  /// The record of a device.
  private func id(_ device: SyncDevice) async throws -> RecordID {
    try #require(try await device.store.read { try $0.syncSpace()?.device })
  }

  @Test("Two take out a device each, over a folder that neither sees the other's files in")
  func simultaneous() async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, .folder, 4)
    let space = try #require(try await devices[0].store.read { try $0.syncSpace()?.space })
    let path = "\(network.folder)/hearth-\(space)"
    // What the second one does happens in a copy of the folder as it was before the first.
    let before = try FolderImage(path)
    try await devices[0].household.revoke(try await id(devices[2]))
    try await devices[0].write("Anna")
    try await devices[0].sync()
    let first = try FolderImage(path)
    try before.restore(to: path)
    try await devices[1].household.revoke(try await id(devices[3]))
    try await devices[1].write("Boris")
    try await devices[1].sync()
    try first.add(to: path)
    for _ in 0..<3 { for device in devices[..<2] { try await device.sync() } }
    for device in devices[..<2] { #expect(try await device.names() == ["Anna", "Boris"]) }
    try await devices[0].write("Vera")
    for _ in 0..<2 { for device in devices[..<2] { try await device.sync() } }
    #expect(try await devices[1].names() == ["Anna", "Boris", "Vera"])
    // One of the two keys of that epoch was known to each of those that are out: a newer one is in use.
    for device in devices[2...] {
      _ = try? await device.sync()
      #expect(try await !device.names().contains("Vera"))
    }
    // Whoever joins now reads what was sealed by either key.
    let fifth = try await network.device()
    try await network.join(fifth, to: devices[0], name: "fifth")
    try await fifth.sync()
    #expect(try await fifth.names() == ["Anna", "Boris", "Vera"])
  }

  @Test(
    "A device that came in by a later key and leaves reads nothing that is written afterwards",
    arguments: TestTransport.immediate
  )
  func leaves(_ transport: TestTransport) async throws {
    let network = try SyncNetwork()
    let devices = try await ConvergenceTests.household(network, .memory, transport, 3)
    try await devices[0].household.revoke(try await id(devices[2]))
    let fourth = try await network.device()
    try await network.join(fourth, to: devices[0], name: "fourth")
    try await ConvergenceTests.settle([devices[0], fourth])
    let known = try await fourth.store.read { [cipher = network.cipher] in
      try SyncKeys($0, cipher).epoch
    }
    try await fourth.household.leave()
    try await devices[0].sync()
    try await devices[1].sync()
    for device in devices[..<2] {
      let epoch = try await device.store.read { [cipher = network.cipher] in
        try SyncKeys($0, cipher).epoch
      }
      #expect(epoch > known)
    }
  }
}
