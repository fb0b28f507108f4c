import CommandKit
import DiaryCore
import HearthHousehold
import HearthModel
import HearthSupport

/// `person add NAME`, `person list`.
enum PersonCommand {
  static let command = Command<DiarySession>(
    "person",
    summary: "command.person",
    subcommands: [add, list]
  )

  private static let name = Argument("word.name", .text, summary: "argument.person.name")
  private static let role = Option(
    "role",
    .choices(["owner", "caregiver", "reader"]),
    default: "caregiver",
    summary: "option.person.role"
  )

  private static let add = Command<DiarySession>(
    "add",
    summary: "command.person.add",
    parameters: [name, role]
  ) { values, session in
    let person = try await PersonBook(session.dependencies)
      .add(values[name], role: PersonRole(rawValue: values[role]))
    let writer = try await session.recordWriter()
    try session.print(
      writer.person(person),
      or: [
        session.messages("done.person-added", person.name),
        session.messages("done.id", person.id.description),
      ]
    )
  }

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.person.list"
  ) { _, session in
    let people = try await session.read { try PersonBook.people(in: $0) }
    let writer = try await session.recordWriter()
    try session.print(
      .array(people.map(writer.person)),
      or: people.isEmpty ? [session.messages("person.none")] : people.map(\.name)
    )
  }
}
