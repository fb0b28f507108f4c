import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `child add|list`.
enum ChildCommand {
  static let command = Command<DiarySession>(
    "child",
    summary: "command.child",
    subcommands: [add, list]
  )

  private static let name = Argument("word.name", .text, summary: "argument.child.name")
  private static let born = Option.required(
    "born",
    .date,
    valueName: "word.date",
    summary: "option.born"
  )
  private static let bornAt = Option(
    "born-at",
    .clock,
    valueName: "word.time",
    summary: "option.born-at"
  )
  private static let due = Option("due", .date, valueName: "word.date", summary: "option.due")
  private static let sex = Option("sex", .choices(["girl", "boy"]), summary: "option.sex")
  private static let night = Option(
    "night",
    .night,
    valueName: "word.night",
    default: .standard,
    summary: "option.night"
  )

  private static let add = Command<DiarySession>(
    "add",
    summary: "command.child.add",
    parameters: [name, born, bornAt, due, sex, night]
  ) { values, session in
    var draft = ChildDraft(name: values[name], born: values[born])
    draft.bornAt = values[bornAt]
    draft.due = values[due]
    draft.sex = values[sex].map(Sex.init(rawValue:))
    draft.night = values[night]
    let child = try await ChildBook(session.dependencies)
      .add(draft, zone: try session.firstZone())
    let zones = try await session.read { try session.zones(in: $0) }
    let text = session.messages(
      "done.child-added",
      child.name,
      session.messages.dateText(child.born, .long),
      child.night.description
    )
    try session.print(
      RecordJSON(zones: zones, now: session.now).child(child),
      or: [text]
    )
  }

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.child.list"
  ) { _, session in
    let (children, zones) = try await session.read {
      (try ChildBook.children(in: $0), try session.zones(in: $0))
    }
    let writer = RecordJSON(zones: zones, now: session.now)
    try session.print(
      .array(children.map(writer.child)),
      or: lines(
        UserViewModel(
          children,
          today: zones.day(holding: session.now),
          in: session.messages
        ),
        width: session.console.terminal.tableWidth
      )
    )
  }

  private static func lines(_ model: UserViewModel, width: Int) -> [String] {
    if let text = model.emptyText { return [text] }
    var table = TextTable([.init(isFlexible: true), .init(), .init(), .init(), .init()])
    for child in model.children {
      table.append([child.name, child.age, child.born, child.night, child.id.description])
    }
    return table.lines(width: width)
  }
}
