import HabitsCore
import HearthSupport
package import ScreenKit

/// The Schedule scene: the days of the week with their switches.
package final class SchedulePicker: Screen {
  private var days: Set<Int>
  private let firstWeekday: Int
  private let choose: (Set<Int>) -> Void
  private var list = ListState()

  /// A picker with some days on.
  package init(_ days: Set<Int>, firstWeekday: Int, choose: @escaping (Set<Int>) -> Void) {
    self.days = days
    self.firstWeekday = firstWeekday
    self.choose = choose
  }

  package private(set) var title = ""
  package var placement: Placement { .panel(Size(columns: 34, rows: 11)) }

  package func refresh(_ stage: Stage) { title = model(stage).title }

  private func model(_ stage: Stage) -> ScheduleViewModel {
    ScheduleViewModel(on: days, firstWeekday: firstWeekday, in: stage.messages)
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    [
      KeyBinding(.space, label: stage.messages("habits.switch"), isInBar: true) {
        self.toggle(self.list.selected, stage)
      },
      KeyBinding(Key("*"), label: stage.messages("habits.all-days")) {
        self.days = self.days.count == 7 ? [] : Set(1...7)
      },
      KeyBinding(.enter, label: stage.messages("screen.choose"), isInBar: true) {
        stage.dismiss(self)
        self.choose(self.days)
      },
      KeyBinding(.escape, label: stage.messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    if case .character(let character) = key.code, let index = character.wholeNumberValue,
      (1...7).contains(index)
    {
      toggle(index - 1, stage)
      return true
    }
    return list.move(key.latin, of: 7, page: 7)
  }

  private func toggle(_ index: Int, _ stage: Stage) {
    let number = model(stage).days[index].number
    if days.remove(number) == nil { days.insert(number) }
    list.select(index, of: 7)
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let model = model(stage)
    for (index, day) in model.days.enumerated() where index < canvas.rows {
      let line = canvas.rows(index..<index + 1)
      let ground: Ink = index == list.selected ? .chosen : .panel
      line.fill(.plain.on(ground))
      line.write(day.isOn ? "[✓]" : "[ ]", 1, 0, Style(day.isOn ? .good : .faint, on: ground))
      line.write(day.name, 5, 0, Style.plain.on(ground))
      stage.press(on: line.frame) { self.toggle(index, stage) }
    }
    canvas.write(model.summary ?? "", 1, 8, Style(.accent, on: .panel))
  }
}
