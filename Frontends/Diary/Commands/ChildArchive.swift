import CommandKit
import DiaryCore
import HearthSupport

/// `child archive [CHILD] [--back]`.
enum ChildArchive {
  private static let child = Argument<String?>.optional(
    "word.child",
    .named("child"),
    summary: "argument.child"
  )
  private static let back = Flag("back", summary: "option.child.back")

  static let command = Command<DiarySession>(
    "archive",
    summary: "command.child.archive",
    parameters: [child, back]
  ) { values, session in
    let diary = try await session.open(values[child])
    let child = try await ChildBook(session.dependencies)
      .setArchived(!values[back], diary.child.id)
    let text =
      child.isArchived
      ? session.messages("done.child-archived", child.name)
      : session.messages("done.child-unarchived", child.name)
    try session.print(diary.writer.child(child), or: [text])
  }
}
