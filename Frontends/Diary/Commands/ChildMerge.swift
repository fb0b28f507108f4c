import CommandKit
import DiaryCore
import HearthModel
import HearthSupport

/// `child merge CHILD OTHER`: the other's diary becomes the child's.
enum ChildMerge {
  private static let stays = Argument(
    "word.child",
    .named("child"),
    summary: "argument.child.stays"
  )
  private static let goes = Argument(
    "word.other",
    .named("child"),
    summary: "argument.child.goes"
  )

  static let command = Command<DiarySession>(
    "merge",
    summary: "command.child.merge",
    discussion: "command.child.merge.discussion",
    parameters: [stays, goes, DiaryOptions.yes]
  ) { values, session in
    let diary = try await session.open(values[stays])
    let other = try await session.open(values[goes]).child
    let merged = try await session.confirming(values[DiaryOptions.yes], in: diary) { confirmed in
      try await ChildBook(session.dependencies)
        .merge(other.id, into: diary.child.id, confirmed: confirmed)
    }
    let text = session.messages(
      "done.child-merged",
      merged.child.name,
      merged.former.name,
      merged.moved
    )
    try session.print(
      [
        "child": diary.writer.child(merged.child),
        "former": .string(merged.former.id.description),
        "moved": .integer(Int64(merged.moved)),
      ],
      or: [text]
    )
  }
}
