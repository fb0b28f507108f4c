public import HearthPlugins
public import HearthPorts

/// Makes the sources of a mix out of the kinds of sound that a program carries.
public struct SoundShop: Sendable {
  /// How many bytes of decoded files a single sound may keep in memory.
  public static let memoryOfOne = 16 << 20
  /// How many bytes all sounds of a mix may keep together.
  public static let memoryOfMix = 96 << 20

  private let sources: SoundSourceRegistry

  /// A shop over some kinds of sound.
  public init(_ sources: SoundSourceRegistry) {
    self.sources = sources
  }

  /// Whether addresses of a scheme take parameters; nil where no kind of sound has it.
  public func hasParameters(_ scheme: String) -> Bool? {
    (try? sources.plugin(named: scheme)).map { !$0.options.isEmpty }
  }

  /// The sounds that can be had, in their order, and why the others cannot.
  ///
  /// The same sound twice is two different ones: each gets a seed of its own.
  ///
  /// - Throws: `PlayerError` where there are too many, or not one can be had; `UnknownPlugin`.
  public func fetch(
    _ mix: [MixEntry],
    seed: UInt64,
    canWait: Bool = false
  ) async throws -> SoundMix {
    guard mix.count <= MixEntry.limit else {
      throw PlayerError.tooManySounds(limit: MixEntry.limit)
    }
    let memory = mix.count == 1 ? Self.memoryOfOne : Self.memoryOfMix / max(1, mix.count)
    var fetched = SoundMix(seed: seed)
    var copies: [SoundAddress: UInt64] = [:]
    for entry in mix {
      let address = entry.address
      let plugin = try sources.plugin(named: address.scheme)
      let request = SoundRequest(
        address: address.path,
        parameters: address.parameters,
        seed: seed &+ copies[address, default: 0],
        memory: memory,
        canWait: canWait
      )
      copies[address, default: 0] += 1
      do {
        fetched.sounds.append(SoundMix.Sound(entry: entry, source: try await plugin.make(request)))
      } catch let reason as SoundSourceError {
        fetched.failures.append(SoundFailure(address, reason))
      }
    }
    guard !fetched.sounds.isEmpty else { throw PlayerError.nothingToPlay(fetched.failures) }
    return fetched
  }
}

/// The sounds of a mix, ready to be played.
public struct SoundMix: Sendable {
  /// A sound with its place in the mix.
  public struct Sound: Sendable {
    /// What was asked for.
    public internal(set) var entry: MixEntry
    /// What makes it.
    public let source: any SoundSource
  }

  /// Those that can be played.
  public internal(set) var sounds: [Sound] = []
  /// Those that cannot, which the others go on without.
  public internal(set) var failures: [SoundFailure] = []
  /// What makes it differ from the same mix at another time.
  let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }
}
