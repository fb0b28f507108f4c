import HearthModel
import HearthSupport

/// Puts the values of figures into words.
struct FigureWriter {
  let messages: Messages

  /// A value with its unit.
  ///
  /// - Parameters:
  ///   - value: what a figure says.
  ///   - clock: writes a moment.
  /// - Returns: nil for what is not for people to read.
  func text(_ value: FigureValue, clock: (Instant) -> String) -> String? {
    switch value {
    case .count(let count): messages("figure.count", count)
    case .seconds(let seconds): length(Double(seconds))
    case .tenths(let tenths): measures.volume(Double(tenths) / 10)
    case .instant(let instant): instant.map(clock) ?? messages("figure.woke.not")
    case .side(let side): messages("side.\(side.rawValue)")
    case .tally(let tally):
      messages.list(tally.counts.map { messages("figure.tally", word($0.word), $0.count) })
    case .flag: nil
    }
  }

  /// An average with its unit.
  func text(average: Double, _ unit: FigureUnit) -> String? {
    switch unit {
    case .count: messages.number(average, fractionDigits: 1)
    case .seconds: length(average)
    case .millilitres: measures.volume(messages.units == .metric ? average.rounded() : average)
    case .instant, .side, .tally, .flag: nil
    }
  }

  private var measures: MeasureWriter { MeasureWriter(messages: messages) }

  /// A length to the nearest minute.
  func length(_ seconds: Double) -> String {
    messages.durationText(.seconds(Int64((seconds + 30).rounded(.down))), .clock)
  }

  /// The word of a method or a content; the family's own where no language has one.
  private func word(_ word: String) -> String {
    FeedingMethod(rawValue: word).messageKey.map { messages($0) }
      ?? FeedingContent(rawValue: word).text(in: messages)
  }
}
