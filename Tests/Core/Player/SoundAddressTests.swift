import HearthPorts
import PlayerCore
import Testing

@Suite("Addresses of sounds")
struct SoundAddressTests {
  /// Which schemes there are, and whether they take parameters.
  private static func hasParameters(_ scheme: String) -> Bool? {
    ["synth": true, "file": false][scheme]
  }

  /// What is written, and the URL it means.
  private static let addresses: [(text: String, url: String)] = [
    ("rain", "synth:rain"), ("rain?seed=1", "synth:rain?seed=1"),
    ("synth:rain?seed=1", "synth:rain?seed=1"),
    ("noise?colour=30&seed=2", "synth:noise?colour=30&seed=2"),
    ("rain.flac", "file:rain.flac"), ("/a/b?c=d.wav", "file:/a/b?c=d.wav"),
    ("file:/a/b?c=d.wav", "file:/a/b?c=d.wav"), ("./rain", "file:./rain"),
    ("thunder", "file:thunder"), ("http://a/b", "http://a/b"), ("C:x.wav", "file:C:x.wav"),
    ("a/b:c.wav", "file:a/b:c.wav"), ("", "file:"), ("Rain", "file:Rain"),
  ]

  @Test("A name, a URL and a path are told apart", arguments: addresses.map(\.text))
  func meaning(_ text: String) throws {
    let url = try #require(Self.addresses.first { $0.text == text }?.url)
    #expect(SoundAddress(text, hasParameters: Self.hasParameters).url == url)
  }

  @Test("A volume may stand behind a colon")
  func volumes() throws {
    func entry(_ text: String) throws -> MixEntry {
      try MixEntry(text, hasParameters: Self.hasParameters)
    }
    #expect(try entry("rain:70").address.url == "synth:rain")
    #expect(try entry("rain:70").volume.number == 70)
    #expect(try entry("synth:rain?seed=1:5").address.url == "synth:rain?seed=1")
    #expect(try entry("synth:rain?seed=1:5").volume.number == 5)
    #expect(try entry("a.flac:0").volume.number == 0)
    #expect(try entry("rain").volume == .full)
    // A scheme is none the less one.
    #expect(try entry("file:70").address.url == "file:70")
  }

  @Test(
    "What stands behind the name of a track and is no volume is said to be none",
    arguments: ["101", "-1", "x", "", "7.5", "1e1", "70%", "99999999999999999999"]
  )
  func noVolumes(_ text: String) {
    #expect(throws: PlayerError.notAVolume(text)) {
      try MixEntry("rain:\(text)", hasParameters: Self.hasParameters)
    }
  }

  @Test("A volume is a cube in amplitude, 0 exactly 0")
  func gains() {
    #expect(SoundVolume(0)?.gain == 0)
    #expect(SoundVolume(50)?.gain == 0.125)
    #expect(SoundVolume(100)?.gain == 1)
    #expect(SoundVolume(101) == nil && SoundVolume(-1) == nil)
  }

  @Test(
    "What other programs ask for is clamped",
    arguments: zip(
      [0, 1e-9, 0.5, 1, 5, -3, Double.nan, .infinity],
      [0, 0, 50, 100, 100, 0, 0, 100]
    )
  )
  func clamping(_ share: Double, _ number: Int) {
    #expect(SoundVolume(clamping: share).number == number)
  }

  @Test("Every track is on one shelf, and can be played")
  func tracks() {
    let names = SoundCollection.all.flatMap(\.tracks).map(\.name)
    #expect(names.count == Set(names).count)
    #expect(names.contains("washing-machine"))
    #expect(names.allSatisfy { Track.named($0)?.address.url == "synth:\($0)" })
  }
}
