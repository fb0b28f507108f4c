import HearthModel

// What Loop cannot say.
extension InterchangeReport {
  /// The numbers of a tracker's marks as Loop has them, the oldest first; what has none is a loss.
  mutating func loopMarks(of tracker: ForeignTracker) -> [(ForeignMark, Int)] {
    let isMeasured = tracker.aim != .tick
    var marks: [(ForeignMark, Int)] = []
    for mark in tracker.marks {
      guard let number = LoopFormat.number(mark, of: tracker) else {
        lose(mark.mark == .missed ? .missedDays : .marks, of: tracker.name)
        if !mark.text.isEmpty { lose(.notesOfDays, of: tracker.name) }
        continue
      }
      if isMeasured, mark.amount == 3, mark.mark == .done {
        lose(.misreadAmounts, of: tracker.name)
      }
      if mark.reason != nil, mark.note != nil { lose(.joinedTexts, of: tracker.name) }
      marks.append((mark, number))
    }
    return marks
  }

  /// The frequency of a tracker's newest schedule.
  mutating func frequency(of tracker: ForeignTracker) -> (Int, Int) {
    guard let rule = tracker.schedule.last?.rule else { return (1, 1) }
    let frequency = LoopFormat.frequency(rule)
    if !frequency.isExact {
      lose(.rule, of: tracker.name, "\(frequency.numerator)/\(frequency.denominator)")
    }
    return (frequency.numerator, frequency.denominator)
  }
}
