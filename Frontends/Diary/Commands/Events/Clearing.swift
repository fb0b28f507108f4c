import CommandKit
import DiaryCore

/// A word of `--clear`, and what it takes away from a record.
struct Clearing<Record: Sendable>: Sendable {
  /// As a person writes it: the name of the option that sets it.
  let word: String
  private let take: @Sendable (inout Record) -> Void

  /// Takes away what is at a place.
  init<Value>(_ word: String, _ path: any WritableKeyPath<Record, Value?> & Sendable) {
    self.word = word
    take = { $0[keyPath: path] = nil }
  }

  /// Takes away the values that some words name.
  static func take(_ words: [String], from record: inout Record, by clearings: [Self]) {
    for clearing in clearings where words.contains(clearing.word) { clearing.take(&record) }
  }
}

extension DiaryOptions {
  /// `--clear WORD`, as often as there is something to take away.
  static func clear(_ words: [String]) -> Option<[String]> {
    .repeating("clear", .choices(words), summary: "option.clear")
  }
}

extension DiaryEvent {
  /// What can be taken away from an event of any kind.
  static var commonClearings: [Clearing<Self>] {
    var clearings: [Clearing<Self>] = [Clearing("author", \Self.author)]
    if kind != .note { clearings.append(Clearing("note", \Self.note)) }
    if case .span(_, let end, runsWithoutEnd: false) = timing {
      clearings.append(Clearing("to", end))
    }
    return clearings
  }
}
