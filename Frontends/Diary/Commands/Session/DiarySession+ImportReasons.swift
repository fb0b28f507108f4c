import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

extension DiarySession {
  /// Why a row was left, or what is worth saying about it.
  func sentence(for reason: ImportReason, in zones: TimeZoneHistory) -> String {
    rejection(reason, in: zones) ?? remark(reason, in: zones) ?? ""
  }

  /// Of rows that could not be taken; nil for the reasons that `remark` words.
  private func rejection(_ reason: ImportReason, in zones: TimeZoneHistory) -> String? {
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
      sentence(for: DiaryError.endNotAfterStart(start: start, end: end), in: zones)
    case .tooLong(let seconds): sentence(for: DiaryError.tooLong(seconds: seconds), in: zones)
    case .badName(let limit): sentence(for: DiaryError.badName(limit: limit), in: zones)
    case .bornInFuture(let day): sentence(for: DiaryError.bornInFuture(day), in: zones)
    case .empty(let kind): sentence(for: EventFault.empty(kind))
    case .duplicate(let place): messages("import.duplicate", at(place))
    case .unknownChild(let name): messages("import.unknown-child", name)
    case .sameName(let name, let ids):
      sentence(for: DiaryError.sameName(name, ids: ids), in: zones)
    case .otherDiary(let child): messages("import.other-diary", child)
    case .overlaps(let other): messages("import.overlaps", day(other.start, other.end, in: zones))
    case .nothingLeft(let other):
      messages("import.nothing-left", day(other.start, other.end, in: zones))
    case .differsHere: messages("import.differs-here")
    case .ownerMissing: messages("import.owner-missing")
    case .notALine: messages("import.not-a-line")
    case .unknownKind(let name): messages("import.unknown-kind", name)
    case .unknownZone(let name): messages("import.unknown-zone", name)
    case .wakingWithoutSleep: messages("import.waking-without-sleep")
    case .sleepWithoutWaking: messages("import.sleep-without-waking")
    case .deletedThere, .overlapJoined, .overlapTrimmed, .otherChild, .unknownTags, .unitsGuessed,
      .beforeBirth, .childJoined,
      .bornOtherwise, .deletedHere, .unknownWord, .unreadWord, .unknownField, .noPicture,
      .longerThanADay,
      .inFuture,
      .implausibleAmount, .implausible, .contradictory, .occursTwice, .overlapKept:
      nil
    }
  }

  /// Of rows that were taken or not asked for, and of files; nil for the reasons of rejections.
  private func remark(_ reason: ImportReason, in zones: TimeZoneHistory) -> String? {
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
    case .longerThanADay(let seconds): messages("import.long", length(seconds))
    case .inFuture(let instant): messages("import.in-future", clock(instant, in: zones))
    case .implausibleAmount(let tenths):
      messages("import.implausible-amount", Double(tenths) / 10)
    case .implausible(let measure): sentence(for: EventFault.implausible(measure))
    case .contradictory: messages("import.contradictory")
    case .occursTwice(let local, let taken):
      messages("import.occurs-twice", local.description, zones.iso(taken))
    case .overlapKept(let other):
      messages("import.overlap-kept", day(other.start, other.end, in: zones))
    case .overlapJoined(let other):
      messages("import.overlap-joined", day(other.start, other.end, in: zones))
    case .overlapTrimmed(let other):
      messages("import.overlap-trimmed", day(other.start, other.end, in: zones))
    case .deletedThere: messages("import.deleted-there")
    case .lineTooLong, .brokenQuotes, .notText, .tooManyCells, .missing, .unreadable, .negative,
      .timeSkipped, .endNotAfterStart, .tooLong, .badName, .bornInFuture, .empty, .duplicate,
      .unknownChild, .sameName, .otherDiary, .overlaps, .nothingLeft, .differsHere, .ownerMissing,
      .notALine, .unknownKind, .unknownZone, .wakingWithoutSleep, .sleepWithoutWaking:
      nil
    }
  }

  private func at(_ place: ImportPlace) -> String {
    place.line.map { "\(place.file):\($0)" } ?? place.file
  }

  private func word(for basis: ImportReason.UnitBasis) -> String {
    switch basis {
    case .temperature: messages("units.by-temperature")
    case .volumes: messages("units.by-volumes")
    case .nothing: messages("units.by-nothing")
    }
  }

  /// A stretch of time with its dates, since a history is read far from its days.
  private func day(_ start: Instant, _ end: Instant?, in zones: TimeZoneHistory) -> String {
    let last = end.map { zones.local($0).description } ?? messages("time.open")
    return messages("time.span", zones.local(start).description, last)
  }
}
