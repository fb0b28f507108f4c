public import HearthPorts
public import HearthSupport

extension RemoteStatus {
  /// The status for programs.
  public var json: JSON {
    [
      "state": .string(state.rawValue),
      "sources": .array(sounds.map(\.json)),
      "volume": .integer(Int64(volume)),
      "timer": .optional(timer) { timer in
        [
          "totalSeconds": .integer(Int64(timer.total)),
          "remainingSeconds": .integer(Int64(timer.remaining)),
          "fading": .bool(timer.isFading),
        ]
      },
      "output": JSON(output),
      "positionFrames": .integer(position),
      "xruns": .integer(Int64(underruns)),
    ]
  }
}

extension RemoteSound {
  fileprivate var json: JSON {
    ["url": .string(url), "title": .string(title), "volume": .integer(Int64(volume))]
  }
}

extension PlayerStatus {
  /// The status as others are told of it, in a language.
  ///
  /// - Parameters:
  ///   - messages: the language of titles and remarks.
  ///   - highestVolume: what the safe volume allows.
  ///   - remarks: what is to be said besides.
  /// - Returns: whole seconds of the timer, one that has begun counted in.
  public func remote(
    in messages: Messages,
    highestVolume: SoundVolume = .full,
    remarks: [String] = []
  ) -> RemoteStatus {
    RemoteStatus(
      state: state,
      sounds: mix.map { entry in
        RemoteSound(
          url: entry.address.url,
          title: entry.address.title(messages),
          volume: entry.volume.number
        )
      },
      volume: volume.number,
      highestVolume: highestVolume.number,
      timer: timer.map { timer in
        RemoteStatus.Timer(
          total: Int(timer.total.components.seconds),
          remaining: Int(timer.remaining.roundedSeconds),
          isFading: timer.isFading
        )
      },
      output: output,
      position: position,
      underruns: underruns,
      level: level,
      remarks: remarks
    )
  }
}

extension Duration {
  /// Whole seconds, a second begun counted in, so that a timer shows 0 only when it is over.
  var roundedSeconds: Int64 {
    let (seconds, rest) = components
    return rest > 0 ? seconds + 1 : seconds
  }
}
