#if Contracts
public import HearthPorts
import Testing

/// What every kind of sound does alike.
public enum SoundSourceContract {
  /// The behaviours, each with the sentence that a test run shows.
  public static let behaviours: [SoundSourceBehaviour] = [
    SoundSourceBehaviour("what it makes does not depend on how it is asked for") { source in
      let whole = try frames(of: source, 20_000, block: 20_000)
      for block in [1, 63, 64, 1000, 4097] {
        #expect(try frames(of: source, 20_000, block: block) == whole)
      }
    },
    SoundSourceBehaviour("its voices begin alike and know nothing of each other") { source in
      let first = try source.voice()
      _ = render(first, 5000, block: 5000)
      let second = try source.voice()
      let ahead = render(first, 5000, block: 500)
      let behind = render(second, 10_000, block: 10_000)
      #expect(Array(behind[5000...]) == ahead)
    },
    SoundSourceBehaviour("no frame of it is NaN or infinite") { source in
      let heard = try frames(of: source, 96_000, block: 4096)
      #expect(heard.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    },
    SoundSourceBehaviour("what has a period repeats itself after it") { source in
      guard let loop = source.loop else { return }
      let period = Int(loop.period)
      try #require(period > 0)
      let heard = try frames(of: source, 3 * period, block: 4096)
      // The first pass begins with the file's own beginning, which no end has faded into.
      #expect(heard[period..<2 * period].elementsEqual(heard[(2 * period)...]))
    },
  ]
}

/// One behaviour of a source.
public struct SoundSourceBehaviour: Sendable, CustomStringConvertible {
  /// The behaviour as a sentence.
  public let description: String
  private let check: @Sendable (any SoundSource) throws -> Void

  init(_ sentence: String, _ check: @escaping @Sendable (any SoundSource) throws -> Void) {
    description = sentence
    self.check = check
  }

  /// Checks a source; what is wrong is recorded as issues of the test.
  public func run(on source: any SoundSource) throws {
    try check(source)
  }
}

private func frames(of source: any SoundSource, _ count: Int, block: Int) throws -> [StereoFrame] {
  render(try source.voice(), count, block: block)
}

private func render(_ voice: SoundVoice, _ count: Int, block: Int) -> [StereoFrame] {
  [StereoFrame](unsafeUninitializedCapacity: count) { buffer, filled in
    guard let base = buffer.baseAddress else { return }
    while filled < count {
      let part = min(block, count - filled)
      voice.render(base + filled, part)
      filled += part
    }
  }
}
#endif
