import SyncProtocol

/// A decoder of bytes that come from outside.
package struct DecoderCase: Sendable {
  /// What it reads.
  package let name: String
  /// Bytes as they ought to be.
  let samples: [[UInt8]]
  /// Makes what stands at the end of altered bytes fit again, where something does.
  let completed: @Sendable ([UInt8]) -> [UInt8]
  /// Reads bytes; what it takes has to come back from its own bytes.
  ///
  /// Gives the bytes of what was read, nil where it was refused.
  let read: @Sendable ([UInt8]) -> [UInt8]?
  /// Whether one thing has one form, so that other bytes than its own are refused.
  let isStrict: Bool

  init(
    _ name: String,
    _ samples: [[UInt8]],
    isStrict: Bool = false,
    completed: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    read: @escaping @Sendable ([UInt8]) -> [UInt8]?
  ) {
    self.name = name
    self.samples = samples
    self.completed = completed
    self.read = read
    self.isStrict = isStrict
  }
}

extension DecoderCase {
  /// Lets the decoder read altered bytes.
  ///
  /// - Parameters:
  ///   - rounds: how often.
  ///   - seed: what all alterations follow from.
  /// - Returns: how many inputs were taken, and how many of those did not come back as they were.
  package func endure(rounds: Int, seed: UInt64) -> (taken: Int, wrong: Int) {
    var alteration = WireAlteration(seed: seed, samples: samples)
    var (taken, wrong) = (0, 0)
    for _ in 0..<rounds {
      let input = completed(alteration.next())
      guard let form = read(input) else { continue }
      taken += 1
      let isKept = isStrict ? form == input : read(form) == form
      if !isKept { wrong += 1 }
    }
    return (taken, wrong)
  }

  /// Whether every sample is read and comes back as it was.
  package var readsSamples: Bool {
    samples.allSatisfy { read($0) == $0 }
  }
}
