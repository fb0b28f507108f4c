public import HearthSupport

/// The Player scene, and the mini player in every other: what plays, how loud, how long still.
public struct PlayerViewModel: Sendable, Hashable {
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

  /// The sounds by their titles.
  public let title: String
  /// What the player does.
  public let state: String
  /// Until silence, as `1:05:09` or `9:59`; nil without a timer.
  public let remaining: String?
  /// Whether the timer makes the sound softer already.
  public let isFading: Bool
  /// The volume, 0 to 100.
  public let volume: Int
  /// In the order they are shown.
  public let actions: [Action]
  /// All of it in a line.
  public let summary: String

  /// The scene of a status in a language.
  public init(_ status: PlayerStatus, in messages: Messages) {
    title =
      status.mix.isEmpty
      ? messages("player.nothing") : messages.list(status.mix.map { $0.address.title(messages) })
    state = messages(MessageKey("player.state.\(status.state.rawValue)"))
    remaining = status.timer.map { Self.clock($0.remaining.roundedSeconds) }
    isFading = status.timer?.isFading ?? false
    volume = status.volume.number
    actions = Self.actions(status)
    if status.mix.isEmpty {
      summary = messages("player.nothing")
    } else if let remaining, status.timer != nil {
      let key: MessageKey = isFading ? "player.line.fading" : "player.line.timer"
      summary = messages(key, state, title, volume, remaining)
    } else {
      summary = messages("player.line", state, title, volume)
    }
  }

  private static func actions(_ status: PlayerStatus) -> [Action] {
    let timer: [Action] =
      status.timer == nil ? [.setTimer] : [.setTimer, .extendTimer, .cancelTimer]
    return switch status.state {
    case .playing: [.pause, .stop] + timer + [.setVolume]
    case .paused: [.resume, .stop] + timer + [.setVolume]
    case .deviceLost: [.stop] + timer + [.setVolume]
    case .stopped: [.setVolume]
    }
  }

  private static func clock(_ seconds: Int64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}
