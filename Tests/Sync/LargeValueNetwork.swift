import HearthHousehold
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol
import TestSupport
import Testing

@testable import SyncClient

/// What tests of large values have in common.
extension SyncNetwork {
  /// An exchange in which whatever has more than 100 bytes travels in chunks of 256.
  @discardableResult
  func syncInPieces(_ device: SyncDevice) async throws -> SyncReport {
    let random = device.random
    var settings = SyncSettings()
    settings.blobs = BlobLayout(inlineBytes: 100, chunkBytes: 256)
    return try await SyncEngine(
      store: device.store,
      transport: try await device.household.connected().1,
      cipher: cipher,
      now: { [clock] in clock.now },
      random: { random.next() },
      settings: settings
    ).run()
  }

  /// The name of a text of a device on the wire.
  func blobName(_ text: String, on device: SyncDevice) async throws -> BlobName {
    let sealer = try await device.household.engine(try await device.household.connected().1)
      .state().sealer
    return try #require(sealer.name(of: Value.text(text).bytes))
  }

  /// What the hub knows of a large value.
  func blob(_ name: BlobName, of device: SyncDevice) async throws -> HubBlob? {
    let space = try #require(try await device.store.read { try $0.syncSpace()?.space })
    return try await hubStore.transact(space) { try $0.blob(name) }
  }
}

extension SyncDevice {
  /// How many chunks wait here for a record.
  func chunks() async throws -> Int {
    try await store.read { try $0.fetch(BlobChunk.query).count }
  }
}

/// A text of so many letters, unlike that of any other seed.
func largeText(_ letters: Int, seed: UInt64 = 1) -> String {
  var random = SplitMix64(seed: seed)
  let alphabet = Array("abcdefghijklmnopqrstuvwxyz012345".utf8)
  let bytes = (0..<letters).map { _ in alphabet[Int(random.next() >> 59)] }
  return String(decoding: bytes, as: UTF8.self)
}
