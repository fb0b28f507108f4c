import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import TestSupport

@testable import ScreenKit

/// A household in memory with a stage over it, driven by keys.
final class ScreenHouse {
  let dependencies: Dependencies
  let place: TestPlace
  let clock: TestClock
  let stage: Stage
  let zone: any TimeZoneRules
  var size = Size(columns: 80, rows: 24)

  /// A household in Moscow at a local time.
  init(
    _ modules: [SchemaModule],
    _ catalogues: [MessageCatalogue],
    language: Language = .english,
    now: String = "2026-01-10 08:00"
  ) async throws {
    let zones = SystemTimeZones(environment: Environment())
    let zone = try zones.rules(named: "Europe/Moscow")
    let clock = TestClock(.distantFuture)
    let reader = TimeReader(zones: TimeZoneHistory(zone), now: .distantFuture)
    clock.now = try reader.instant(now).instant
    let random = TestRandom()
    place = try await TestPlace(
      .memory,
      [HouseholdSchema.module] + modules,
      now: { clock.now },
      random: { random.next() }
    )
    dependencies = Dependencies(
      store: place.store,
      timeZones: zones,
      now: { clock.now },
      random: { random.next() }
    )
    self.clock = clock
    self.zone = zone
    let messages = Messages(language, [.household, .screenKit] + catalogues)
    stage = Stage(messages, now: { clock.now }, sentence: { String(describing: $0) })
    stage.wallTime = { TimeZoneHistory(zone).local(clock.now).time }
  }

  /// Lets time pass.
  func pass(_ duration: Duration) async {
    clock.now = clock.now + duration
    stage.advance(to: stage.uptime + duration)
    stage.refresh()
    await stage.settle()
  }

  /// Handles an event, and all work that it asks for.
  func handle(_ event: InputEvent) async {
    stage.handle(event)
    await stage.settle()
  }

  /// Presses keys one after the other.
  func press(_ keys: Key...) async {
    for key in keys { await handle(.key(key)) }
  }

  /// Types a text.
  func type(_ text: String) async {
    for character in text { await handle(.key(Key(character))) }
  }

  /// Fills in the field of the form in front that has the cursor, whatever stood there.
  func fill(_ text: String) async {
    await press(.end, .control("u"))
    await type(text)
  }

  /// What is on the screen.
  func grid() -> Grid {
    let grid = Grid(size)
    stage.draw(on: grid)
    return grid
  }

  /// The text on the screen.
  var text: String { grid().text }

  /// Presses the mouse where a text stands.
  func press(on text: String) async {
    let grid = grid()
    for row in 0..<size.rows {
      let cells = grid.row(row).map(\.text)
      for column in cells.indices
      where cells[column...].joined().hasPrefix(text) {
        let point = Point(column: column, row: row)
        return await handle(.mouse(MouseEvent(.press, at: point)))
      }
    }
  }
}

extension Grid {
  /// The screen with what its colours are: the text, then a letter for each look, then what they mean.
  func picture(_ theme: Theme) -> String {
    var letters: [Look: Character] = [.standard: "."]
    var rows: [String] = []
    let names = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for row in 0..<size.rows {
      var line = ""
      for cell in self.row(row) {
        let look = theme.look(cell.style)
        if letters[look] == nil { letters[look] = names[min(letters.count - 1, names.count - 1)] }
        line.append(letters[look] ?? "?")
      }
      rows.append(line)
    }
    let legend = letters.sorted { $0.value < $1.value }.map { "\($0.value) \($0.key.description)" }
    return ([text] + rows + legend).joined(separator: "\n") + "\n"
  }
}

extension Look {
  /// "ink 75 on 24, bold".
  fileprivate var description: String {
    let words: [(Style.Traits, String)] = [
      (.bold, "bold"), (.faint, "faint"), (.underlined, "underlined"), (.reversed, "reversed"),
    ]
    let traits = words.filter { self.traits.contains($0.0) }.map(\.1)
    return (["ink \(ink) on \(ground)"] + traits).joined(separator: ", ")
  }
}
