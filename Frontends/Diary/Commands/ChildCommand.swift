import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `child add|list|edit|archive|merge`, the last three in files of their own.
enum ChildCommand {
  static let command = Command<DiarySession>(
    "child",
    summary: "command.child",
    subcommands: [
      add, list, ChildEdit.command, ChildArchive.command, ChildMerge.command,
    ]
  )

  private static let name = Argument("word.name", .text, summary: "argument.child.name")
  private static let born = Option.required(
    "born",
    .date,
    valueName: "word.date",
    summary: "option.born"
  )
  static let bornAt = Option(
    "born-at",
    .clock,
    valueName: "word.time",
    summary: "option.born-at"
  )
  static let due = Option("due", .date, valueName: "word.date", summary: "option.due")
  static let sex = Option("sex", .choices(["girl", "boy"]), summary: "option.sex")
  private static let night = Option(
    "night",
    .night,
    valueName: "word.night",
    default: .standard,
    summary: "option.night"
  )

  static let colour = Option(
    "colour",
    .colour,
    valueName: "word.colour",
    summary: "option.child.colour"
  )

  private static let add = Command<DiarySession>(
    "add",
    summary: "command.child.add",
    parameters: [name, born, bornAt, due, sex, night, colour]
  ) { values, session in
    var draft = ChildDraft(name: values[name], born: values[born])
    draft.bornAt = values[bornAt]
    draft.due = values[due]
    draft.sex = values[sex].map(Sex.init(rawValue:))
    draft.night = values[night]
    draft.colour = values[colour]
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
    let (children, zones, photographed) = try await session.read { transaction in
      let children = try ChildBook.children(in: transaction)
      let photographed = try children.filter {
        try ChildBook.photo(of: $0.id, in: transaction) != nil
      }
      return (children, try session.zones(in: transaction), Set(photographed.map(\.id)))
    }
    let writer = RecordJSON(zones: zones, now: session.now)
    try session.print(
      .array(
        children.map { writer.child($0, hasPhoto: photographed.contains($0.id)) }
      ),
      or: children.isEmpty
        ? [session.messages("refused.no-children")]
        : lines(
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
    var table = TextTable([.init(isFlexible: true), .init(), .init(), .init(), .init()])
    for child in model.children {
      table.append([child.name, child.age, child.born, child.night, child.id.description])
    }
    return table.lines(width: width)
  }
}
