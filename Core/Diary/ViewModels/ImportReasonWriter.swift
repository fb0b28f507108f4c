public import HearthHousehold
import HearthModel
public import HearthSupport

/// Puts what an import has to say of rows and files into sentences.
public struct ImportReasonWriter: Sendable {
  let messages: Messages
  private let zones: TimeZoneHistory
  private let refusal: @Sendable (DiaryError) -> String

  /// A writer in a language, by the household's clock.
  ///
  /// - Parameters:
  ///   - messages: the language.
  ///   - zones: the zones in which times are told.
  ///   - refusal: the words in which a face tells what the diary refuses of any entry.
  public init(
    _ messages: Messages,
    zones: TimeZoneHistory,
    refusal: @escaping @Sendable (DiaryError) -> String
  ) {
    self.messages = messages
    self.zones = zones
    self.refusal = refusal
  }

  /// Why a row was left, or what is worth saying about it.
  public func sentence(_ reason: ImportReason) -> String {
    rejection(reason) ?? remark(reason) ?? ""
  }

  /// A place as it is read: a file, and the line of it.
  func at(_ place: ImportPlace) -> String {
    place.line.map { "\(place.file):\($0)" } ?? place.file
  }

  /// Of rows that could not be taken; nil for the reasons that `remark` words.
  private func rejection(_ reason: ImportReason) -> String? {
    switch reason {
    case .lineTooLong(let limit): messages("import.line-too-long", limit)
    case .brokenQuotes: messages("import.broken-quotes")
    case .notText: messages("import.not-text")
    case .tooManyCells(let count, let columns):
      messages("import.too-many-cells", count, columns)
    case .missing(let column): messages("import.missing", column)
    case .unreadable(let column, let text): messages("import.unreadable", column, text)
    case .negative(let column, let text): messages("import.negative", column, text)
    case .timeSkipped(let local): messages("import.time-skipped", local.description)
    case .endNotAfterStart(let start, let end):
      refusal(.endNotAfterStart(start: start, end: end))
    case .tooLong(let seconds): refusal(.tooLong(seconds: seconds))
    case .badName(let limit): refusal(.badName(limit: limit))
    case .bornInFuture(let day): refusal(.bornInFuture(day))
    case .empty(let kind): refusal(.event(.empty(kind)))
    case .duplicate(let place): messages("import.duplicate", at(place))
    case .unknownChild(let name): messages("import.unknown-child", name)
    case .sameName(let name, let ids):
      refusal(.sameName(name, ids: ids))
    case .otherDiary(let child): messages("import.other-diary", child)
    case .overlaps(let other): messages("import.overlaps", day(other.start, other.end))
    case .nothingLeft(let other):
      messages("import.nothing-left", day(other.start, other.end))
    case .differsHere: messages("import.differs-here")
    case .ownerMissing: messages("import.owner-missing")
    case .notALine: messages("import.not-a-line")
    case .unknownKind(let name): messages("import.unknown-kind", name)
    case .unknownZone(let name): messages("import.unknown-zone", name)
    case .wakingWithoutSleep: messages("import.waking-without-sleep")
    case .sleepWithoutWaking: messages("import.sleep-without-waking")
    case .deletedThere, .overlapJoined, .overlapTrimmed, .otherChild, .unknownTags, .unitsGuessed,
      .beforeBirth, .childJoined, .bornOtherwise, .deletedHere, .unknownWord, .unreadWord,
      .unknownField, .noPicture, .longerThanADay, .inFuture,
      .implausibleAmount, .implausible, .contradictory, .occursTwice, .overlapKept:
      nil
    }
  }

  /// Of rows that were taken or not asked for, and of files; nil for the reasons of rejections.
  private func remark(_ reason: ImportReason) -> String? {
    switch reason {
    case .otherChild(let name): messages("import.other-child", name)
    case .unknownTags(let count): messages("import.unknown-tags", count)
    case .unitsGuessed(let system, let basis):
      messages("import.units-guessed", messages("units.\(system.rawValue)"), word(for: basis))
    case .beforeBirth(let child, let count): messages("import.before-birth", child, count)
    case .childJoined(let name, _): messages("import.child-joined", name)
    case .bornOtherwise(let name, let here, let there):
      messages("import.born-otherwise", name, here.description, there.description)
    case .deletedHere: messages("import.deleted-here")
    case .unknownWord(let column, let text): messages("import.unknown-word", column, text)
    case .unreadWord(let column, let text): messages("import.unread-word", column, text)
    case .noPicture(let child): messages("import.no-picture", child)
    case .unknownField(let name): messages("import.unknown-field", name)
    case .longerThanADay(let seconds):
      messages("import.long", messages.durationText(.seconds(seconds), .words))
    case .inFuture(let instant): messages("import.in-future", zones.local(instant).description)
    case .implausibleAmount(let tenths):
      messages("import.implausible-amount", Double(tenths) / 10)
    case .implausible(let measure): refusal(.event(.implausible(measure)))
    case .contradictory: messages("import.contradictory")
    case .occursTwice(let local, let taken):
      messages("import.occurs-twice", local.description, zones.iso(taken))
    case .overlapKept(let other):
      messages("import.overlap-kept", day(other.start, other.end))
    case .overlapJoined(let other):
      messages("import.overlap-joined", day(other.start, other.end))
    case .overlapTrimmed(let other):
      messages("import.overlap-trimmed", day(other.start, other.end))
    case .deletedThere: messages("import.deleted-there")
    case .lineTooLong, .brokenQuotes, .notText, .tooManyCells, .missing, .unreadable, .negative,
      .timeSkipped, .endNotAfterStart, .tooLong, .badName, .bornInFuture, .empty, .duplicate,
      .unknownChild, .sameName, .otherDiary, .overlaps, .nothingLeft, .differsHere, .ownerMissing,
      .notALine, .unknownKind, .unknownZone, .wakingWithoutSleep, .sleepWithoutWaking:
      nil
    }
  }

  private func word(for basis: ImportReason.UnitBasis) -> String {
    switch basis {
    case .temperature: messages("units.by-temperature")
    case .volumes: messages("units.by-volumes")
    case .nothing: messages("units.by-nothing")
    }
  }

  /// A stretch of time with its dates, since a history is read far from its days.
  private func day(_ start: Instant, _ end: Instant?) -> String {
    let last = end.map { zones.local($0).description } ?? messages("day.unbounded")
    return messages("day.span", zones.local(start).description, last)
  }
}
