import HearthSupport
import TestSupport
import Testing

/// A child's portrait, which is too large for an envelope, between the built programs.
@Suite("A portrait goes from one device to the other", .timeLimit(.minutes(20)))
struct PortraitSyncTests {
  @Test("bit by bit, and the other side can make nothing of it", arguments: [true, false])
  func portrait(isHub: Bool) throws {
    let home = try SyncHome(hub: isHub ? [] : nil)
    for seed: UInt64 in 1...2 {
      try home.scratch.write("", to: "photo-\(seed).png")
      try home.scratch.replace("photo-\(seed).png", with: Picture.noise(side: 512, seed: seed))
      let store = seed == 1 ? 0 : 1
      let path = "\(home.scratch.path)/photo-\(seed).png"
      try home.run("diary", on: store, ["child", "edit", "Ada", "--photo", path])
      for store in [0, 1, 0] { try home.run("diary", on: store, ["sync", "now"]) }
      let texts = try (0...1).map { try home.export($0) }
      #expect(texts[0] == texts[1])
      let picture = try #require(try Self.picture(in: texts[0]))
      #expect(picture.utf8.count > 64 << 10)
      try expectBlind(home, to: picture)
    }
    let status = try JSON(parsing: try home.run("diary", on: 1, ["sync", "status", "--json"]))
    #expect(status["state"] == "synced")
  }

  private static func picture(in export: String) throws -> String? {
    try export.split(separator: "\n").lazy.map { try JSON(parsing: String($0)) }
      .compactMap { $0["picture"]?.string }.first
  }

  /// No piece of the picture is in what the other side has.
  private func expectBlind(_ home: SyncHome, to picture: String) throws {
    var files = try Listing(home.scratch.path).files.keys.filter { $0.hasPrefix("hub.db") }
    if home.hub == nil {
      let space = try #require(try Array(Listing("\(home.scratch.path)/shared").files.keys).first)
      files = try Listing("\(home.scratch.path)/shared/\(space)").files.keys.map {
        "shared/\(space)/\($0)"
      }
      #expect(files.contains { $0.hasSuffix(".chunk") })
    }
    for file in files {
      let bytes = try home.scratch.bytes(of: file)
      for start in [100, 50_000] {
        let piece = Array(picture.utf8.dropFirst(start).prefix(12))
        #expect(!bytes.holds(piece), "\(file)")
      }
    }
  }
}
