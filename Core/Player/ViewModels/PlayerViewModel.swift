public import HearthMiniPlayer
public import HearthPorts
public import HearthSupport

/// The Player scene: the mini player's figures, each sound with its volume, the level, the timers.
public struct PlayerViewModel: Sendable, Hashable {
  /// A sound of the mix.
  public struct Sound: Sendable, Hashable {
    /// Its place in the mix, by which its volume is set.
    public let place: Int
    /// What it is called.
    public let title: String
    /// Its volume within the mix, 0 to 100.
    public let volume: Int

    /// The volume that so many steps more or less make, as far as there are any.
    public func volume(changedBy steps: Int) -> Int { min(max(volume + steps, 0), 100) }
  }

  /// What the mini player shows of it, and what can be done now.
  public let mini: MiniPlayerViewModel
  /// The mix in its order.
  public let sounds: [Sound]
  /// The address of the output; nil while there is none.
  public let output: String?
  /// How far a meter from -60 dB to full scale is lit, 0 to 1.
  public let level: Double
  /// What the last command left to be said.
  public let remarks: [String]

  /// The timers that are offered, in minutes.
  public static let timers = [10, 20, 30, 45, 60, 90, 120, 240]
  /// By how many minutes a running timer is extended at once.
  public static let extensions = [5, 15, 30]

  /// The scene of a status in a language.
  public init(_ status: RemoteStatus, in messages: Messages) {
    mini = MiniPlayerViewModel(status, in: messages)
    sounds = status.sounds.enumerated().map { place, sound in
      Sound(place: place, title: sound.title, volume: sound.volume)
    }
    output = status.output
    level = Self.meter(status.level)
    remarks = status.remarks
  }

  /// Sixty decibels are a factor of a thousand.
  private static func meter(_ peak: Double) -> Double {
    guard peak > 0 else { return 0 }
    let share = 1 + RealFunctions.logarithm(peak) / RealFunctions.logarithm(1000)
    return min(max(share, 0), 1)
  }
}
