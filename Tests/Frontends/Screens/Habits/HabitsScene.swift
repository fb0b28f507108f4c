import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport

@testable import HabitsCore
@testable import HabitsScreens
@testable import ScreenKit

/// A family's habits with their screens.
struct HabitsScene {
  let house: ScreenHouse
  let desk: HabitsDesk

  /// A tracker with four cards, the main screen in front.
  init(language: Language = .english, isFilled: Bool = true) async throws {
    house = try await ScreenHouse(
      [HabitsSchema.module],
      [.habits, .habitsScreens],
      language: language
    )
    let dependencies = house.dependencies
    let start = try await dependencies.store.read { try HabitsStart(dependencies, nil, in: $0) }
    desk = HabitsDesk(dependencies, shownZone: house.zone, start: start)
    let desk = desk
    house.stage.sentence = { error in
      desk.sentence(error, in: Messages(language, [.household, .habits])) ?? "\(error)"
    }
    if isFilled { try await fill() }
    house.stage.push(TrackersScreen(desk, filter: .all))
    await house.stage.settle()
  }

  private func fill() async throws {
    let categories = CategoryBook(house.dependencies)
    let home = try await categories.add("Home", zone: house.zone)
    let health = try await categories.add("Health", zone: house.zone)
    let first = try day("2025-12-01")
    for (index, name) in ["Water the flowers", "Чтение", "👨‍👩‍👧 Family time"].enumerated() {
      var draft = TrackerDraft(name: name, category: index == 0 ? home.id : health.id)
      draft.created = first
      _ = try await desk.trackers.add(draft)
    }
    var water = TrackerDraft(name: "Water", category: health.id)
    (water.created, water.goal) = (first, .atLeast(2000, unit: "l"))
    _ = try await desk.trackers.add(water)
    _ = try await desk.trackers.pin("Чтение", true)
    for number in 1...9 {
      _ = try await desk.marks.done("Чтение", on: try day("2026-01-0\(number)"))
    }
    _ = try await desk.marks.done("Water", on: try day("2026-01-10"), amount: 1500)
  }

  func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw TimeReadingError.notADay(text) }
    return day
  }

  /// The trackers as they are stored.
  func trackers() async throws -> [Tracker] {
    try await house.dependencies.store.read { try TrackerBook.trackers(in: $0) }
  }

  /// The entries as they are stored.
  func entries() async throws -> [Entry] {
    try await house.dependencies.store.read { try $0.fetch(Entry.query) }
  }
}
