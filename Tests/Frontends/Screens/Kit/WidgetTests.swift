import HearthHousehold
import HearthModel
import HearthSupport
import TestSupport
import Testing

@testable import ScreenKit

@Suite("Fields, lists, pickers")
struct WidgetTests {
  static let seeds: [UInt64] = Array(1...30)

  @Test("A line of text does what a plain array of characters does", arguments: seeds)
  func textInput(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var input = TextInput("aé漢")
    var (text, cursor) = (Array("aé漢"), 3)
    for _ in 1...300 {
      switch random.next() % 7 {
      case 0:
        _ = input.take(.left)
        cursor = max(0, cursor - 1)
      case 1:
        _ = input.take(.right)
        cursor = min(text.count, cursor + 1)
      case 2:
        _ = input.take(.backspace)
        if cursor > 0 { text.remove(at: cursor - 1) }
        cursor = max(0, cursor - 1)
      case 3:
        _ = input.take(.delete)
        if cursor < text.count { text.remove(at: cursor) }
      case 4:
        _ = input.take(.home)
        cursor = 0
      default:
        let letter = Array("xЖ漢👍")[Int(random.next() % 4)]
        _ = input.take(Key(letter))
        text.insert(letter, at: cursor)
        cursor += 1
      }
      #expect(input.text == String(text))
      #expect(input.cursor == cursor)
    }
  }

  @Test("A paste becomes one line and keeps its limit")
  func paste() {
    var input = TextInput("", limit: 5)
    input.insert("a\nb\u{1B}[2J")
    #expect(input.text == "a b[2")
  }

  @Test("What is chosen stays in a list and in sight", arguments: seeds)
  func list(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var list = ListState()
    for _ in 1...300 {
      let count = Int(random.next() % 40)
      let rows = 1 + Int(random.next() % 12)
      let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
      _ = list.move(keys[Int(random.next() % 6)], of: count, page: rows)
      list.reveal(list.selected..<list.selected + 1, of: count, rows: rows)
      #expect(list.selected == 0 || list.selected < count)
      #expect(list.top <= list.selected && list.selected < list.top + rows)
    }
  }

  @Test("A month is left at both ends, and a short one shortens the date")
  func datePicker() async throws {
    let house = try await ScreenHouse([], [])
    let day = try #require(Day("2026-01-31"))
    let reader = TimeReader(zones: TimeZoneHistory(house.zone), now: house.clock.now)
    let chosen = Chosen()
    let picker = DatePicker("", day, FormCalendar(reader, firstWeekday: 7)) { chosen.day = $0 }
    house.stage.push(MenuScreen("", "", []))
    house.stage.push(picker)
    await house.press(.pageDown, .enter)
    #expect(chosen.day == Day("2026-02-28"))
    house.stage.push(picker)
    await house.press(.right, .enter)
    #expect(chosen.day == Day("2026-03-01"))
  }

  /// What a picker gave.
  final class Chosen {
    var day: Day?
  }

  @Test("Bars and columns fill exactly the share they stand for")
  func blocks() {
    #expect(Blocks.bar(0, columns: 4) == "")
    #expect(Blocks.bar(1, columns: 4) == "████")
    #expect(Blocks.bar(0.5, columns: 3) == "█▌")
    #expect(Blocks.sparkline([0, 0.5, 1, nil]) == "▁▅█·")
    #expect(Blocks.fitted([0, 1, 0, 1], columns: 2) == [0.5, 0.5])
    #expect(Blocks.columns([1, 0.5], rows: 2) == ["█ ", "██"])
  }
}
