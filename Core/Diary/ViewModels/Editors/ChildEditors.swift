public import HearthContainer
public import HearthHousehold
import HearthModel
public import HearthPorts
public import HearthSupport

/// Makes the editors of children.
public struct ChildEditors: Sendable {
  private let dependencies: Dependencies
  private let messages: Messages
  private let zones: TimeZoneHistory

  /// The editors in the words of a language, by the household's clock.
  public init(_ dependencies: Dependencies, zones: TimeZoneHistory, in messages: Messages) {
    self.dependencies = dependencies
    self.zones = zones
    self.messages = messages
  }

  /// A new child, and the zone that a household without one lives in from now on.
  public func new(zone: any TimeZoneRules) -> RecordEditor {
    let today = zones.day(holding: dependencies.now())
    let fields = fields(of: nil, born: today)
    return RecordEditor(messages("editor.title.child.new"), fields) { values, _ in
      let reader = reader(values, fields)
      var draft = ChildDraft(name: try reader.required("name"), born: try reader.day("born"))
      draft.due = try reader.optionalDay("due")
      draft.sex = reader.text("sex").map { Sex(rawValue: $0) }
      draft.night = try night(reader)
      let child = try await ChildBook(dependencies).add(draft, zone: zone)
      return messages("editor.saved", child.name)
    }
  }

  /// A stored child.
  public func edit(_ child: Child) -> RecordEditor {
    let fields = fields(of: child, born: child.born)
    return RecordEditor(messages("editor.title.child"), fields) { values, _ in
      let reader = reader(values, fields)
      let (name, born) = (try reader.required("name"), try reader.day("born"))
      let (due, night) = (try reader.optionalDay("due"), try night(reader))
      let sex = reader.text("sex").map { Sex(rawValue: $0) }
      try await ChildBook(dependencies).edit(child.id) { child in
        (child.name, child.born, child.due, child.night, child.sex) = (name, born, due, night, sex)
      }
      return messages("editor.saved", name)
    }
  }

  private func reader(_ values: EditorValues, _ fields: [EditorField]) -> EditorReader {
    EditorReader(values, of: fields, TimeReader(zones: zones, now: dependencies.now()))
  }

  private func night(_ reader: EditorReader) throws -> NightRange {
    let text = try reader.required("night")
    guard let night = NightRange(text) else { throw EditorError.notANight(text: text) }
    return night
  }

  private func fields(of child: Child?, born: Day) -> [EditorField] {
    let writer = EditorWriter(messages: messages, zones: zones)
    return [
      writer.words("name", child?.name), writer.day("born", born), writer.day("due", child?.due),
      writer.choice("sex", child?.sex, among: [.girl, .boy]) {
        messages("editor.sex.\($0.rawValue)")
      },
      writer.words("night", (child?.night ?? .standard).description),
    ]
  }
}
