public import HearthModel
import HearthPorts
import HearthSupport

/// What a person has set on this machine; it stays on it.
public struct PlayerSettings: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The volume, 0 to 100.
  public var volume: Int
  /// The address of the output; nil for the program's own choice.
  public var output: String?
  /// The cap of the A-weighted level in tenths of dBFS(A); nil for none.
  public var capTenths: Int?
  /// What a level of 0 dBFS(A) is at the cot, in tenths of dB(A), measured with a phone; nil where
  /// nobody has: then no figure in dB(A) is claimed.
  public var calibrationTenths: Int?
  /// The PIN without which cap and calibration stay as they are, hashed; nil for none.
  public var pinCheck: String?
  /// By how many decibels to either side each sound wanders slowly; nil for not at all.
  public var variationDecibels: Int?

  // swift-format-ignore
  public static let schema = Schema(52, "player_settings", isLocal: true, PlayerSettings.init,
    Field(1, "volume", \.volume),
    Field(2, "output", \.output),
    Field(3, "cap_tenths", \.capTenths),
    Field(4, "calibration_tenths", \.calibrationTenths),
    Field(5, "pin_check", \.pinCheck),
    Field(6, "variation_decibels", \.variationDecibels),
  )

  /// The settings of a machine that has none.
  public static let standard = PlayerSettings(
    id: RecordID(high: 0, low: 52),
    volume: 100,
    output: nil,
    capTenths: nil,
    calibrationTenths: nil,
    pinCheck: nil,
    variationDecibels: nil
  )
}

/// What played last on this machine, to go on after a restart.
public struct LastPlayed: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// The sounds, as `MixText` writes them.
  public var mixText: String
  /// Whether it played, rather than being paused or stopped.
  public var wasPlaying: Bool
  /// When this was written.
  public var at: Instant
  /// The seconds the timer had to go then; nil without a timer.
  public var timerSeconds: Int?
  /// Whether it was paused; nil is no.
  public var wasPaused: Bool?

  // swift-format-ignore
  public static let schema = Schema(53, "last_played", isLocal: true, LastPlayed.init,
    Field(1, "mix", \.mixText),
    Field(2, "playing", \.wasPlaying),
    Field(3, "at", \.at),
    Field(4, "timer_seconds", \.timerSeconds),
    Field(5, "paused", \.wasPaused),
  )
}

extension PlayerSettings {
  /// The cap of the A-weighted level in dBFS(A), or none.
  public var cap: Double? { capTenths.map { Double($0) / 10 } }

  /// How many decibels sounds may wander to either side.
  public static let variations = 1...9
  /// What they wander where nobody says how much.
  public static let usualVariation = 3

  /// The living variation, 0 for none.
  public var variation: Double { Double(variationDecibels ?? 0) }

  /// The loudest volume under the cap: what the loudest of the program's own sounds may have.
  public var highestVolume: SoundVolume {
    guard let cap, cap < RenderOrder.standardCap else { return .full }
    let share = RealFunctions.power(10, (cap - RenderOrder.standardCap) / 60)
    return SoundVolume(Int((share * 100).rounded(.down))) ?? .full
  }
}

extension LastPlayed {
  /// Whether it was paused.
  var isPaused: Bool { wasPaused ?? false }

  /// What a status leaves to be gone on with.
  public init(_ status: PlayerStatus, at now: Instant) {
    self.init(
      id: RecordID(high: 0, low: 53),
      mixText: MixText.write(status.mix),
      wasPlaying: status.state == .playing || status.state == .deviceLost,
      at: now,
      timerSeconds: status.timer.map { Int($0.remaining.roundedSeconds) },
      wasPaused: status.state == .paused
    )
  }

  /// What is to be played after a restart; nil where nothing is, a timer having run out meanwhile.
  ///
  /// - Parameter now: the moment of the restart; a clock that was set back counts no time.
  /// - Returns: the sounds, and the seconds their timer has to go.
  public func resumed(at now: Instant) -> (mix: [MixEntry], timerSeconds: Int?)? {
    let mix = MixText.read(mixText)
    guard wasPlaying || isPaused, !mix.isEmpty else { return nil }
    // A pause freezes the timer, however long it lasts.
    guard let timerSeconds, !isPaused else { return (mix, timerSeconds) }
    let passed = max(0, Int((now.milliseconds - at.milliseconds) / 1000))
    return passed < timerSeconds ? (mix, timerSeconds - passed) : nil
  }
}
