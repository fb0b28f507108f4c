public import HearthHousehold
public import HearthModel

/// Why a row was left or what is worth saying about it, with the values that a sentence needs.
public enum ImportReason: Error, Sendable, Hashable {
  // Rejected, by what the row says.
  /// A line longer than `limit` bytes.
  case lineTooLong(limit: Int)
  /// A quoted cell does not end, or goes on behind its closing quote.
  case brokenQuotes
  /// The line is not UTF-8 text.
  case notText
  /// More cells than there are columns.
  case tooManyCells(count: Int, columns: Int)
  /// A cell that must not be empty.
  case missing(column: String)
  /// A cell whose text is not of its column's kind.
  case unreadable(column: String, text: String)
  /// A number below zero.
  case negative(column: String, text: String)
  /// No clock of the zone showed this time: it was skipped.
  case timeSkipped(LocalTime)
  /// It would end before, or at the moment, it begins.
  case endNotAfterStart(start: Instant, end: Instant)
  /// Longer than any such entry can be.
  case tooLong(seconds: Int64)
  /// A name must have letters, and no more than `limit` of them.
  case badName(limit: Int)
  /// A birth in the future.
  case bornInFuture(Day)
  /// What an entry of the kind cannot do without is missing.
  case empty(EventKind)

  // Rejected, by what else there is.
  /// Another row of this call has the same identity.
  case duplicate(of: ImportPlace)
  /// No child has this name or identifier.
  case unknownChild(String)
  /// Several children have this name; one must be told by its identifier.
  case sameName(String, ids: [RecordID])
  /// The row of another child has the identity of this child's: another diary of the same format.
  case otherDiary(child: String)
  /// Another sleep of the child lies in the way.
  case overlaps(OtherSleep)
  /// Other sleeps of the child, this one first, cover it wholly.
  case nothingLeft(OtherSleep)
  /// The diary has the record with other values, and nobody knows which are newer.
  case differsHere
  /// It is about a record that neither the diary nor the file has.
  case ownerMissing

  // Rejected, lines that say nothing.
  /// Not a line of the format.
  case notALine
  /// A kind of entry that this version does not know.
  case unknownKind(String)
  /// A time zone that the system does not know.
  case unknownZone(String)
  /// Nothing before it says when the child fell asleep.
  case wakingWithoutSleep
  /// Nothing after it says when the child woke, and it fell asleep again.
  case sleepWithoutWaking

  // Skipped.
  /// Only one child's entries were asked for and this is another's.
  case otherChild(String)
  /// The source keeps it among what was deleted.
  case deletedThere

  // Remarks about a file or all of them.
  /// Tags are given by numbers that no table of tags explains, `count` of them.
  case unknownTags(count: Int)
  /// No unit was said, and this system was taken.
  case unitsGuessed(UnitSystem, UnitBasis)
  /// This many entries of a child lie before its birth.
  case beforeBirth(child: String, count: Int)

  /// The portrait of the child of this name could not be read, and was left out.
  case noPicture(child: String)

  // Remarks about a row that was taken.
  /// It is the child of this name that the diary already had.
  case childJoined(String, RecordID)
  /// The source gives another date of birth than the diary, which keeps its own.
  case bornOtherwise(String, here: Day, there: Day)
  /// The source changed it, but it was deleted here and stays so.
  case deletedHere
  /// A word that is not one of its column's, left out.
  case unreadWord(column: String, text: String)
  /// A word that this version does not know, kept as it is.
  case unknownWord(column: String, text: String)
  /// A sleep of this many seconds.
  case longerThanADay(seconds: Int64)
  /// A field that this version does not know and has no number to keep it by, left out.
  case unknownField(String)
  /// It begins or ends after now.
  case inFuture(Instant)
  /// A measure beyond belief.
  case implausible(Measure)
  /// Its own values contradict one another.
  case contradictory
  /// An amount beyond belief, in tenths of a millilitre.
  case implausibleAmount(tenths: Int)
  /// The clock showed this time twice; which was meant is not known, and this one was taken.
  case occursTwice(LocalTime, taken: Instant)
  /// It overlaps another sleep and was kept as asked.
  case overlapKept(OtherSleep)
  /// It overlapped another sleep and both are one now, as asked.
  case overlapJoined(OtherSleep)
  /// What another sleep covers was cut away from it, as asked.
  case overlapTrimmed(OtherSleep)

  /// A sleep that is in the way.
  public struct OtherSleep: Sendable, Hashable {
    /// Its identity in the diary.
    public let id: RecordID
    /// When it begins.
    public let start: Instant
    /// When it ends; nil while open.
    public let end: Instant?
  }

  /// What a system of units was told by.
  public enum UnitBasis: Sendable, Hashable {
    /// A temperature that only one scale can mean.
    case temperature
    /// Many volumes, all too small for millilitres.
    case volumes
    /// Nothing: it is the usual one.
    case nothing
  }
}
