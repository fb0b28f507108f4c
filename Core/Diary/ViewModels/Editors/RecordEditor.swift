public import HearthHousehold

/// An editor of one record of the diary, for any face: what can be put in, and what saves it.
public struct RecordEditor: Sendable {
  /// Stores what was put in and says, in a sentence, what that was.
  ///
  /// It throws `EditorError` and `TimeReadingError` for what cannot be read, and what the services
  /// throw: a question is answered in the next call.
  public typealias Save = @Sendable (EditorValues, Answers) async throws -> String

  /// What is edited.
  public let title: String
  /// What can be put in, in order.
  public let fields: [EditorField]
  /// The field that is put in first.
  public let focus: String?
  /// Stores it.
  public let save: Save

  init(
    _ title: String,
    _ fields: [EditorField],
    focus: String? = nil,
    save: @escaping Save
  ) {
    self.title = title
    self.fields = fields
    self.focus = focus
    self.save = save
  }
}

/// Why what was put into a field cannot be read.
public enum EditorError: Error, Sendable, Equatable {
  /// The field must not be empty.
  case missing(label: String)
  /// No number, or not one of this kind.
  case notANumber(label: String, text: String)
  /// No length of time.
  case notALength(label: String, text: String)
  /// No range of two clock times.
  case notANight(text: String)
}
