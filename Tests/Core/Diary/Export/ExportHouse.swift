import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

@testable import DiaryCore

extension ImportHouse {
  /// What a writer makes of the diary, as files that a reader takes, with what it cannot say.
  func export(
    _ exporter: some Exporter<DiaryHistory, DiaryLoss>,
    zone: String = "America/New_York",
    language: Language = .english,
    strangers: [DiaryHistory.Stranger] = []
  ) async throws -> (files: [ImportFile], losses: [DiaryLoss]) {
    let zones = TimeZoneHistory(try dependencies.timeZones.rules(named: zone))
    let now = dependencies.now()
    return try await dependencies.store.read { transaction in
      let history = DiaryHistory(
        transaction,
        zones: zones,
        now: now,
        messages: Messages(language, [.household, .diary]),
        strangers: strangers
      )
      let exported = try exporter.write(history, named: "x")
      return (try exported.files, exported.losses)
    }
  }

  /// Adds records past all rules.
  func put(_ records: [any Record]) async throws {
    try await dependencies.store.write { transaction in
      for record in records { try transaction.put(record) }
    }
  }

  /// Everything that is stored but what is remembered of rows, without stamps.
  func records() async throws -> [String] {
    try await contents().filter { !$0.hasPrefix(ImportedRow.tableName) }
  }
}

/// Records of every kind with hardly a field empty.
enum FullDiary {
  static let child = RecordID(high: 1, low: 1)
  static let author = RecordID(high: 1, low: 2)
  static let tag = RecordID(high: 1, low: 3)
  static let start = Instant(seconds: 1_780_000_000)

  private static func id(_ number: UInt64) -> RecordID { RecordID(high: 2, low: number) }

  static var records: [any Record] { household + sleeps + feedings + care + others }

  private static let note = "=1+1, \"q\"\r\nשלום 👶"
  private static let end = start + .minutes(20)

  private static var feedings: [any Record] {
    let segments = NursingSegments([NursingSegment(side: .right, start: start, end: end)])
    var feeding = Feeding(id: id(2), of: child, at: start)
    (feeding.end, feeding.method, feeding.segments) = (end, .right, segments)
    (feeding.amount, feeding.foods, feeding.reaction) = (1205, "peas", "liked")
    (feeding.note, feeding.author) = (note, author)
    var pumping = Pumping(id: id(3), of: nil, at: start)
    (pumping.end, pumping.left, pumping.right, pumping.total) = (end, 300, 310, 620)
    (pumping.use, pumping.note) = (.stored, note)
    var nappy = Nappy(id: id(4), of: child, at: start)
    (nappy.isWet, nappy.isDirty, nappy.hasRash) = (true, true, true)
    (nappy.colour, nappy.texture, nappy.amount) = (StoolColour(rawValue: "green"), "runny", 15)
    (nappy.wetSize, nappy.dirtySize) = (NappySize(rawValue: "large"), NappySize(rawValue: "tiny"))
    return [feeding, pumping, nappy]
  }

  private static var household: [any Record] {
    var figures = DiarySettings.standard
    figures.hiddenNames = ["naps"]
    var settings = HouseholdSettings.standard
    (settings.firstWeekday, settings.language) = (.sunday, "ru")
    settings.dayStart = WallTime(secondsSinceMidnight: 14_400)
    return [
      ZoneChange(since: .distantPast, zone: "America/New_York"),
      ZoneChange(since: start, zone: "Asia/Tokyo"),
      settings,
      figures,
      Person(id: author, name: "Gran", role: .caregiver),
      Tag(id: tag, name: "tired", colour: "#123456"),
      Child(
        id: child,
        name: "Ёжик 👶 von B",
        born: Day(number: 20_500),
        bornAt: WallTime(secondsSinceMidnight: 3723),
        due: Day(number: 20_530),
        sex: .girl,
        nightStart: WallTime(secondsSinceMidnight: 68_400),
        nightEnd: WallTime(secondsSinceMidnight: 28_800),
        colour: "plum",
        isArchived: false
      ),
      ChildPhoto(of: child, [0xFF, 0xD8, 0, 1, 2]),
    ]
  }

  private static var sleeps: [any Record] {
    [
      Sleep(
        id: id(1),
        child: child,
        start: start,
        end: end,
        kindByHand: .day,
        place: Place(rawValue: "hammock"),
        settling: "sung to",
        settlingSeconds: 300,
        moodAtStart: "cross",
        moodAtEnd: "happy",
        note: note,
        author: author
      ),
      // It overlaps the first, as after a merge.
      SleepDraft(start: start + .minutes(5), end: nil).sleep(id: id(20), child: child),
    ]
  }

  private static var care: [any Record] {
    [
      Growth(
        id: id(5),
        child: child,
        day: Day(number: 20_600),
        weight: 5123,
        length: 612,
        posture: .lying,
        head: 401,
        bodyMassIndex: 1367,
        note: note,
        author: author
      ),
      Temperature(id: id(6), child: child, time: start, value: 3745, note: note, author: author),
      Medicine(
        id: id(7),
        child: child,
        time: start,
        name: "Drops",
        dose: 2500,
        unit: "ml",
        minimumGap: 100_000,
        note: note,
        author: author
      ),
    ]
  }

  private static var others: [any Record] {
    [
      Bath(id: id(8), child: child, start: start, end: end, note: note, author: author),
      TummyTime(
        id: id(9),
        child: child,
        start: start,
        end: end,
        milestone: "rolled",
        note: note,
        author: author
      ),
      Milestone(id: id(10), child: child, time: start, title: "smile", note: note, author: author),
      DiaryNote(id: id(11), child: child, time: start, text: note, author: author),
      DiaryTimer(id: id(12), child: nil, name: "nap", start: start, author: author),
      Tagging(event: id(1), tag: tag), Tagging(event: id(11), tag: tag),
      ImportedRow(key: "nara\tsleep\t1", record: id(1), content: ""),
    ]
  }
}
