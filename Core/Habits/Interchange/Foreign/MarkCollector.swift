import HearthModel

/// Gathers the marks of one tracker, one a day.
struct MarkCollector {
  /// Which of two marks of a day stands.
  enum Preference {
    case first
    case last
  }

  private let preference: Preference
  private var marks: [Int: ForeignMark] = [:]

  init(_ preference: Preference) {
    self.preference = preference
  }

  /// Takes a mark.
  ///
  /// - Returns: false where there was another one of that day that says something else.
  @discardableResult
  mutating func add(_ mark: ForeignMark) -> Bool {
    guard let known = marks[mark.day.number] else {
      marks[mark.day.number] = mark
      return true
    }
    if preference == .last { marks[mark.day.number] = mark }
    return known == mark
  }

  /// All marks, the oldest first.
  var sorted: [ForeignMark] {
    marks.values.sorted { $0.day < $1.day }
  }
}
