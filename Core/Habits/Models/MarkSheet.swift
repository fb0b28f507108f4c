import HearthModel

/// All entries of one tracker on one page, so that ten years are read at once.
///
/// Derived: whatever writes entries keeps it, in the same transaction, and it can be made again from
/// them at any time. Its identifier is the tracker's.
struct MarkSheet: Record, Equatable {
  let id: RecordID
  /// The day of the first letter.
  var first: Day
  /// A letter a day: `d` done, `m` missed, `s` skipped, `?` a mark of a newer version, `.` nothing.
  var marks: String
  /// The amounts in thousandths, in the order of their days, each after the days since the one before:
  /// `0:3000 1:2000`.
  var amounts: String

  // swift-format-ignore
  static let schema = Schema(38, "mark_sheet", isLocal: true, MarkSheet.init,
    Field(1, "first", \.first),
    Field(2, "marks", \.marks),
    Field(3, "amounts", \.amounts),
  )
}
