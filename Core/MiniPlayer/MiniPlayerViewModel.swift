public import HearthPorts
public import HearthSupport

/// The mini player, in every screen but settings: what plays, how loud, how long still.
public struct MiniPlayerViewModel: Sendable, Hashable {
  /// What a person can do now.
  public enum Action: String, Sendable, CaseIterable {
    case pause
    case resume
    case stop
    case setTimer
    case extendTimer
    case cancelTimer
    case setVolume
  }

  /// Whether there is anything to show: something plays or could go on.
  public let isShown: Bool
  /// The sounds by their titles.
  public let title: String
  /// What the player does.
  public let state: String
  /// Whether sound is being made.
  public let isPlaying: Bool
  /// Until silence, as `1:05:09` or `9:59`; nil without a timer.
  public let remaining: String?
  /// Whether the timer makes the sound softer already.
  public let isFading: Bool
  /// The volume, 0 to 100.
  public let volume: Int
  /// The loudest volume that can be set.
  public let highestVolume: Int
  /// In the order they are shown.
  public let actions: [Action]
  /// All of it in a line.
  public let summary: String

  /// What a status looks like in a language.
  public init(_ status: RemoteStatus, in messages: Messages) {
    isShown = !status.sounds.isEmpty
    title =
      status.sounds.isEmpty
      ? messages("player.nothing") : messages.list(status.sounds.map(\.title))
    state = messages(MessageKey("player.state.\(status.state.rawValue)"))
    isPlaying = status.state == .playing
    remaining = status.timer.map { Self.clock($0.remaining) }
    isFading = status.timer?.isFading ?? false
    volume = status.volume
    highestVolume = status.highestVolume
    actions = Self.actions(status)
    if status.sounds.isEmpty {
      summary = messages("player.nothing")
    } else if let remaining {
      let key: MessageKey = isFading ? "player.line.fading" : "player.line.timer"
      summary = messages(key, state, title, volume, remaining)
    } else {
      summary = messages("player.line", state, title, volume)
    }
  }

  /// The volume that so many steps more or less make, as far as there are any.
  public func volume(changedBy steps: Int) -> Int {
    min(max(volume + steps, 0), highestVolume)
  }

  private static func actions(_ status: RemoteStatus) -> [Action] {
    let timer: [Action] =
      status.timer == nil ? [.setTimer] : [.setTimer, .extendTimer, .cancelTimer]
    return switch status.state {
    case .playing: [.pause, .stop] + timer + [.setVolume]
    case .paused: [.resume, .stop] + timer + [.setVolume]
    case .deviceLost: [.stop] + timer + [.setVolume]
    case .stopped: [.setVolume]
    }
  }

  private static func clock(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}
