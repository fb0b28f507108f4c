import HearthPorts
import HearthSupport

/// A question as it is sent.
enum WireQuestion: Equatable {
  case status
  case follow
  case perform(RemoteCommand)
}

extension WireQuestion {
  /// The question in a language, as a value of the wire.
  func wire(in language: String) -> JSON {
    let members: [JSON.Member]
    switch self {
    case .status: members = [JSON.Member("do", "status")]
    case .follow: members = [JSON.Member("do", "follow")]
    case .perform(let command): members = command.members
    }
    return .object(members + [JSON.Member("language", .string(language))])
  }

  /// The question that was sent, and its language; nil where it is none.
  static func read(_ json: JSON) -> (question: WireQuestion, language: String)? {
    let language = json["language"]?.string ?? "en"
    switch json["do"]?.string {
    case "status": return (.status, language)
    case "follow": return (.follow, language)
    default: return RemoteCommand(wire: json).map { (.perform($0), language) }
    }
  }
}

extension RemoteCommand {
  fileprivate var members: [JSON.Member] {
    switch self {
    case .play(let order): order.members
    case .pause: [JSON.Member("do", "pause")]
    case .resume: [JSON.Member("do", "resume")]
    case .toggle: [JSON.Member("do", "toggle")]
    case .stop(let fade): [JSON.Member("do", "stop"), JSON.Member("fade", JSON(fade))]
    case .timer(let text): [JSON.Member("do", "timer"), JSON.Member("timer", .string(text))]
    case .volume(let volume): [JSON.Member("do", "volume"), JSON.Member("volume", JSON(volume))]
    case .soundVolume(let place, let volume):
      [
        JSON.Member("do", "sound-volume"), JSON.Member("place", JSON(place)),
        JSON.Member("volume", JSON(volume)),
      ]
    case .step(let steps): [JSON.Member("do", "step"), JSON.Member("by", JSON(steps))]
    case .reload: [JSON.Member("do", "reload")]
    case .quit: [JSON.Member("do", "quit")]
    }
  }

  fileprivate init?(wire json: JSON) {
    switch json["do"]?.string {
    case "play":
      guard let order = RemoteOrder(wire: json) else { return nil }
      self = .play(order)
    case "pause": self = .pause
    case "resume": self = .resume
    case "toggle": self = .toggle
    case "stop": self = .stop(fade: json["fade"]?.number)
    case "reload": self = .reload
    case "quit": self = .quit
    default:
      guard let command = RemoteCommand(wireWithFigures: json) else { return nil }
      self = command
    }
  }

  private init?(wireWithFigures json: JSON) {
    switch json["do"]?.string {
    case "timer":
      guard let text = json["timer"]?.string else { return nil }
      self = .timer(text)
    case "volume":
      guard let volume = json["volume"]?.number else { return nil }
      self = .volume(volume)
    case "sound-volume":
      guard let place = json["place"]?.number, let volume = json["volume"]?.number else {
        return nil
      }
      self = .soundVolume(at: place, volume)
    case "step":
      guard let steps = json["by"]?.number else { return nil }
      self = .step(by: steps)
    default: return nil
    }
  }
}

extension RemoteOrder {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("do", "play"), JSON.Member("sounds", .array(sounds.map(\.wire))),
      JSON.Member("volume", JSON(volume)), JSON.Member("timer", JSON(timer)),
      JSON.Member("output", JSON(output)), JSON.Member("keepsTimer", .bool(keepsTimer)),
    ]
  }

  fileprivate init?(wire json: JSON) {
    guard let sounds = json["sounds"]?.array else { return nil }
    let known = sounds.compactMap(RemoteSound.init(wire:))
    guard known.count == sounds.count else { return nil }
    self.init(
      known,
      volume: json["volume"]?.number,
      timer: json["timer"]?.string,
      output: json["output"]?.string,
      keepsTimer: json["keepsTimer"] == .bool(true)
    )
  }
}
