package import HabitsCore
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The New habit and New irregular event scenes, and the editor of a tracker.
package final class TrackerFormScreen: Screen {
  /// What can be filled in.
  enum Row: CaseIterable {
    case name
    case category
    case schedule
    case emoji
    case colour
    case create
  }

  private let desk: HabitsDesk
  private(set) var form: TrackerForm
  private let tracker: Tracker?
  /// The schedule in force.
  private let rule: ScheduleRule?
  private var name: TextInput
  private var focus = Row.name

  /// An editor.
  ///
  /// - Parameters:
  ///   - desk: what it works with.
  ///   - form: what has been chosen so far.
  ///   - tracker: what is edited; nil for a new one.
  ///   - rule: the schedule in force.
  package init(
    _ desk: HabitsDesk,
    _ form: TrackerForm,
    editing tracker: Tracker? = nil,
    rule: ScheduleRule? = nil
  ) {
    self.desk = desk
    self.form = form
    self.tracker = tracker
    self.rule = rule
    name = TextInput(form.name)
  }

  package private(set) var title = ""
  package var isTyping: Bool { focus == .name }

  private var rows: [Row] { Row.allCases.filter { form.kind == .habit || $0 != .schedule } }

  private func model(_ stage: Stage) -> NewTrackerViewModel {
    NewTrackerViewModel(form, firstWeekday: desk.days.firstWeekday, in: stage.messages)
  }

  /// Whether all is given.
  private var isComplete: Bool { form.draft != nil }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    return [
      KeyBinding(.enter, label: messages("screen.choose"), isInBar: true) { self.open(stage) },
      KeyBinding(.tab, .down, label: messages("screen.next"), isInBar: true) { self.move(1) },
      KeyBinding(.backTab, .up, label: messages("screen.previous")) { self.move(-1) },
      KeyBinding(.control("s"), label: messages("screen.save"), isInBar: true) { self.save(stage) },
      KeyBinding(.escape, label: messages("screen.cancel"), isInBar: true) { stage.dismiss(self) },
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    switch event {
    case .key(let key):
      if focus == .name, name.take(key) {
        form.name = name.text
        return true
      }
      guard focus != .name, key == .space else { return false }
      open(stage)
      return true
    case .paste(let text) where focus == .name:
      name.insert(text)
      form.name = name.text
      return true
    default: return false
    }
  }

  package func refresh(_ stage: Stage) {
    title = tracker == nil ? model(stage).title : stage.messages("habits.edit.title")
  }

  private func move(_ step: Int) {
    let rows = rows
    let index = rows.firstIndex(of: focus) ?? 0
    focus = rows[(index + step + rows.count) % rows.count]
  }

  private func open(_ stage: Stage) {
    let model = model(stage)
    switch focus {
    case .name: move(1)
    case .category:
      stage.push(CategoriesScreen(desk, chosen: form.category?.id) { self.form.category = $0 })
    case .schedule:
      stage.push(
        SchedulePicker(form, firstWeekday: desk.days.firstWeekday) {
          (self.form.days, self.form.rule) = ($0.days, $0.rule)
        }
      )
    case .emoji:
      stage.push(
        GridPicker(model.emoji.label, model.emoji.choices, .emoji, chosen: form.emoji) {
          self.form.emoji = $0
        }
      )
    case .colour:
      stage.push(
        GridPicker(model.colours.label, model.colours.choices, .colour, chosen: form.colour) {
          self.form.colour = $0
        }
      )
    case .create: save(stage)
    }
  }

  private func save(_ stage: Stage) {
    guard isComplete else { return }
    let (book, messages) = (desk.trackers, stage.messages)
    let finish = { stage.dismiss(self) }
    if let tracker {
      let form = form
      let changed = form.schedule == rule ? nil : form.schedule
      desk.change(stage, then: finish) {
        let stored = try await book.edit(
          tracker.id.description,
          rule: form.kind == .habit ? changed : nil
        ) { tracker in
          tracker.name = form.name
          tracker.category = form.category?.id ?? tracker.category
          tracker.emoji = form.emoji ?? tracker.emoji
          tracker.colour = form.colour ?? tracker.colour
        }
        return messages("habits.saved", stored.name)
      }
    } else if let draft = form.draft {
      desk.change(stage, then: finish) {
        messages("habits.saved", try await book.add(draft).name)
      }
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let model = model(stage)
    let body = canvas.inset(1, 1)
    var line = 0
    for row in rows {
      guard line < body.rows else { break }
      let canvas = body.part(Rect(0, line, min(body.columns, 60), 1))
      draw(row, model, on: canvas, stage)
      stage.press(on: canvas.frame) {
        let isOpen = self.focus == row
        self.focus = row
        if isOpen || row == .create { self.open(stage) }
      }
      if row == .name, let remark = model.nameRemark {
        line += 1
        body.write(remark, 2, line, Style(.danger))
      }
      line += row == .colour ? 2 : body.rows > 12 ? 2 : 1
    }
  }

  private func draw(_ row: Row, _ model: NewTrackerViewModel, on line: Canvas, _ stage: Stage) {
    let isChosen = row == focus
    let ground: Ink = isChosen ? .chosen : .plain
    line.fill(.plain.on(ground))
    func write(_ label: String, _ value: String?) {
      line.write(label, 1, 0, Style.strong.on(ground), width: 14)
      let text = value ?? stage.messages("screen.empty")
      line.write(
        text,
        16,
        0,
        Style(value == nil ? .faint : .plain, on: ground),
        width: line.columns - 19
      )
      line.writeRight("›", before: line.columns - 1, 0, Style(.faint, on: ground))
    }
    switch row {
    case .name:
      let field = line.columns(1..<line.columns - 1)
      let column = name.draw(
        on: field,
        Style(.plain, on: isChosen ? .chosen : .field),
        hint: model.namePrompt
      )
      if isChosen {
        stage.cursor = Point(
          column: field.frame.origin.column + column,
          row: field.frame.origin.row
        )
      }
    case .category: write(model.category.label, model.category.value)
    case .schedule:
      write(model.schedule?.label ?? "", model.schedule?.value)
    case .emoji: write(model.emoji.label, form.emoji)
    case .colour:
      write(model.colours.label, form.colour)
      if let colour = form.colour.flatMap({ Colour($0) }) {
        line.write("  ████", 25, 0, Style(.own(colour), on: ground))
      }
    case .create:
      let label = tracker == nil ? model.createButton : stage.messages("screen.save")
      let style = Style(isComplete ? .good : .faint, on: ground, isComplete ? .bold : [])
      line.write("[ \(label) ]", 1, 0, style)
    }
  }
}
