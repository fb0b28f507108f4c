public import HTTPKit
public import HearthModel
public import HearthSupport

/// Some records of a list, and where it goes on.
public enum APIPage {
  /// The most that are read for one answer where a request says nothing else.
  public static let usualLimit = 100

  /// The instant and the identifier of the last record of an answer, as text.
  public static func cursor(_ instant: Instant, _ id: RecordID) -> String {
    "\(instant.milliseconds)-\(id)"
  }

  /// What a cursor says.
  ///
  /// - Throws: `Problem` (422) where nobody gave it out.
  public static func position(
    _ text: String
  ) throws(Problem) -> (instant: Instant, id: RecordID) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let milliseconds = Int64(parts[0]), let id = RecordID(parts[1]) else {
      throw Problem(.unprocessable, code: "value", "cursor")
    }
    return (Instant(milliseconds: milliseconds), id)
  }

  /// The answer of a list.
  public static func json(_ items: [JSON], next: String?) -> JSON {
    ["items": .array(items), "next": JSON(next)]
  }
}
