package import HearthHousehold
import HearthModel
import HearthSupport

/// A day, an hour and a minute to turn like wheels.
package final class TimePicker: Screen {
  package let title: String
  private var local: LocalTime
  /// 0 for the day, 1 for the hour, 2 for the minute.
  private var wheel = 1
  private let choose: (String) -> Void

  /// A picker that begins at a local time.
  package init(_ title: String, _ local: LocalTime, choose: @escaping (String) -> Void) {
    self.title = title
    self.local = local
    self.choose = choose
  }

  package var placement: Placement { .panel(Size(columns: 34, rows: 7)) }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, .space, label: messages("screen.choose"), isInBar: true) {
        stage.dismiss(self)
        self.choose("\(self.local.day) \(self.local.time.withoutSeconds)")
      },
      KeyBinding(.up, .down, label: messages("screen.move"), isInBar: true) {},
      KeyBinding(.left, .right, .tab, label: messages("screen.next"), isInBar: true) {},
      KeyBinding(.escape, label: messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.code {
    case .left: wheel = max(0, wheel - 1)
    case .right, .tab: wheel = min(2, wheel + 1)
    case .up, .character("k"), .character("+"): turn(1)
    case .down, .character("j"), .character("-"): turn(-1)
    case .pageUp: turn(wheel == 2 ? 10 : wheel == 1 ? 6 : 7)
    case .pageDown: turn(wheel == 2 ? -10 : wheel == 1 ? -6 : -7)
    default: return false
    }
    return true
  }

  /// Turns a wheel; hours and minutes go over into what is larger.
  private func turn(_ steps: Int) {
    let minutes = steps * [1440, 60, 1][wheel]
    let moved = LocalTime(local.asIfUTC + .seconds(minutes * 60), offset: 0)
    if Day.writable.contains(moved.day) { local = moved }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let time = local.time
    let parts = [
      stage.messages.dateText(local.day, .weekdayAndDay), Self.two(time.hour),
      Self.two(time.minute),
    ]
    var column = 1
    for (index, part) in parts.enumerated() {
      let isChosen = index == wheel
      let style = Style(.plain, on: isChosen ? .chosen : .panel, .bold)
      if index == 2 { column += canvas.write(":", column, 1, Style.plain.on(.panel)) }
      if isChosen {
        canvas.write("▴", column, 0, Style(.accent, on: .panel))
        canvas.write("▾", column, 2, Style(.accent, on: .panel))
      }
      column += canvas.write(part, column, 1, style) + (index == 0 ? 2 : 0)
    }
    canvas.write(stage.messages.dateText(local.day, .long), 1, 4, Style(.faint, on: .panel))
  }

  private static func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }
}

extension WallTime {
  /// To the minute.
  fileprivate var withoutSeconds: WallTime { WallTime(secondsSinceMidnight: seconds - second) }
}
