package import HearthModel
import HearthSupport

/// A month to choose a day from.
package final class DatePicker: Screen {
  package let title: String
  private var day: Day
  private let calendar: FormCalendar
  private let choose: (Day) -> Void

  /// A picker that begins at a day.
  package init(
    _ title: String,
    _ day: Day,
    _ calendar: FormCalendar,
    choose: @escaping (Day) -> Void
  ) {
    self.title = title
    self.day = day
    self.calendar = calendar
    self.choose = choose
  }

  package var placement: Placement { .panel(Size(columns: 32, rows: 11)) }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, .space, label: messages("screen.choose"), isInBar: true) {
        stage.dismiss(self)
        self.choose(self.day)
      },
      KeyBinding(Key("t"), label: messages("screen.today"), isInBar: true) {
        self.day = self.calendar.today
      },
      KeyBinding(.left, .right, Key("h"), Key("l"), label: messages("screen.day")) {},
      KeyBinding(.up, .down, Key("k"), Key("j"), label: messages("screen.week")) {},
      KeyBinding(.pageUp, .pageDown, label: messages("screen.month"), isInBar: true) {},
      KeyBinding(Key("<"), Key(">"), label: messages("screen.year")) {},
      KeyBinding(.escape, label: messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.latin.code {
    case .left, .character("h"): move(by: -1)
    case .right, .character("l"): move(by: 1)
    case .up, .character("k"): move(by: -7)
    case .down, .character("j"): move(by: 7)
    case .pageUp: move(months: -1)
    case .pageDown: move(months: 1)
    case .character("<"), .character(","): move(months: -12)
    case .character(">"), .character("."): move(months: 12)
    case .home: move(by: 1 - day.components.day)
    case .end:
      move(
        by: Day.length(ofMonth: day.components.month, year: day.components.year)
          - day.components.day
      )
    default: return false
    }
    return true
  }

  private func move(by days: Int) {
    let moved = day.advanced(by: days)
    if Day.writable.contains(moved) { day = moved }
  }

  /// The same day of another month, or its last one where it is shorter.
  private func move(months: Int) {
    let (year, month, date) = day.components
    let number = year * 12 + month - 1 + months
    let (y, m) = (number / 12, number % 12 + 1)
    guard (1...9999).contains(y) else { return }
    if let moved = Day(year: y, month: m, day: min(date, Day.length(ofMonth: m, year: y))) {
      day = moved
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let style = Style.plain.on(.panel)
    canvas.write(stage.messages.dateText(day, .month), 0, 0, Style.title.on(.panel))
    for column in 0..<7 {
      let weekday = (calendar.firstWeekday - 1 + column) % 7 + 1
      let name = stage.messages.weekdayName(weekday, .short)
      canvas.write(String(name.prefix(3)), column * 4, 1, Style(.faint, on: .panel), width: 3)
    }
    let (year, month, _) = day.components
    guard let first = Day(year: year, month: month, day: 1) else { return }
    let lead = (first.weekday - calendar.firstWeekday + 7) % 7
    for index in 0..<Day.length(ofMonth: month, year: year) {
      let date = first.advanced(by: index)
      let place = lead + index
      let cell = canvas.part(Rect(place % 7 * 4, 2 + place / 7, 3, 1))
      var look = style
      if date == calendar.today { look = Style(.accent, on: .panel, .bold) }
      if date == day { look = look.on(.chosen).adding(.bold) }
      cell.fill(look)
      cell.writeRight(String(index + 1), before: 2, 0, look)
      stage.press(on: cell.frame) {
        if self.day == date {
          stage.dismiss(self)
          self.choose(date)
        }
        self.day = date
      }
    }
    canvas.write(
      stage.messages.dateText(day, .full),
      0,
      canvas.rows - 1,
      Style(.faint, on: .panel)
    )
  }
}
