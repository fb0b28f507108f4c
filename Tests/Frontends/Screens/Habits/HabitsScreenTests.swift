import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import HabitsCore
@testable import HabitsScreens
@testable import ScreenKit

/// What keys do to habits, and what is seen of them.
@Suite("The habit tracker's screens", .timeLimit(.minutes(20)))
struct HabitsScreenTests {
  @Test("One key marks a card and unmarks it, another takes that back")
  func mark() async throws {
    let scene = try await HabitsScene()
    let before = try await scene.entries().count
    await scene.house.press(.space)
    #expect(try await scene.entries().count == before + 1)
    #expect(scene.house.text.contains("[✓]"))
    await scene.house.press(.space)
    #expect(try await scene.entries().count == before)
    await scene.house.press(Key("u"))
    #expect(try await scene.entries().count == before + 1)
  }

  @Test("A day that is still to come cannot be marked")
  func future() async throws {
    let scene = try await HabitsScene()
    let before = try await scene.entries().count
    await scene.house.press(.right, .space)
    #expect(scene.house.text.contains("still to come"))
    #expect(try await scene.entries().count == before)
  }

  @Test("A search narrows the cards as it is typed, whatever case and marks")
  func search() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("/"))
    await scene.house.type("чтЕ")
    #expect(scene.house.text.contains("Чтение"))
    #expect(!scene.house.text.contains("Water the flowers"))
    await scene.house.type("zz")
    #expect(scene.house.text.contains("Nothing found"))
    await scene.house.press(.escape)
    #expect(scene.house.text.contains("Water the flowers"))
  }

  @Test("A filter is chosen from its list and remembered")
  func filter() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(.space, Key("f"), Key("3"))
    #expect(scene.house.text.contains("Чтение"))
    #expect(!scene.house.text.contains("Water the flowers"))
    let memory = try await scene.house.dependencies.store.read { try HabitsMemory.stored(in: $0) }
    #expect(memory.filter == .done)
  }

  @Test("A habit is made in all its steps, and only when all is given")
  func create() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("a"), Key("1"))
    await scene.house.type("Run")
    await scene.house.press(.control("s"))
    #expect(try await scene.trackers().count == 4)
    await scene.house.press(.tab, .enter, .enter, .tab, .enter, Key("*"), .enter)
    await scene.house.press(.tab, .enter, .right, .enter, .tab, .enter, .down, .enter)
    #expect(scene.house.text.contains("Every day"))
    await scene.house.press(.tab, .enter)
    let tracker = try #require(try await scene.trackers().last)
    #expect(tracker.name == "Run")
    #expect(tracker.emoji == Palette.emoji[1])
    #expect(tracker.colour == Palette.colours[6])
    #expect(scene.house.text.contains("Run"))
  }

  @Test("Creation that is cancelled leaves nothing behind")
  func cancel() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("a"), Key("2"))
    await scene.house.type("Doctor")
    await scene.house.press(.escape)
    #expect(try await scene.trackers().count == 4)
  }

  @Test("A name that is too long says so")
  func longName() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("a"), Key("2"))
    await scene.house.handle(.paste(String(repeating: "👨‍👩‍👧", count: 39)))
    #expect(scene.house.text.contains("At most 38 characters"))
  }

  @Test("A category with trackers is deleted with them, or they move")
  func category() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("c"), .end, Key("-"))
    #expect(scene.house.text.contains("Move its trackers"))
    await scene.house.press(.home, .enter)
    let trackers = try await scene.trackers()
    #expect(trackers.count == 4)
    #expect(Set(trackers.map(\.category)).count == 1)
    await scene.house.press(Key("u"))
    #expect(Set(try await scene.trackers().map(\.category)).count == 2)
  }

  @Test("Of what is measured an amount is asked for")
  func amount() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(.down, .down, Key("="))
    await scene.house.fill("2,5")
    await scene.house.press(.enter)
    #expect(try await scene.entries().contains { $0.amount == 2500 })
  }

  @Test("A tracker is edited without touching its past")
  func edit() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("e"))
    await scene.house.type("!")
    await scene.house.press(.control("s"))
    #expect(try await scene.trackers().contains { $0.name == "Чтение!" })
    let versions = try await scene.house.dependencies.store.read {
      try $0.fetch(ScheduleVersion.query)
    }
    #expect(versions.count == 4)
  }

  @Test("Statistics tell their definitions and lead to a tracker's calendar")
  func statistics() async throws {
    let scene = try await HabitsScene()
    await scene.house.press(Key("v"))
    #expect(scene.house.text.contains("Best period"))
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("The longest run of days"))
    await scene.house.press(.enter, .end, .enter)
    #expect(scene.house.text.contains("not enough"))
  }
}
