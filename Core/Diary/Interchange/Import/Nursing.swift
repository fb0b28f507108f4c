import HearthModel

/// How long each breast was offered, as sources tell it.
struct Nursing {
  /// The breast that was offered first.
  var first = Side.left
  /// Seconds at the left breast.
  var left = 0
  /// Seconds at the right breast.
  var right = 0

  /// The whole time without pauses.
  var length: Duration { .seconds(left) + .seconds(right) }

  /// The text of a cell that changes when the times at the breasts do.
  func cell(_ start: String) -> String {
    left + right == 0 ? "" : "\(start) \(first.rawValue) \(left) \(right)"
  }

  /// Puts the times at the breasts into a feeding that has its start.
  func fill(_ feeding: inout Feeding) {
    feeding.content = .breastMilk
    switch (left > 0, right > 0) {
    case (true, true): feeding.method = .both
    case (true, false): feeding.method = .left
    case (false, true): feeding.method = .right
    case (false, false): feeding.method = first == .left ? .left : .right
    }
    var start = feeding.start
    var segments: [NursingSegment] = []
    for side in [first, first.other] {
      let length = Duration.seconds(side == .left ? left : right)
      guard length > .zero else { continue }
      segments.append(NursingSegment(side: side, start: start, end: start + length))
      start = start + length
    }
    feeding.segments = segments.isEmpty ? nil : NursingSegments(segments)
  }
}
