/// The hash of FIPS 180-4; small and slow, for a few bytes now and then.
enum SHA256 {
  private static let primes = Array(
    (2...311).filter { number in
      number < 4 || (2...Int(Double(number).squareRoot())).allSatisfy { number % $0 != 0 }
    }.prefix(64)
  )
  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { root($0, of: 3) }
  /// The same of the square roots of the first eight.
  private static let beginning = primes.prefix(8).map { root($0, of: 2) }

  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = Array(beginning)
    let length = UInt64(message.count) * 8
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      let words = schedule(padded[start..<start + 64])
      for (index, value) in compressed(state, words).enumerated() { state[index] &+= value }
    }
    return state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = (0..<16).map { index in
      block.dropFirst(4 * index).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let low = turned(a, 7) ^ turned(a, 18) ^ (a >> 3)
      let high = turned(b, 17) ^ turned(b, 19) ^ (b >> 10)
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    return words
  }

  private static func compressed(_ state: [UInt32], _ words: [UInt32]) -> [UInt32] {
    var s = state
    for (constant, word) in zip(constants, words) {
      let high = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ high &+ choice &+ constant &+ word
      let low = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ low &+ majority] + s[0..<3] + [s[3] &+ first] + s[4..<7]
    }
    return s
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word >> bits | word << (32 - bits)
  }

  /// The first 32 bits behind the point of a root, found bit by bit in whole numbers.
  private static func root(_ number: Int, of degree: Int) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let trial = root | 1 << UInt64(bit)
      if power(trial, degree) <= UInt128(number) << UInt128(32 * degree) { root = trial }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static func power(_ base: UInt64, _ degree: Int) -> UInt128 {
    (0..<degree).reduce(UInt128(1)) { product, _ in product * UInt128(base) }
  }
}
