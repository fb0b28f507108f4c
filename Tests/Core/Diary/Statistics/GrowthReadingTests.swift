import HearthModel
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore

@Suite("A measurement")
struct GrowthReadingTests {
  private func child(
    sex: Sex? = .girl,
    born: String = "2026-01-01",
    due: String? = nil
  ) throws -> Child {
    var draft = ChildDraft(name: "Ada", born: try #require(Day(born)))
    draft.sex = sex
    draft.due = due.flatMap { Day($0) }
    return try draft.child(id: RecordID(high: 0, low: 1), today: Day(number: 40_000))
  }

  private func growth(
    _ day: String,
    weight: Int? = nil,
    length: Int? = nil,
    posture: Posture? = nil,
    head: Int? = nil
  ) throws -> Growth {
    let day = try #require(Day(day))
    return Growth(
      id: RecordID(high: UInt64(day.number), low: 2),
      child: RecordID(high: 0, low: 1),
      day: day,
      weight: weight,
      length: length,
      posture: posture,
      head: head,
      bodyMassIndex: nil,
      note: nil,
      author: nil
    )
  }

  @Test("a day after another has a change and no weekly rate; after a week it has one")
  func rate() throws {
    let readings = GrowthJudge(try child()).readings(of: [
      try growth("2026-01-01", weight: 2490), try growth("2026-01-02", weight: 2420),
      try growth("2026-01-05", head: 350), try growth("2026-01-09", weight: 2560),
    ])
    #expect(readings[0].weightChange == nil && readings[2].weightChange == nil)
    #expect(readings[1].weightChange == GrowthChange(days: 1, amount: -70))
    #expect(readings[1].weightChange?.perWeek == nil)
    #expect(readings[3].weightChange == GrowthChange(days: 7, amount: 140))
    #expect(readings[3].weightChange?.perWeek == 140)
    #expect(GrowthChange(days: 6, amount: 60).perWeek == nil)
  }

  @Test("lying and standing are 7 mm apart")
  func posture() throws {
    let judge = GrowthJudge(try child(born: "2024-01-01"))
    let readings = judge.readings(of: [
      try growth("2025-12-31", length: 860), try growth("2026-01-01", length: 854),
      try growth("2026-01-02", length: 854, posture: .lying),
    ])
    #expect(readings.map(\.age) == [730, 731, 732])
    #expect(readings.map(\.length) == [860, 854, 847])
    #expect(readings[1].lengthChange == GrowthChange(days: 1, amount: 1))
    let early = GrowthJudge(try child()).readings(of: [
      try growth("2026-06-01", length: 650, posture: .standing)
    ])
    #expect(early[0].length == 657)
  }

  @Test("of a child born early is judged by the corrected age while it applies")
  func corrected() throws {
    let day = "2026-07-01"
    let early = GrowthJudge(try child(born: "2026-01-01", due: "2026-03-02"))
    let due = GrowthJudge(try child(born: "2026-03-02"))
    let own = early.readings(of: [try growth(day, weight: 6000, length: 600, head: 400)])[0]
    let others = due.readings(of: [try growth(day, weight: 6000, length: 600, head: 400)])[0]
    #expect(own.isCorrected && !others.isCorrected && own.age == others.age)
    #expect(own.scores == others.scores && own.scores.count == 5)
    let first = early.readings(of: [try growth("2026-02-01", weight: 2500)])[0]
    #expect(first.age < 0 && first.scores.isEmpty)
    let later = early.readings(of: [try growth("2028-01-01", weight: 12_000)])[0]
    #expect(!later.isCorrected && later.age == 730)
  }

  @Test("has a body mass index of weight and length, and no score without a sex")
  func index() throws {
    let measured = try growth("2026-07-01", weight: 7200, length: 670)
    let reading = GrowthJudge(try child(sex: nil)).readings(of: [measured])[0]
    #expect(reading.scores.isEmpty)
    #expect(abs(try #require(reading.bodyMassIndex) - 16.039) < 0.001)
    let judged = GrowthJudge(try child()).readings(of: [measured])[0]
    #expect(Set(judged.scores.keys) == [.weight, .length, .bodyMassIndex, .weightForLength])
  }

  @Test("is told with its percentile and what changed since", arguments: Language.all)
  func words(_ language: Language) throws {
    let early = try child(sex: .boy, born: "2026-01-01", due: "2026-02-10")
    let readings = GrowthJudge(early).readings(of: [
      try growth("2026-02-10", weight: 2490, length: 470, head: 330),
      try growth("2026-02-11", weight: 2420),
      try growth("2026-03-03", weight: 3_120, length: 498, head: 351),
    ])
    let messages = Messages(language, [.diary, .diaryStatistics])
    let model = GrowthViewModel(readings, of: early, in: messages)
    let lines = [model.title, model.columns.joined(separator: " | ")]
    let text = lines + model.rows.map { $0.joined(separator: " | ") } + model.remarks
    expectSnapshot(
      text.joined(separator: "\n") + "\n",
      suite: "Diary",
      named: "growth-\(language.code)"
    )
    let nameless = GrowthViewModel(readings, of: try child(sex: nil), in: messages)
    #expect(nameless.remarks == [messages("growth.no-sex")])
    #expect(GrowthViewModel([], of: early, in: messages).remarks == [messages("growth.none")])
  }
}
