import AudioMeasures
import AudioSynthesis
import CAllocations
import Glibc
import HearthPlugins
import HearthPorts
import Testing

@Suite("Each computed sound", .timeLimit(.minutes(20)))
struct SoundTests {
  static let names = [
    "rain", "heavy-rain", "wind", "sea", "stream", "fire", "night", "fan", "hair-dryer", "vacuum",
    "washing-machine", "car", "heartbeat", "womb", "shush", "white", "pink", "brown", "music-box",
    "cradle-song", "little-star", "moonlight", "noise",
  ]

  /// Where most of its power lies, in Hz, and the share that is at least there.
  private static let bands: [(name: String, low: Double, high: Double, share: Double)] = [
    ("rain", 1500, 20_000, 0.85), ("heavy-rain", 400, 14_000, 0.9), ("wind", 150, 2500, 0.85),
    ("sea", 40, 5000, 0.9), ("stream", 300, 4000, 0.8), ("fire", 30, 500, 0.6),
    ("night", 100, 6000, 0.8), ("fan", 50, 3000, 0.85), ("hair-dryer", 350, 10_000, 0.9),
    ("vacuum", 200, 8000, 0.85), ("washing-machine", 30, 2000, 0.85), ("car", 30, 1500, 0.9),
    ("heartbeat", 25, 150, 0.8), ("womb", 15, 1000, 0.82), ("shush", 1000, 8000, 0.9),
    ("music-box", 100, 4000, 0.9), ("cradle-song", 100, 4000, 0.9),
    ("little-star", 100, 4000, 0.9), ("moonlight", 100, 4000, 0.9),
  ]

  /// Where the centre of gravity of its power lies, in Hz, as recipes of such sounds have it; of the
  /// last four no recipe tells, and they are held to what they are.
  private static let centres: [(name: String, centre: Double)] = [
    ("rain", 8600), ("heavy-rain", 5800), ("wind", 1000), ("sea", 1600), ("stream", 1700),
    ("fan", 1700), ("hair-dryer", 4500), ("vacuum", 3100), ("heartbeat", 60), ("womb", 600),
    ("shush", 4400), ("music-box", 800),
    ("cradle-song", 800), ("little-star", 800), ("moonlight", 800),
    ("fire", 1800), ("night", 1300), ("washing-machine", 670), ("car", 270),
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

  /// Sounds that change within seconds, of which a meter needs to hear more.
  private static let lively: Set<String> = [
    "wind", "sea", "stream", "fire", "night", "washing-machine", "car", "heartbeat", "womb",
    "shush",
    "music-box", "cradle-song", "little-star", "moonlight",
  ]

  @Test(
    "For any seed it has -27 LUFS within half a unit, a true peak below -6 dBTP and nothing constant",
    arguments: names
  )
  func levels(_ name: String) async throws {
    for seed in [1, 77] as [UInt64] {
      let seconds = Self.lively.contains(name) ? 45 : 20
      let heard = try await Self.heard(name, seconds: seconds, seed: seed)
      let meter = ReferenceMeter(heard)
      #expect(abs(meter.loudness - -27) <= 0.5, "\(meter.loudness) LUFS with seed \(seed)")
      #expect(meter.truePeak <= -6, "\(meter.truePeak) dBTP with seed \(seed)")
      let mean = mean(heard)
      #expect(abs(mean.x) < 1e-4 && abs(mean.y) < 1e-4)
      let isFinite = heard.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      #expect(isFinite)
    }
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
    let again = try await heard == Self.heard(name, seconds: 3, seed: 9)
    let named = try await heard == Self.heard("\(name)?seed=9", seconds: 3, seed: 4)
    let other = try await heard == Self.heard(name, seconds: 3, seed: 10)
    #expect(again && named && !other)
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

  @Test(
    "The centre of gravity of its power is where such sounds have it, within a quarter",
    arguments: centres.map(\.name)
  )
  func centre(_ name: String) async throws {
    let expected = try #require(Self.centres.first { $0.name == name }).centre
    let centre = Spectrum(try await Self.heard(name, seconds: 30)).centroid
    #expect(abs(centre / expected - 1) < 0.25, "\(centre)")
  }

  @Test("A fire has its roar, its crackle and little between, a washing machine its beat")
  func characters() async throws {
    let fire = Spectrum(try await Self.heard("fire", seconds: 30))
    #expect(fire.share(30, 250) > 0.5)
    #expect(fire.share(1500, 9000) > 0.1 && fire.share(1500, 9000) < 0.35)
    #expect(fire.share(400, 1500) < 0.1)
    // The drum turns a little less than once a second: the loudness swings by decibels with it.
    let heard = try await Self.heard("washing-machine", seconds: 20)
    let levels = stride(from: 0, to: heard.count - 4800, by: 4800).map { start in
      20 * log10(level(heard[start..<start + 4800]))
    }
    let turns = zip(levels, levels.dropFirst(6)).map { abs($0 - $1) }
    let rounds = zip(levels, levels.dropFirst(12)).map { abs($0 - $1) }
    let (half, whole) = (turns.reduce(0, +), rounds.reduce(0, +))
    #expect(half / Double(turns.count) > 1.5 * whole / Double(rounds.count))
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
