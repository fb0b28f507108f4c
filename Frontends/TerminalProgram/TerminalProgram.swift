package import CommandKit
import Glibc
import HearthContainer
import HearthHousehold
import HearthMiniPlayer
import HearthModel
import HearthPorts
package import HearthSupport
package import ScreenKit
import ScreenNCurses
import SyncClient

/// Runs the screens of an app on the terminal of the process.
package enum TerminalProgram {
  /// For which background colours are chosen.
  package static let theme = Option(
    "theme",
    .choices(["auto"] + Background.allCases.map(\.rawValue)),
    summary: "terminal.theme.summary",
    environment: "HEARTH_THEME",
    setting: "theme"
  )

  /// Shows screens until a person leaves.
  ///
  /// - Parameters:
  ///   - household: the store, the console and the words; the store must have been read once.
  ///   - values: the command line.
  ///   - environment: the variables of the process.
  ///   - footer: the mini player; nil for none.
  ///   - sentence: the app's errors in words; nil for others.
  ///   - begin: puts the first screens on the stage.
  /// - Throws: `Failure` where there is no terminal to draw on.
  package static func run(
    _ household: HouseholdSession,
    _ values: Values,
    environment: Environment,
    footer: MiniPlayerFooter?,
    sentence: @escaping (any Error) -> String?,
    begin: (Stage) -> Void
  ) throws {
    let messages = household.messages
    let dependencies = household.dependencies
    let theme = values[theme].flatMap { Background(rawValue: $0) }
    let terminal: TerminalScreen
    do throws(TerminalScreen.Failure) {
      terminal = try TerminalScreen(
        type: environment["TERM"] ?? "",
        allowsColour: household.console.terminal.allowsColour,
        background: theme
      )
    } catch {
      throw failure(error, messages)
    }
    defer { terminal.end() }
    let stage = Stage(messages, now: dependencies.now) { error in
      sentence(error) ?? (error as? PlayerRemoteError)?.sentence(household.messages)
        ?? household.sentence(for: error)
        ?? messages("refused.unknown", String(describing: error))
    }
    let mailbox = Mailbox()
    let listening = listen(to: dependencies.store, mailbox, alarm: terminal.alarm)
    defer { listening.cancel() }
    let alarm = terminal.alarm
    stage.hasColours = terminal.theme.depth > .sixteen
    stage.footer = footer
    footer?.follow(in: messages.language) {
      mailbox.postFrame()
      alarm()
    }
    let exchanging = exchange(household, stage) {
      mailbox.postFrame()
      alarm()
    }
    defer { exchanging?.cancel() }
    begin(stage)
    ScreenLoop(stage, on: terminal, mailbox: mailbox).run { _ in
      terminal.isNight = theme == nil && stage.isNight()
    }
  }

  /// Tells the mailbox of every commit, this process's own too.
  private static func listen(
    to store: any Store,
    _ mailbox: Mailbox,
    alarm: @escaping @Sendable () -> Void
  ) -> Task<Void, Never> {
    let changes = store.changes()
    return Task.detached {
      for await _ in changes {
        mailbox.postNews()
        alarm()
      }
    }
  }

  /// Syncs beside the screens, and lets them tell how that stands.
  private static func exchange(
    _ household: HouseholdSession,
    _ stage: Stage,
    changed: @escaping @Sendable () -> Void
  ) -> Task<Void, Never>? {
    let wait: BackgroundSync.Wait = { try await Task.sleep(for: $0) }
    guard let sync = household.backgroundSync(wait: wait, changed: changed) else { return nil }
    stage.status = { [unowned stage] in
      SyncStatusViewModel(sync.status, now: stage.now(), in: stage.messages).map { model in
        StageStatus(model.text, model.tone.ink, pace: model.pace)
      }
    }
    return Task.detached(priority: .utility) { await sync.run() }
  }

  private static func failure(
    _ error: TerminalScreen.Failure,
    _ messages: Messages
  ) -> Failure {
    switch error {
    case .notATerminal: Failure(messages("terminal.refused.none"), status: .usage)
    case .unknown(let type): Failure(messages("terminal.refused.unknown", type), status: .usage)
    case .system(let code):
      Failure(messages("terminal.refused.system", messages.systemReason(code)), status: .trouble)
    }
  }
}

extension SyncStatusViewModel.Tone {
  fileprivate var ink: Ink {
    switch self {
    case .synced, .waiting: .faint
    case .trouble: .warning
    }
  }
}
