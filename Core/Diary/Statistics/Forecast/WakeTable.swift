/// How long children of an age are usually awake between two sleeps.
///
/// These are no medical standard: they are the ranges that advice for parents usually gives, and the
/// forecast has to be better than they are.
public enum WakeTable {
  /// A line of the table: up to which age in months, and minutes from and to.
  ///
  /// No range: that numbers can be compared is looked up by the runtime, which a start pays for.
  private struct Line {
    let months, least, most: Double

    init(_ months: Double, _ least: Double, _ most: Double) {
      (self.months, self.least, self.most) = (months, least, most)
    }
  }

  private static let lines = [
    Line(2, 30, 60), Line(3, 60, 90), Line(4, 75, 120), Line(5, 90, 120), Line(7, 120, 180),
    Line(11, 150, 210), Line(13, 180, 240), Line(18, 240, 300), Line(24, 300, 360),
  ]
  private static let daysInMonth = 30.4375

  /// Seconds from and to which a child of so many days is usually awake.
  public static func range(age days: Int) -> ClosedRange<Double> {
    let months = Double(days) / daysInMonth
    let line = lines.first { months < $0.months } ?? lines[lines.count - 1]
    return line.least * 60...line.most * 60
  }

  /// The middle of the table's range in seconds, growing evenly from line to line.
  static func middle(age days: Int) -> Double {
    let months = Double(days) / daysInMonth
    var last: (months: Double, minutes: Double)?
    var start = 0.0
    for line in lines {
      let point = ((start + line.months) / 2, (line.least + line.most) / 2)
      start = line.months
      guard months < point.0 else {
        last = point
        continue
      }
      guard let last else { return point.1 * 60 }
      let share = (months - last.months) / (point.0 - last.months)
      return (last.minutes + (point.1 - last.minutes) * share) * 60
    }
    return (last?.minutes ?? 0) * 60
  }
}
