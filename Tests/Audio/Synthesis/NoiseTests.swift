import AudioMeasures
import HearthPorts
import Testing

@Suite("The colours of noise")
struct NoiseTests {
  /// The slope in decibels an octave from 62.5 Hz to 8 kHz, and how far an octave is off the line.
  private static func slope(_ address: String) async throws -> (slope: Double, error: Double) {
    let spectrum = Spectrum(try await SoundTests.heard(address, seconds: 60))
    let octaves = (0..<8).map { octave in
      let centre = 62.5 * Double(1 << octave)
      return spectrum.density(centre / 1.19, centre * 1.19)
    }
    let middle = octaves.reduce(0, +) / 8
    var (top, bottom) = (0.0, 0.0)
    for (octave, density) in octaves.enumerated() {
      top += (Double(octave) - 3.5) * (density - middle)
      bottom += (Double(octave) - 3.5) * (Double(octave) - 3.5)
    }
    let slope = top / bottom
    let errors = octaves.enumerated().map { abs($1 - middle - slope * (Double($0) - 3.5)) }
    return (slope, errors.max() ?? 0)
  }

  @Test(
    "White, pink and brown fall by 0, 3 and 6 decibels an octave",
    arguments: zip(["white", "pink", "brown"], [0, -3.01, -6.02])
  )
  func named(_ name: String, _ expected: Double) async throws {
    let (slope, error) = try await Self.slope(name)
    #expect(abs(slope - expected) < 0.1, "\(slope)")
    #expect(error < 0.5, "\(error)")
  }

  @Test("The slider moves evenly between them", arguments: [0, 10, 25, 50, 65, 90, 100])
  func slider(_ colour: Int) async throws {
    let (slope, error) = try await Self.slope("noise?colour=\(colour)")
    #expect(abs(slope - -6.02 * Double(colour) / 100) < 0.15, "\(slope)")
    #expect(error < 0.6, "\(error)")
  }

  @Test("Every colour is as loud as all sounds", arguments: [0, 3, 15, 33, 50, 77, 95, 100])
  func loudness(_ colour: Int) async throws {
    let heard = try await SoundTests.heard("noise?colour=\(colour)", seconds: 20)
    #expect(abs(ReferenceMeter(heard).loudness - -27) < 0.5)
  }

  /// An address, the parameter that will not do, and its value.
  private static let refused: [(address: String, name: String, value: String)] = [
    ("rain?colour=1", "colour", "1"), ("noise?colour=101", "colour", "101"),
    ("noise?colour=-1", "colour", "-1"), ("pink?seed=x", "seed", "x"),
    ("sea?depth=2", "depth", "2"),
  ]

  @Test("A setting that a sound does not have is refused", arguments: refused.map(\.address))
  func refusals(_ address: String) async throws {
    let refused = try #require(Self.refused.first { $0.address == address })
    let name = try #require(address.split(separator: "?").first)
    let parameter = SoundParameter(refused.name, refused.value)
    await #expect(throws: SoundSourceError.badParameter(parameter, of: String(name))) {
      _ = try await SoundTests.source(address)
    }
  }

  @Test("A sound that there is not is refused with those that there are")
  func unknown() async throws {
    do {
      _ = try await SoundTests.source("thunder")
      Issue.record("There is thunder.")
    } catch let SoundSourceError.unknownSound(name, known) {
      #expect(name == "thunder")
      #expect(Set(known) == Set(SoundTests.names))
    }
  }
}
