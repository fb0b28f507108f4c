import HearthPorts
import HearthSupport

/// What goes over the socket: a JSON value a line, a question and its answer or answers.
enum Wire {
  /// The longest line that is read, in bytes.
  static let longestLine = 256 << 10
}

extension RemoteStatus {
  /// The status as it is sent.
  var wire: JSON {
    [
      "state": .string(state.rawValue),
      "sounds": .array(sounds.map(\.wire)),
      "volume": JSON(volume),
      "highestVolume": JSON(highestVolume),
      "timer": .optional(timer) { timer in
        [
          "total": JSON(timer.total), "remaining": JSON(timer.remaining),
          "fading": .bool(timer.isFading),
        ]
      },
      "output": JSON(output),
      "position": JSON(position),
      "underruns": JSON(underruns),
      "level": .number("\(level)"),
      "remarks": .array(remarks.map { .string($0) }),
    ]
  }

  /// The status that was sent; nil where it is none.
  init?(wire json: JSON) {
    guard let word = json["state"]?.string, let state = State(rawValue: word),
      let sounds = json["sounds"]?.array?.compactMap(RemoteSound.init(wire:)),
      let volume = json["volume"]?.number
    else { return nil }
    self.init(
      state: state,
      sounds: sounds,
      volume: volume,
      highestVolume: json["highestVolume"]?.number ?? 100,
      timer: json["timer"].flatMap(Timer.init(wire:)),
      output: json["output"]?.string,
      position: json["position"]?.integer ?? 0,
      underruns: json["underruns"]?.number ?? 0,
      level: json["level"]?.fraction ?? 0,
      remarks: json["remarks"]?.array?.compactMap(\.string) ?? []
    )
  }
}

extension RemoteStatus.Timer {
  fileprivate init?(wire json: JSON) {
    guard let total = json["total"]?.number, let remaining = json["remaining"]?.number else {
      return nil
    }
    self.init(total: total, remaining: remaining, isFading: json["fading"]?.bool ?? false)
  }
}

extension RemoteSound {
  /// The sound as it is sent.
  var wire: JSON {
    ["url": .string(url), "title": .string(title), "volume": JSON(volume)]
  }

  /// The sound that was sent; nil where it is none.
  init?(wire json: JSON) {
    guard let url = json["url"]?.string else { return nil }
    self.init(
      url: url,
      title: json["title"]?.string ?? "",
      volume: json["volume"]?.number ?? 100
    )
  }
}

extension JSON {
  /// An integer of this machine; nil for anything else.
  var number: Int? { integer.flatMap { Int(exactly: $0) } }

  fileprivate var fraction: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let digits): Double(digits)
    default: nil
    }
  }
}
