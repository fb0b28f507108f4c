import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport
import Testing

@testable import DiaryCore
@testable import DiaryScreens
@testable import ScreenKit

/// What keys do to a diary, and what is seen of it.
@Suite("The diary's screens", .timeLimit(.minutes(20)))
struct DiaryScreenTests {
  @Test("One key starts a sleep and finishes it, another takes that back")
  func oneKey() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("s"))
    #expect(try await scene.sleeps().last?.end == nil)
    #expect(scene.house.text.contains("Ada has been asleep since 08:00"))
    await scene.house.pass(.minutes(40))
    await scene.house.press(Key("s"))
    #expect(try await scene.sleeps().last?.end == scene.house.clock.now)
    await scene.house.press(Key("u"), Key("u"))
    #expect(try await scene.sleeps().count == 3)
    await scene.house.press(Key("U"))
    #expect(try await scene.sleeps().count == 4)
  }

  @Test("The letters of a Russian keyboard do what the Latin ones in their place do")
  func russianKeyboard() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("ы"))
    #expect(try await scene.sleeps().count == 4)
    await scene.house.press(Key("г"))
    #expect(try await scene.sleeps().count == 3)
  }

  @Test("A nursing is started, paused, continued at the other side and finished by single keys")
  func nursing() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("l"))
    await scene.house.pass(.minutes(10))
    await scene.house.press(Key("z"))
    await scene.house.pass(.minutes(2))
    #expect(scene.house.text.contains("08:00"))
    await scene.house.press(Key("r"))
    await scene.house.pass(.minutes(10))
    await scene.house.press(Key("x"))
    let feeding = try #require(try await scene.events(Feeding.self).last { $0.segments != nil })
    #expect(feeding.segments?.list.map(\.side) == [.left, .right])
    #expect(feeding.end == scene.house.clock.now)
    #expect(feeding.method == .both)
  }

  @Test("A form writes down what was typed, and says what it cannot read")
  func form() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("f"))
    await scene.house.press(.tab, .tab)
    await scene.house.type("viel")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("“viel” is no number"))
    await scene.house.fill("120,5")
    await scene.house.press(.enter)
    #expect(try await scene.events(Feeding.self).contains { $0.amount == 1205 })
    #expect(scene.house.text.contains("Saved: bottle"))
  }

  @Test("A sleep in the way is named, and joined when asked", arguments: ["j", "t", "<esc>"])
  func conflict(_ answer: String) async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("+"))
    await scene.house.fill("2026-01-10 06:00")
    await scene.house.press(.tab)
    await scene.house.type("07:10")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("Already written down"))
    #expect(scene.house.text.contains("01:10 – 06:50"))
    await scene.house.press(answer == "<esc>" ? .escape : Key(Character(answer)))
    let last = try #require(try await scene.sleeps().last)
    let expected = ["j": "2026-01-10 01:10", "t": "2026-01-10 06:50"][answer]
    #expect(last.start == (try scene.at(expected ?? "2026-01-10 01:10")))
    #expect(last.end == (try scene.at(answer == "<esc>" ? "2026-01-10 06:50" : "2026-01-10 07:10")))
  }

  @Test("A sleep that was left open is asked about when the next begins")
  func forgotten() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("s"))
    await scene.house.pass(.hours(20))
    await scene.house.press(Key("f"), .enter)
    #expect(scene.house.text.contains("Forgot to press stop?"))
    await scene.house.press(.enter)
    #expect(try await scene.sleeps().last?.end == scene.house.clock.now)
    #expect(try await scene.events(Feeding.self).count == 2)
  }

  @Test("What is unusual is written down only when confirmed")
  func confirmation() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(Key("o"), Key("6"))
    await scene.house.fill("a walk")
    await scene.house.press(.backTab)
    await scene.house.fill("2026-01-10 22:00")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("Is that right?"))
    await scene.house.press(.enter)
    #expect(try await scene.events(DiaryNote.self).isEmpty)
    await scene.house.press(.enter, Key("y"))
    #expect(try await scene.events(DiaryNote.self).map(\.text) == ["a walk"])
  }

  @Test("Every kind of entry can be added, edited and deleted", arguments: EventKind.allCases)
  func kinds(_ kind: EventKind) async throws {
    let scene = try await DiaryScene()
    let editors = DiaryEditors(
      scene.house.dependencies,
      of: scene.child,
      zones: scene.desk.zones,
      in: scene.house.stage.messages
    )
    let editor = editors.new(kind, at: scene.house.clock.now)
    var values = EditorValues(editor.fields)
    let needed: [EventKind: (String, String)] = [
      .temperature: ("degrees", "37.2"), .medicine: ("name", "Ibuprofen"),
      .milestone: ("title", "smiled"), .note: ("text", "a note"), .growth: ("weight", "4.2 kg"),
    ]
    if let (name, value) = needed[kind] { values[name] = value }
    let said = try await editor.save(values, Answers())
    #expect(said.hasPrefix("Saved: "))
    try await scene.changeAll(kind.type, editors)
  }

  @Test("Without a child the first key adds one")
  func firstChild() async throws {
    let scene = try await DiaryScene(isFilled: false)
    await scene.house.press(.escape, Key("a"))
    await scene.house.fill("Ёжик")
    await scene.house.press(.enter)
    #expect(scene.house.text.contains("Ёжик"))
  }

  @Test("Figures and groups can be hidden, and tell what they measure")
  func figures() async throws {
    let scene = try await DiaryScene()
    #expect(scene.house.text.contains("Past night"))
    await scene.house.press(Key(","), .down, .down, .down, .down, .down, .space, .escape)
    #expect(!scene.house.text.contains("Past night"))
    await scene.house.press(.end, .enter)
    #expect(scene.house.text.contains("Close"))
  }

  @Test("A change by another program is seen at the next refresh")
  func others() async throws {
    let scene = try await DiaryScene()
    try await scene.sleep("2026-01-10 07:40", nil)
    scene.house.stage.refresh()
    await scene.house.stage.settle()
    #expect(scene.house.text.contains("Ada has been asleep since 07:40"))
  }

  @Test("The mouse presses what it points at")
  func mouse() async throws {
    let scene = try await DiaryScene()
    await scene.house.press(on: "Start sleep")
    #expect(try await scene.sleeps().count == 4)
    await scene.house.press(on: "00:25  bottle")
    await scene.house.press(on: "00:25  bottle")
    #expect(scene.house.text.contains("Delete"))
  }
}

extension DiaryScene {
  /// Saves every stored event of a kind unchanged, then deletes it.
  fileprivate func changeAll(_ type: any DiaryEvent.Type, _ editors: DiaryEditors) async throws {
    func change<Event: DiaryEvent>(_: Event.Type) async throws {
      for event in try await events(Event.self) {
        let editor = editors.edit(event)
        _ = try await editor.save(EditorValues(editor.fields), Answers())
        let stored = try await events(Event.self).first { $0.id == event.id }
        #expect(stored == event)
        _ = try await EventJournal(house.dependencies, zones: desk.zones)
          .delete(Event.self, event.id)
      }
      #expect(try await events(Event.self).isEmpty)
    }
    try await change(type)
  }
}
