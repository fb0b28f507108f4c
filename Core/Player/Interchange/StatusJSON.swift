public import HearthSupport

extension PlayerStatus {
  /// The status for programs.
  public func json(in messages: Messages) -> JSON {
    [
      "state": .string(state.rawValue),
      "sources": .array(mix.map { $0.json(in: messages) }),
      "volume": .integer(Int64(volume.number)),
      "timer": .optional(timer) { timer in
        [
          "totalSeconds": .integer(timer.total.components.seconds),
          "remainingSeconds": .integer(timer.remaining.roundedSeconds),
          "fading": .bool(timer.isFading),
        ]
      },
      "output": JSON(output),
      "positionFrames": .integer(position),
      "xruns": .integer(Int64(underruns)),
    ]
  }
}

extension Duration {
  /// Whole seconds, a second begun counted in, so that a timer shows 0 only when it is over.
  var roundedSeconds: Int64 {
    let (seconds, rest) = components
    return rest > 0 ? seconds + 1 : seconds
  }
}
