public import HearthModel
public import HearthSupport

/// Puts events into words.
public struct EventWriter: Sendable {
  let messages: Messages
  let now: Instant
  private let labels: EventLabels

  /// A writer in a language, for what goes on up to a moment, of events with these names.
  public init(messages: Messages, now: Instant, labels: EventLabels = .none) {
    self.messages = messages
    self.now = now
    self.labels = labels
  }

  /// What it was: "bottle, formula", "wet nappy".
  public func title(_ event: any DiaryEvent) -> String { event.title(self) }

  /// How much, how long, the note, the tags.
  public func detail(_ event: any DiaryEvent) -> String {
    var parts = event.details(self)
    if let length = event.length(now: now), length > .zero {
      parts.append(messages.durationText(length, .words))
    }
    if let note = event.note { parts.append(note) }
    parts += labels.tags(on: event.id).map { "#\($0)" }
    return parts.joined(separator: ", ")
  }

  /// Title and detail in one.
  public func summary(_ event: any DiaryEvent) -> String {
    [title(event), detail(event)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Tenths of a millilitre with the unit.
  public func amount(_ tenths: Int) -> String {
    measures.volume(Double(tenths) / 10)
  }

  /// Millimetres with the unit.
  func length(_ millimetres: Int) -> String { measures.length(millimetres) }

  var measures: MeasureWriter { MeasureWriter(messages: messages) }

  /// A word that every language knows, else the family's own.
  func word<Word: Token>(_ word: Word, among known: [Word], _ key: MessageKey) -> String {
    known.contains(word) ? messages(key) : word.rawValue
  }
}
