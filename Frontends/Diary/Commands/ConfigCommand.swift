import CommandKit
import DiaryCore
import HearthSupport

/// `config list|hide|show|feeding-gap`: what the household decides about its diary.
enum ConfigCommand {
  private static let names = Argument.repeating(
    "word.figure",
    .text,
    summary: "argument.config.figure"
  )
  private static let gap = Argument(
    "word.gap",
    .choices(FeedingGap.known.map(\.rawValue)),
    summary: "argument.config.gap"
  )

  static let command = Command<DiarySession>(
    "config",
    summary: "command.config",
    subcommands: [list, hide, show, feedingGap]
  )

  private static let list = Command<DiarySession>(
    "list",
    summary: "command.config.list"
  ) { _, session in
    try session.tell(try await session.read { try DiarySettingsBook.settings(in: $0) })
  }

  private static let hide = Command<DiarySession>(
    "hide",
    summary: "command.config.hide",
    parameters: [names]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    try session.tell(try await book.set(values[names], hidden: true))
  }

  private static let show = Command<DiarySession>(
    "show",
    summary: "command.config.show",
    parameters: [names]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    try session.tell(try await book.set(values[names], hidden: false))
  }

  private static let feedingGap = Command<DiarySession>(
    "feeding-gap",
    summary: "command.config.feeding-gap",
    parameters: [gap]
  ) { values, session in
    let book = DiarySettingsBook(session.dependencies)
    try session.tell(try await book.set(feedingGap: FeedingGap(rawValue: values[gap])))
  }
}

extension DiarySession {
  /// Tells of all settings.
  fileprivate func tell(_ settings: DiarySettings) throws {
    try print(settings.json, or: SettingsViewModel(settings, in: messages).lines)
  }
}
