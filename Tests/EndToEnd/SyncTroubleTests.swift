import HearthHousehold
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import StorageSQLite
import Testing

@testable import SyncClient

/// What the built programs say when something is wrong on the way, and that nothing is lost by it.
@Suite("Trouble between devices is told in a sentence, and loses nothing", .timeLimit(.minutes(20)))
struct SyncTroubleTests {
  @Test("A device that is not admitted any more keeps all, and brings it back")
  func notAdmitted() throws {
    let home = try SyncHome(hub: [])
    let devices = try JSON(parsing: try home.run("diary", on: 1, ["sync", "devices", "--json"]))
    let id = try #require(devices.array?.first { $0["this"] == true }?["id"]?.string)
    try home.run("diary", on: 0, ["sync", "revoke", id])
    try home.run("diary", on: 1, ["nappy", "wet", "--yes", "--at", "2026-01-30 11:00"])
    let now = try home.attempt("diary", on: 1, ["sync", "now"])
    #expect(now.status == 3)
    #expect(now.errors.contains("not admitted any more. Its records are all here"))
    try expectStatus(home, 1, waiting: 1, "not admitted any more")
    try home.run("diary", on: 1, ["sync", "leave"])
    try home.join(1)
    try expectEqual(home, holding: "nappy")
  }

  @Test("What a full hub does not take waits, and goes as soon as there is room")
  func full() throws {
    let home = try SyncHome(hub: ["--quota", "1"])
    let rest = String(repeating: "a long day, ", count: 8_000)
    for minute in 10..<24 {
      // No two alike: what is large and the same is there once.
      let text = "\(minute): \(rest)"
      try home.run("diary", on: 0, ["note", text, "--yes", "--at", "2026-01-30 11:\(minute)"])
    }
    let now = try home.attempt("diary", on: 0, ["sync", "now", "--json"])
    let waiting = try #require(try JSON(parsing: now.output)["waiting"]?.integer)
    #expect(now.status == 0)
    #expect(waiting > 0 && waiting < 14)
    #expect(now.errors.contains("not taken by the hub, for their size or since it is full"))
    try expectStatus(home, 0, waiting: Int(waiting), "The other side is full")
    try home.restartHub()
    try expectEqual(home, holding: "a long day")
    #expect(try home.export(1).split(separator: "\n").count { $0.contains("a long day") } == 14)
  }

  @Test("What was sealed by another key is left as it is, and read when the key is there")
  func wrongKey() async throws {
    let home = try SyncHome()
    let key = try await exchangeKey(home) { key in
      DataKey(epoch: UInt32(key.epoch), key: [UInt8](repeating: 7, count: 32))
    }
    let before = try home.export(1)
    try home.run("diary", on: 0, ["nappy", "wet", "--yes", "--at", "2026-01-30 11:00"])
    try home.run("diary", on: 0, ["sync", "now"])
    let now = try home.attempt("diary", on: 1, ["sync", "now"])
    #expect(now.status == 0)
    #expect(now.errors.contains("could not be read: sealed by a key that is not here"))
    #expect(try home.export(1) == before)
    try expectStatus(home, 1, waiting: 0, "Some records could not be read")
    _ = try await exchangeKey(home) { _ in key }
    try expectEqual(home, holding: "nappy")
    let status = try JSON(parsing: try home.run("diary", on: 1, ["sync", "status", "--json"]))
    #expect(status["state"] == "synced")
  }

  @Test("A hub that was restored from an old copy is told of, and gets everything again")
  func restored() throws {
    let home = try SyncHome(hub: [])
    var old: [UInt8] = []
    try home.restartHub { old = try home.scratch.bytes(of: "hub.db") }
    try home.run("diary", on: 0, ["nappy", "wet", "--yes", "--at", "2026-01-30 11:00"])
    try home.run("diary", on: 0, ["sync", "now"])
    try home.run("diary", on: 1, ["sync", "now"])
    try home.run("diary", on: 1, ["note", "Smiled", "--at", "2026-01-30 11:30"])
    try home.restartHub { try home.scratch.replace("hub.db", with: old) }
    for store in 0...1 {
      let now = try home.attempt("diary", on: store, ["sync", "now"])
      #expect(now.status == 0)
      #expect(now.errors.contains("restored or damaged; everything was compared anew"))
    }
    try expectEqual(home, holding: "nappy")
    try expectEqual(home, holding: "Smiled")
  }

  @Test("A clock years ahead is told of, by the hub’s and over a folder", arguments: [true, false])
  func clock(isHub: Bool) throws {
    let home = try SyncHome(hub: isHub ? [] : nil)
    let ahead = ["--now", "2136-01-30T12:00:00Z"]
    try home.run("diary", on: 1, ["nappy", "wet", "--yes", "--at", "2026-01-30 11:00"] + ahead)
    let far = try home.attempt("diary", on: 1, ["sync", "now"] + ahead)
    #expect(far.status == 0)
    let near = try home.attempt("diary", on: 0, ["sync", "now"])
    #expect(near.status == 0)
    let told = isHub ? far.errors : near.errors
    #expect(told.contains(isHub ? "and that of the hub are" : "days ahead of this one."))
    #expect(told.contains("Nothing is lost by that; but set it right"))
    // What is said later by a clock that is right still stands.
    try home.run("diary", on: 0, ["note", "Smiled", "--at", "2026-01-30 11:30"])
    try expectEqual(home, holding: "nappy")
    try expectEqual(home, holding: "Smiled")
  }

  /// Both stores come to the same, with a word in it, and nothing waits.
  private func expectEqual(_ home: SyncHome, holding word: String) throws {
    for store in [1, 0, 1] { try home.run("diary", on: store, ["sync", "now"]) }
    let texts = try (0...1).map { try home.export($0) }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains(word))
    for store in 0...1 {
      let status = try JSON(
        parsing: try home.run("diary", on: store, ["sync", "status", "--json"])
      )
      #expect(status["waiting"] == 0)
    }
  }

  private func expectStatus(
    _ home: SyncHome,
    _ store: Int,
    waiting: Int,
    _ sentence: String
  ) throws {
    let status = try JSON(parsing: try home.run("diary", on: store, ["sync", "status", "--json"]))
    #expect(status["state"] == "trouble")
    #expect(status["waiting"]?.integer == Int64(waiting))
    #expect(status["error"]?.string?.contains(sentence) == true)
  }

  /// Puts another data key in the place of the second store's.
  ///
  /// - Returns: the one that was there.
  private func exchangeKey(
    _ home: SyncHome,
    _ other: @escaping @Sendable (DataKey) -> DataKey
  ) async throws -> DataKey {
    let store = try await StorePlugin.sqlite.make(
      StoreSetup(
        address: "\(home.scratch.path)/store-1.db",
        modules: [HouseholdSchema.module, SyncSchema.module],
        now: { Instant(seconds: 1_780_000_000) },
        random: { 4 }
      )
    )
    let former = try await store.write { transaction in
      guard let key = try transaction.fetch(DataKey.query).first else { return DataKey?.none }
      try transaction.delete(key)
      try transaction.put(other(key))
      return key
    }
    await store.close()
    return try #require(former)
  }
}
