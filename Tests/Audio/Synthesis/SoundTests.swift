import AudioMeasures
import AudioSynthesis
import CAllocations
import HearthPlugins
import HearthPorts
import Testing

@Suite("Each computed sound", .timeLimit(.minutes(20)))
struct SoundTests {
  static let names = [
    "rain", "heavy-rain", "wind", "sea", "stream", "fire", "night", "fan", "hair-dryer", "vacuum",
    "washing-machine", "car", "heartbeat", "womb", "shush", "white", "pink", "brown", "music-box",
    "noise",
  ]

  /// Where most of its power lies, in Hz, and the share that is at least there.
  private static let bands: [(name: String, low: Double, high: Double, share: Double)] = [
    ("rain", 1500, 20_000, 0.85), ("heavy-rain", 200, 12_000, 0.9), ("wind", 150, 2500, 0.85),
    ("sea", 40, 5000, 0.9), ("stream", 300, 4000, 0.8), ("fire", 15, 400, 0.65),
    ("night", 100, 6000, 0.8), ("fan", 50, 2000, 0.9), ("hair-dryer", 350, 8000, 0.9),
    ("vacuum", 200, 5000, 0.9), ("washing-machine", 30, 2000, 0.85), ("car", 30, 1500, 0.9),
    ("heartbeat", 25, 150, 0.8), ("womb", 15, 500, 0.9), ("shush", 1000, 8000, 0.9),
    ("music-box", 100, 4000, 0.9),
  ]

  static func source(_ address: String, seed: UInt64 = 1) async throws -> any SoundSource {
    let parts = address.split(separator: "?")
    let parameters = parts.dropFirst().map { setting in
      let sides = setting.split(separator: "=")
      return SoundParameter(String(sides[0]), String(sides[1]))
    }
    let request = SoundRequest(address: String(parts[0]), parameters: parameters, seed: seed)
    return try await SoundSourcePlugin.synth.make(request)
  }

  static func heard(_ name: String, seconds: Int, seed: UInt64 = 1) async throws -> [StereoFrame] {
    frames(of: try await source(name, seed: seed).voice(), seconds * 48_000)
  }

  @Test("It has -27 LUFS within half a unit, for any seed", arguments: names)
  func loudness(_ name: String) async throws {
    for seed in [1, 77] as [UInt64] {
      let heard = try await Self.heard(name, seconds: 45, seed: seed)
      let loudness = Loudness.integrated(heard)
      #expect(abs(loudness - -27) <= 0.5, "\(loudness) LUFS with seed \(seed)")
    }
  }

  @Test("Its true peak is below -6 dBTP, it has no constant part and no NaN", arguments: names)
  func cleanness(_ name: String) async throws {
    let heard = try await Self.heard(name, seconds: 40, seed: 5)
    #expect(Peak.truePeak(heard) <= -6)
    let mean = mean(heard)
    #expect(abs(mean.x) < 1e-4 && abs(mean.y) < 1e-4)
    #expect(heard.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("It begins at once, but for what swells", arguments: names)
  func beginning(_ name: String) async throws {
    let heard = try await Self.heard(name, seconds: 2)
    let swelling = ["sea", "shush", "heartbeat", "womb"]
    let first = level(heard.prefix(4800))
    #expect(first > (swelling.contains(name) ? 0.0001 : 0.002), "\(first)")
  }

  @Test("It is the same for a seed, and another for another", arguments: names)
  func seeds(_ name: String) async throws {
    let heard = try await Self.heard(name, seconds: 3, seed: 9)
    #expect(try await heard == Self.heard(name, seconds: 3, seed: 9))
    #expect(try await heard == Self.heard("\(name)?seed=9", seconds: 3, seed: 4))
    #expect(try await heard != Self.heard(name, seconds: 3, seed: 10))
  }

  @Test("It never repeats itself", arguments: names)
  func repetition(_ name: String) async throws {
    #expect(repetitions(in: try await Self.heard(name, seconds: 30)) == 0)
  }

  @Test("Its sides are related, but not one and the same", arguments: names)
  func stereo(_ name: String) async throws {
    let heard = try await Self.heard(name, seconds: 20)
    #expect(abs(balance(heard)) < 3)
    #expect(heard.contains { $0.x != $0.y })
  }

  @Test("Its power lies where it does in nature", arguments: bands.map(\.name))
  func spectrum(_ name: String) async throws {
    let band = try #require(Self.bands.first { $0.name == name })
    let spectrum = Spectrum(try await Self.heard(name, seconds: 30))
    let share = spectrum.share(band.low, band.high)
    #expect(share >= band.share, "\(share), centroid \(spectrum.centroid)")
  }

  @Test("Rendering it takes nothing from the heap", arguments: names)
  func allocations(_ name: String) async throws {
    try #require(allocations_can_be_counted() == 1)
    let voice = try await Self.source(name).voice()
    var block = [StereoFrame](repeating: .zero, count: 4800)
    let count = block.withUnsafeMutableBufferPointer { block -> Int64 in
      guard let base = block.baseAddress else { return -1 }
      voice.render(base, 4800)
      allocations_begin()
      for _ in 0..<100 { voice.render(base, 4800) }
      return allocations_end()
    }
    #expect(count == 0)
  }
}
