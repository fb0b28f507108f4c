import CommandKit
import HabitsCore
import HearthModel
import HearthPorts
import HearthSupport

/// `category add|rename|delete|list`.
enum CategoryCommand {
  private static let name = Argument(
    "word.name",
    .named("category"),
    summary: "argument.category"
  )
  private static let newName = Argument(
    "word.new-name",
    .text,
    summary: "argument.category.new-name"
  )
  private static let moveTo = Option(
    "move-to",
    .named("category"),
    summary: "option.move-to"
  )
  private static let deleteTrackers = Flag("delete-trackers", summary: "option.delete-trackers")

  static let command = Command<HabitsSession>(
    "category",
    summary: "command.category",
    subcommands: [add, rename, delete, list]
  )

  private static let add = Command<HabitsSession>(
    "add",
    summary: "command.category.add",
    parameters: [newName]
  ) { values, session in
    let category = try await CategoryBook(session.dependencies)
      .add(values[newName], zone: session.firstZone())
    try session.tell(category, "done.category-added")
  }

  private static let rename = Command<HabitsSession>(
    "rename",
    summary: "command.category.rename",
    parameters: [name, newName]
  ) { values, session in
    let category = try await CategoryBook(session.dependencies)
      .rename(values[name], to: values[newName])
    try session.tell(category, "done.category-renamed")
  }

  private static let delete = Command<HabitsSession>(
    "delete",
    summary: "command.category.delete",
    discussion: "command.category.delete.discussion",
    parameters: [name, moveTo, deleteTrackers],
    exclusive: [[moveTo, deleteTrackers]]
  ) { values, session in
    let target = values[moveTo]
    let fate = try await session.read { transaction -> CategoryBook.Fate? in
      if let target {
        return .move(to: try CategoryBook.category(target, in: transaction).id)
      }
      return values[deleteTrackers] ? .delete : nil
    }
    let category = try await CategoryBook(session.dependencies)
      .delete(values[name], trackers: fate)
    try session.tell(category, "done.category-deleted")
  }

  private static let list = Command<HabitsSession>(
    "list",
    summary: "command.category.list"
  ) { _, session in
    let (categories, trackers) = try await session.read {
      (try CategoryBook.categories(in: $0), try TrackerBook.trackers(in: $0))
    }
    try session.print(
      .array(categories.map(TrackerJSON().category)),
      or: lines(
        CategoriesViewModel(categories, trackers: trackers, in: session.messages),
        width: session.console.terminal.tableWidth
      )
    )
  }

  private static func lines(_ model: CategoriesViewModel, width: Int) -> [String] {
    if let text = model.emptyText { return [text] }
    var table = TextTable([.init(isFlexible: true), .init(), .init()])
    for category in model.categories {
      table.append([category.name, category.trackers, category.id.description])
    }
    return table.lines(width: width)
  }
}

extension HabitsSession {
  /// Prints a category, or a sentence about it.
  fileprivate func tell(_ category: HabitsCore.Category, _ key: MessageKey) throws {
    try print(TrackerJSON().category(category), or: [messages(key, category.name)])
  }
}
