/// A sound that can go on for ever: a generator, or a file that is looped.
///
/// A source is looked at and prepared once; it then gives any number of voices, which play
/// independently of each other.
public protocol SoundSource: Sendable {
  /// How its passes join; nil for a sound that never repeats.
  var loop: SoundLoop? { get }

  /// A voice at the beginning of the sound.
  ///
  /// - Throws: `SoundSourceError` where what was there when the source was made is gone.
  func voice() throws(SoundSourceError) -> SoundVoice
}

/// How a finite sound is made endless.
public struct SoundLoop: Sendable, Equatable {
  /// What happens where a pass ends and the next begins.
  public enum Seam: String, Sendable {
    /// Nothing: the last frame and the first one fit.
    case exact
    /// The end of a pass fades out while the next fades in.
    case crossfade
  }

  /// How the passes join.
  public let seam: Seam
  /// Frames of silence left out at both edges.
  public let trimmed: Int64
  /// After how many frames the sound repeats itself.
  public let period: Int64
  /// Whether the file promises more than can be read; what can be read is looped.
  public let isCutShort: Bool

  /// A loop; lengths are in frames of `SoundRate`.
  public init(seam: Seam, trimmed: Int64, period: Int64, isCutShort: Bool = false) {
    self.seam = seam
    self.trimmed = trimmed
    self.period = period
    self.isCutShort = isCutShort
  }
}

/// What a source plugin needs to make a source.
public struct SoundRequest: Sendable {
  /// What follows the scheme, without the question mark and what is behind it: a name or a path.
  public let address: String
  /// What stands behind the question mark.
  public let parameters: [SoundParameter]
  /// What generators begin with where the address names no seed.
  public let seed: UInt64
  /// How many bytes of decoded sound the source may keep in memory.
  public let memory: Int
  /// Whether voices may make their caller wait, as where nobody listens: they then never miss a frame.
  public let canWait: Bool

  /// A request for a source.
  public init(
    address: String,
    parameters: [SoundParameter] = [],
    seed: UInt64 = 1,
    memory: Int = 16 << 20,
    canWait: Bool = false
  ) {
    self.address = address
    self.parameters = parameters
    self.seed = seed
    self.memory = memory
    self.canWait = canWait
  }
}

/// A setting in an address: `seed=1`.
public struct SoundParameter: Sendable, Hashable {
  /// What is set.
  public let name: String
  /// To what.
  public let value: String

  /// A setting.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Why a source cannot be had.
public enum SoundSourceError: Error, Sendable, Equatable {
  /// A generator of this name is not known.
  case unknownSound(String, known: [String])
  /// A setting of the address is unknown, or its value will not do.
  case badParameter(SoundParameter, of: String)
  /// There is nothing under this path.
  case missing(path: String)
  /// The account may not read it.
  case notPermitted(path: String)
  /// It is a folder.
  case isFolder(path: String)
  /// It is a pipe, a device or a socket: reading it might never end.
  case notAFile(path: String)
  /// It is a file, but not of a format that can be read.
  case notSound(path: String)
  /// It is a sound file without a single frame.
  case empty(path: String)
  /// The system or the decoder failed.
  case inputOutput(path: String, detail: String)
}
