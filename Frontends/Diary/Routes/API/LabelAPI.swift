import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// Tags, persons, and what of them goes with an entry, for programs.
enum LabelAPI {
  static var routes: [DiaryRoute] { [tags, people, read, change] }

  private static let tags = DiaryAPI.get(
    "listTags",
    "/api/tags",
    "The tags of the household.",
    [],
    schema: DiaryAPI.listSchema
  ) { _, context in
    try await context.read { transaction in
      let writer = RecordJSON(zones: try context.zones(in: transaction), now: context.now)
      return APIPage.json(try TagBook.tags(in: transaction).map(writer.tag), next: nil)
    }
  }

  private static let people = DiaryAPI.get(
    "listPeople",
    "/api/people",
    "The persons who write entries.",
    [],
    schema: DiaryAPI.listSchema
  ) { _, context in
    try await context.read { transaction in
      let writer = RecordJSON(zones: try context.zones(in: transaction), now: context.now)
      return APIPage.json(try PersonBook.people(in: transaction).map(writer.person), next: nil)
    }
  }

  private static let read = DiaryAPI.get(
    "readLabels",
    "/api/entries/{id}/labels",
    "The tags on a sleep or an event, and who wrote it.",
    [DiaryInput.id],
    schema: DiaryAPI.recordSchema
  ) { input, context in
    let id = try input.required(DiaryInput.id)
    return try await context.read { try json(id, in: $0) }
  }

  private static let change = DiaryAPI.act(
    "editLabels",
    .patch,
    "/api/entries/{id}/labels",
    "Changes what the body names of the tags on an entry and its author.",
    [DiaryInput.id] + LabelActions.fields
  ) { input, context in
    let id = try input.required(DiaryInput.id)
    let checking = context.meaning(input) { try json(id, in: $0) }
    try await LabelActions(checking).set(id, input)
    return try await context.read { try json(id, in: $0) }
  }

  private static func json(_ id: RecordID, in transaction: any ReadTransaction) throws -> JSON {
    let labels = try EntryLabels(of: id, in: transaction)
    let author = labels.people.first { $0.id == labels.author }
    return [
      "id": .string(id.description),
      "tags": .array(labels.chosen.map { .string($0) }),
      "author": .optional(author) { .string($0.name) },
    ]
  }
}
