package import HabitsCore
import HearthSupport
package import ScreenKit

/// The Schedule scene: the days of the week with their switches, and the other kinds of schedule.
package final class SchedulePicker: Screen {
  private var form: TrackerForm
  private let firstWeekday: Int
  private let choose: (TrackerForm) -> Void
  private var list = ListState()
  /// How often, and in how many days, a schedule of another kind asks for it.
  private var (count, span) = (3, 7)

  /// A picker that begins with what a form has chosen.
  package init(
    _ form: TrackerForm,
    firstWeekday: Int,
    choose: @escaping (TrackerForm) -> Void
  ) {
    self.form = form
    self.firstWeekday = firstWeekday
    self.choose = choose
    switch form.rule {
    case .every(let days)?: count = days
    case .times(let times, _)?: count = times
    case .timesInDays(let times, let days)?: (count, span) = (times, days)
    case .weekdays?, .other?, nil: break
    }
  }

  package private(set) var title = ""
  package var placement: Placement { .panel(Size(columns: 44, rows: 17)) }

  package func refresh(_ stage: Stage) { title = model(stage).title }

  private func model(_ stage: Stage) -> ScheduleViewModel {
    ScheduleViewModel(on: form.days, firstWeekday: firstWeekday, in: stage.messages)
  }

  /// The schedules besides days of the week.
  private var rules: [ScheduleRule] {
    [
      .every(days: count), .times(count, per: .week), .times(count, per: .month),
      .times(count, per: .year),
      .timesInDays(min(count, span), days: span),
    ]
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.space, label: messages("habits.switch"), isInBar: true) {
        self.toggle(self.list.selected, stage)
      },
      KeyBinding(.left, .right, label: messages("habits.more-often")) {},
      KeyBinding(Key("<"), Key(">"), label: messages("habits.longer-span")) {},
      KeyBinding(Key("*"), label: messages("habits.all-days")) {
        self.form.rule = nil
        self.form.days = self.form.days.count == 7 ? [] : Set(1...7)
      },
      KeyBinding(.enter, label: messages("screen.choose"), isInBar: true) {
        stage.dismiss(self)
        self.choose(self.form)
      },
      KeyBinding(.escape, label: messages("screen.cancel"), isInBar: true) {
        stage.dismiss(self)
      },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.latin.code {
    case .left: change(&count, by: -1, from: 1)
    case .right: change(&count, by: 1, from: 1)
    case .character("<"), .character(","): change(&span, by: -1, from: 2)
    case .character(">"), .character("."): change(&span, by: 1, from: 2)
    case .character(let character):
      guard let index = character.wholeNumberValue, (1...7).contains(index) else { return false }
      toggle(index - 1, stage)
    default: return list.move(key.latin, of: 7 + rules.count, page: 12)
    }
    return true
  }

  /// Changes a number of the schedule that is chosen.
  private func change(_ number: inout Int, by step: Int, from least: Int) {
    number = max(least, min(99, number + step))
    if list.selected >= 7, form.rule != nil { form.rule = rules[list.selected - 7] }
  }

  private func toggle(_ index: Int, _ stage: Stage) {
    list.select(index, of: 7 + rules.count)
    guard index < 7 else {
      form.rule = rules[index - 7]
      return
    }
    form.rule = nil
    let number = model(stage).days[index].number
    if form.days.remove(number) == nil { form.days.insert(number) }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let model = model(stage)
    let days = model.days.map { ($0.isOn && form.rule == nil ? "[✓]" : "[ ]", $0.name) }
    let others = rules.map { rule in
      (rule == form.rule ? "(•)" : "( )", rule.text(firstWeekday: firstWeekday, in: stage.messages))
    }
    list.reveal(list.selected..<list.selected + 1, of: 12, rows: max(1, canvas.rows - 2))
    let lines = (days + others).enumerated().map { index, row -> ListDrawing.Line in
      { line in
        let ground: Ink = index == self.list.selected ? .chosen : .panel
        line.fill(.plain.on(ground))
        line.write(row.0, 1, 0, Style(.accent, on: ground))
        line.write(row.1, 5, 0, Style.plain.on(ground))
        stage.press(on: line.frame) { self.toggle(index, stage) }
      }
    }
    ListDrawing.draw(lines, from: list.top, on: canvas.rows(0..<max(1, canvas.rows - 2)))
    let text = form.schedule?.text(firstWeekday: firstWeekday, in: stage.messages)
    canvas.write(text ?? "", 1, canvas.rows - 1, Style(.accent, on: .panel))
  }
}
