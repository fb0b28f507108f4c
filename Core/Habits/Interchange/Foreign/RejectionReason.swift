public import HearthModel

/// Why something in a source was left, with the values that a sentence needs.
public enum RejectionReason: Error, Sendable, Hashable {
  /// A line longer than `limit` bytes.
  case lineTooLong(limit: Int)
  /// A quoted cell does not end, or goes on behind its closing quote.
  case brokenQuotes
  /// The line is not UTF-8 text.
  case notText
  /// The line, the object or the row does not have the parts that it must have.
  case malformed
  /// Something that must be there.
  case missing(field: String)
  /// A value that is not of its field's kind.
  case unreadable(field: String, text: String)
  /// A number below zero.
  case negative(field: String, text: String)
  /// An amount beyond belief.
  case tooMuch(text: String)
  /// A tracker that the source does not have.
  case unknownTracker(String)
  /// The tracker has another mark on that day, on this line or on one that counts more.
  case dayTwice(Day)
  /// Dates of the file have both days and months first.
  case mixedDates(text: String)
  /// A day that is still to come.
  case futureDay(Day)
  /// A day before those that are kept.
  case tooEarly(Day)
  /// An amount for something that is ticked.
  case amountOfTick(text: String)
  /// Text that is not JSON, from this byte of the line on.
  case notJSON(offset: Int)
  /// A record of a kind or layout that only a newer version knows.
  case newer(String)
}
