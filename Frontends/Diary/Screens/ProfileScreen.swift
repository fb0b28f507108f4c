package import DiaryCore
import HearthModel
import HearthPorts
import HearthSupport
package import ScreenKit

/// The ChildProfile scene: how old a child is, what was measured, what is decided for it.
package final class ProfileScreen: Screen {
  private let desk: DiaryDesk
  private var child: Child
  private var age: AgeViewModel?
  private var growth: GrowthViewModel?
  private var top = ListState()
  private var portrait: PointPicture?

  /// The scene of a child.
  package init(_ desk: DiaryDesk, _ child: Child) {
    self.desk = desk
    self.child = child
  }

  package var title: String { child.name }

  package func refresh(_ stage: Stage) {
    let id = child.id
    desk.read(stage) { reader, transaction -> (Child, [GrowthReading])? in
      guard let child = try transaction.fetch(Child.self, id) else { return nil }
      return (child, try reader.growth(of: child))
    } then: { found in
      guard let (child, readings) = found else { return stage.dismiss(self) }
      self.child = child
      self.age = AgeViewModel(Age(of: child, on: self.desk.today), of: child, in: stage.messages)
      self.growth = GrowthViewModel(readings, of: child, in: stage.messages)
    }
    desk.readPortrait(of: id, Size(columns: 22, rows: 22), stage) { self.portrait = $0 }
  }

  package func keys(_ stage: Stage) -> [KeyBinding] {
    let messages = stage.messages
    let (dependencies, child) = (desk.dependencies, child)
    return [
      KeyBinding(Key("e"), .enter, label: messages("scene.edit"), isInBar: true) {
        let editors = ChildEditors(dependencies, zones: self.desk.zones, in: messages)
        self.desk.open(editors.edit(child), stage)
      },
      KeyBinding(Key("m"), label: messages("scene.profile.measure"), isInBar: true) {
        let editors = DiaryEditors(dependencies, of: child, zones: self.desk.zones, in: messages)
        self.desk.open(editors.new(.growth, at: self.desk.now), stage)
      },
      KeyBinding(
        Key("a"),
        label: messages(child.isArchived ? "scene.profile.unarchive" : "scene.profile.archive"),
        isInBar: true
      ) {
        self.desk.change(stage) { _ in
          let book = ChildBook(dependencies)
          let changed = try await book.setArchived(!child.isArchived, child.id)
          return messages("editor.saved", changed.name)
        }
      },
      KeyBinding(Key("v"), label: messages("scene.statistics")) {
        stage.push(StatisticsScreen(self.desk, child))
      },
      KeyBinding(Key("u"), label: messages("scene.undo")) { self.desk.undo(stage) },
    ]
  }

  package func draw(on canvas: Canvas, _ stage: Stage) {
    let body = canvas.inset(1, 1)
    let messages = stage.messages
    var lines: [(String, Style)] = (age?.lines ?? []).map { ($0, .strong) }
    let born = messages.dateText(child.born, .long)
    lines += [("", .plain), ("\(messages("editor.field.born")): \(born)", .plain)]
    if let due = child.due {
      lines.append(("\(messages("editor.field.due")): \(messages.dateText(due, .long))", .plain))
    }
    lines.append(("\(messages("editor.field.night")): \(child.night.description)", .plain))
    if child.isArchived { lines.append((messages("scene.profile.archived"), .faint)) }
    if let growth {
      lines += [("", .plain), (messages("scene.profile.growth"), .title)]
      lines += growth.rows.reversed().flatMap { row in
        let cells = zip(growth.columns, row).dropFirst().filter { !$0.1.isEmpty }
          .map { "\($0.0): \($0.1)" }
        return wrapped("\(row[0])  \(cells.joined(separator: "; "))", columns: body.columns)
          .map { ($0, Style.plain) }
      }
      lines += growth.remarks.flatMap { wrapped($0, columns: body.columns) }.map { ($0, .faint) }
    }
    if let portrait, body.columns >= 64 {
      portrait.draw(on: body.columns(body.columns - portrait.size.columns..<body.columns))
    }
    for (row, line) in lines.prefix(body.rows).enumerated() {
      body.write(line.0, 0, row, line.1)
    }
  }
}
