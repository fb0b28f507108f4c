package import SeededRandom

extension [UInt8] {
  /// The bytes as a fault, another program or another system might leave them: in another encoding,
  /// with other line ends, with some bytes changed, lost or put in, cut off.
  package func altered(_ random: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<12, using: &random) == 0 { return utf16 }
    var bytes = rewritten(Int.random(in: 1..<12, using: &random))
    for _ in 0..<Int.random(in: 0...5, using: &random) where !bytes.isEmpty {
      bytes.alterOnePlace(&random)
    }
    if Int.random(in: 0..<3, using: &random) == 0, !bytes.isEmpty {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    }
    return bytes
  }

  private var utf16: [UInt8] {
    String(decoding: self, as: UTF8.self).utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
  }

  /// The whole in another form; the same where the choice is none.
  private func rewritten(_ choice: Int) -> [UInt8] {
    switch choice {
    case 1: return map { $0 == 0x0A ? 0x0D : $0 }
    case 2: return [0xEF, 0xBB, 0xBF] + self
    // As Latin-1 has one byte for a letter.
    case 3: return map { $0 >= 0x80 ? 0xE9 : $0 }
    case 4:
      var bytes = self
      bytes.replace([0x0A], with: [0x0D, 0x0A])
      return bytes
    default: return self
    }
  }

  private mutating func alterOnePlace(_ random: inout SplitMix64) {
    let place = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: self[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: remove(at: place)
    case 2: insert(contentsOf: "99999999".utf8, at: place)
    default: insert(UInt8(ascii: "-"), at: place)
    }
  }
}
