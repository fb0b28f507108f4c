package import HearthHousehold
import HearthModel
import HearthSupport

/// An editor: fields one under the other, filled by typing or from pickers.
package final class FormScreen: Screen {
  /// Gets what was put in; the form stays until it is dismissed.
  package typealias Save = (FormScreen, EditorValues) -> Void

  package let title: String
  private(set) var entries: [FormEntry]
  private(set) var focus = 0
  private(set) var top = 0
  /// Why it could not be saved.
  package var problem: String?
  private let calendar: FormCalendar
  private let remark: (EditorValues) -> String?
  private let save: Save

  /// A form.
  ///
  /// - Parameters:
  ///   - title: in its frame.
  ///   - fields: what can be put in.
  ///   - calendar: what the pickers of dates and times show.
  ///   - focus: the name of the field that has the cursor at first.
  ///   - remark: what is said of the values as they stand.
  ///   - save: takes them.
  package init(
    _ title: String,
    _ fields: [EditorField],
    _ calendar: FormCalendar,
    focus: String? = nil,
    remark: @escaping (EditorValues) -> String? = { _ in nil },
    save: @escaping Save
  ) {
    self.title = title
    entries = fields.map(FormEntry.init)
    self.calendar = calendar
    self.remark = remark
    self.save = save
    self.focus = entries.firstIndex { $0.field.name == focus } ?? 0
  }

  package var placement: Placement {
    .panel(Size(columns: 68, rows: entries.count + 6))
  }
  package var isTyping: Bool { true }

  /// What stands in the fields.
  package var values: EditorValues { EditorValues(entries.map(\.field)) }

  /// Puts a value into a field.
  package func set(_ name: String, _ value: String) {
    guard let index = entries.firstIndex(where: { $0.field.name == name }) else { return }
    entries[index].set(value)
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    var keys = [
      KeyBinding(.enter, .control("s"), label: messages("screen.save"), isInBar: true) {
        self.problem = nil
        self.save(self, self.values)
      },
      KeyBinding(.tab, .down, label: messages("screen.next"), isInBar: true) { self.move(1) },
      KeyBinding(.backTab, .up, label: messages("screen.previous")) { self.move(-1) },
    ]
    if entries.indices.contains(focus), entries[focus].hasPicker {
      keys.append(
        KeyBinding(.control("o"), Key(.function(2)), label: messages("screen.pick"), isInBar: true)
        {
          self.pick(stage)
        }
      )
    }
    return keys + [
      KeyBinding(.escape, label: messages("screen.cancel"), isInBar: true) { stage.dismiss(self) }
    ]
  }

  package func take(_ event: InputEvent, _ stage: Stage) -> Bool {
    guard entries.indices.contains(focus) else { return false }
    switch event {
    case .key(let key): return entries[focus].take(key)
    case .paste(let text):
      entries[focus].paste(text)
      return true
    default: return false
    }
  }

  private func move(_ step: Int) {
    guard !entries.isEmpty else { return }
    focus = (focus + step + entries.count) % entries.count
  }

  private func pick(_ stage: Stage) {
    let index = focus
    switch entries[index].field.kind {
    case .choice(let choices):
      let items = choices.map { choice in
        MenuScreen.Item(choice.label) { self.entries[index].set(choice.value) }
      }
      let chosen = choices.firstIndex { $0.value == entries[index].field.value } ?? 0
      stage.push(MenuScreen(entries[index].field.label, "", items, selected: chosen))
    case .day:
      let day = calendar.day(entries[index].field.value) ?? calendar.today
      stage.push(
        DatePicker(stage.messages("screen.pick-date"), day, calendar) {
          self.entries[index].set($0.description)
        }
      )
    case .time:
      let local = calendar.time(entries[index].field.value) ?? calendar.now
      stage.push(
        TimePicker(stage.messages("screen.pick-time"), local) { self.entries[index].set($0) }
      )
    case .text, .number, .toggle: break
    }
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let isNarrow = canvas.columns < 40
    let widest = entries.map { Glyph.width(of: $0.field.label) }.max() ?? 0
    let label = min(widest, isNarrow ? 12 : canvas.columns / 2 - 4)
    let foot = footLines(columns: canvas.columns)
    let footRows = min(foot.count, max(0, canvas.rows - 1))
    let body = canvas.rows(0..<max(0, canvas.rows - footRows))
    if focus < top { top = focus }
    if focus >= top + body.rows { top = max(0, focus - body.rows + 1) }
    for (row, index) in entries.indices.dropFirst(top).prefix(body.rows).enumerated() {
      draw(index, label, on: body.rows(row..<row + 1), stage)
    }
    for (row, line) in foot.prefix(footRows).enumerated() {
      let style = Style(problem == nil ? .faint : .danger, on: .panel)
      canvas.write(line, 0, canvas.rows - footRows + row, style)
    }
  }

  private func footLines(columns: Int) -> [String] {
    guard let text = problem ?? remark(values), !text.isEmpty else { return [] }
    return Array(wrapped(text, columns: columns).prefix(4))
  }

  private func draw(_ index: Int, _ label: Int, on row: Canvas, _ stage: Stage) {
    let isChosen = index == focus
    let style = Style(isChosen ? .accent : .plain, on: .panel, isChosen ? .bold : [])
    row.write(isChosen ? "▸" : " ", 0, 0, style)
    row.write(entries[index].field.label, 2, 0, style, width: label)
    let field = row.columns(min(row.columns, label + 4)..<max(row.columns, label + 4))
    let column = entries[index].draw(on: field, isChosen: isChosen, stage.messages)
    if isChosen, let column {
      stage.cursor = Point(column: field.frame.origin.column + column, row: field.frame.origin.row)
    }
    stage.press(on: row.frame) {
      if self.focus == index {
        if self.entries[index].hasPicker {
          self.pick(stage)
        } else {
          _ = self.entries[index].take(.space)
        }
      }
      self.focus = index
    }
  }
}
