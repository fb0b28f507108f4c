import SeededRandom

/// Bytes of the wire as a fault or an enemy might leave them.
struct WireAlteration {
  private var random: SplitMix64
  private let samples: [[UInt8]]

  init(seed: UInt64, samples: [[UInt8]]) {
    random = SplitMix64(seed: seed)
    self.samples = samples
  }

  /// The next bytes: mostly a sample with a few places changed, sometimes nothing but noise.
  mutating func next() -> [UInt8] {
    guard var bytes = samples.randomElement(using: &random), choice(of: 12) > 0 else {
      return noise(choice(of: 120))
    }
    for _ in 0...choice(of: 4) where !bytes.isEmpty { alter(&bytes) }
    switch choice(of: 8) {
    case 0: bytes.removeLast(choice(of: bytes.count + 1))
    case 1: bytes += noise(choice(of: 20))
    case 2:
      // The beginning of one and the end of another.
      let other = samples.randomElement(using: &random) ?? []
      bytes = Array(bytes.prefix(choice(of: bytes.count + 1)))
      bytes += other.suffix(choice(of: other.count + 1))
    default: break
    }
    return bytes
  }

  private mutating func alter(_ bytes: inout [UInt8]) {
    let place = choice(of: bytes.count)
    switch choice(of: 6) {
    case 0: bytes[place] ^= 1 << UInt8(choice(of: 8))
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(contentsOf: noise(choice(of: 4)), at: place)
    // Counts that go on and on, numbers of the largest kind.
    case 4: bytes.insert(contentsOf: Array(repeating: 0xFF, count: 1 + choice(of: 10)), at: place)
    default: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
    }
  }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  private mutating func choice(of count: Int) -> Int {
    Int.random(in: 0..<max(1, count), using: &random)
  }
}
