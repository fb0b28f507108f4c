import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport

@testable import DiaryCore
@testable import DiaryScreens
@testable import ScreenKit

/// A family's diary with its screens.
struct DiaryScene {
  let house: ScreenHouse
  let child: Child
  let desk: DiaryDesk

  /// A diary of two days and a night, the day scene in front.
  init(
    language: Language = .english,
    name: String = "Ada",
    isFilled: Bool = true
  ) async throws {
    house = try await ScreenHouse(
      [DiarySchema.module],
      [.diary, .diaryStatistics, .diaryEditors, .diaryScreens],
      language: language
    )
    let dependencies = house.dependencies
    var draft = ChildDraft(name: name, born: try requireDay("2025-12-20"))
    draft.sex = .girl
    child = try await ChildBook(dependencies).add(draft, zone: house.zone)
    let start = try await dependencies.store.read { try DiaryStart(dependencies, nil, in: $0) }
    desk = DiaryDesk(dependencies, shownZone: nil, start: start)
    let desk = desk
    house.stage.sentence = { error in
      let messages = Messages(language, [.household, .diary, .diaryEditors])
      return desk.sentence(error, in: messages) ?? "\(error)"
    }
    if isFilled { try await fill() }
    let user = UserScreen(desk)
    house.stage.push(user)
    user.open(child, house.stage)
    await house.stage.settle()
  }

  private func fill() async throws {
    try await sleep("2026-01-09 09:10", "2026-01-09 10:40")
    try await sleep("2026-01-09 20:30", "2026-01-10 00:20")
    try await feed("2026-01-10 00:25", "2026-01-10 00:40", 900)
    try await sleep("2026-01-10 01:10", "2026-01-10 06:50")
    let (zones, time) = (desk.zones, try at("2026-01-10 07:30"))
    _ = try await EventJournal(house.dependencies, zones: zones)
      .add(Nappy.self, for: child.id) { nappy in
        nappy.time = time
        nappy.isWet = true
      }
  }

  /// Reads a local time.
  func at(_ text: String) throws -> Instant {
    try TimeReader(zones: desk.zones, now: house.clock.now).instant(text).instant
  }

  func sleep(_ start: String, _ end: String?) async throws {
    var draft = SleepDraft(start: try at(start), end: try end.map(at))
    draft.place = Place(rawValue: "cot")
    _ = try await SleepJournal(house.dependencies).add(draft, for: child.id)
  }

  func feed(_ start: String, _ end: String, _ tenths: Int) async throws {
    var draft = FeedingDraft(
      method: .bottle,
      content: .formula,
      start: try at(start),
      end: try at(end)
    )
    draft.amount = tenths
    _ = try await FeedingJournal(house.dependencies).add(draft, for: child.id)
  }

  /// The sleeps as they are stored, by start.
  func sleeps() async throws -> [Sleep] {
    try await house.dependencies.store.read {
      try $0.fetch(Sleep.query.ordered(by: \.start))
    }
  }

  /// The events of a kind as they are stored.
  func events<Event: DiaryEvent>(_: Event.Type) async throws -> [Event] {
    try await house.dependencies.store.read { try $0.fetch(Event.query) }
  }
}

/// A day that is one.
func requireDay(_ text: String) throws -> Day {
  guard let day = Day(text) else { throw EditorError.missing(label: text) }
  return day
}
