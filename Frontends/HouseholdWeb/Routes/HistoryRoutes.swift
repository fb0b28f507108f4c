import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport

/// Undo and redo of an app's own actions, for people and for programs.
enum HistoryRoutes<App: WebApp> {
  typealias Context = WebContext<App>

  static var all: [Route<Context>] {
    [
      page("undo", "/undo", "Takes the latest action back.", .undo),
      page("redo", "/redo", "Does again what was undone last.", .redo),
      act("undoAction", "/api/undo", "Takes the latest action back.", .undo),
      act("redoAction", "/api/redo", "Does again what was undone last.", .redo),
    ]
  }

  /// Which way the history is gone.
  private enum Direction: Sendable {
    case undo
    case redo

    func go(_ journal: Journal) async throws -> JournalAction {
      switch self {
      case .undo: try await journal.undo()
      case .redo: try await journal.redo()
      }
    }
  }

  private static func page(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ direction: Direction
  ) -> Route<Context> {
    Route(
      name,
      .post,
      path,
      summary,
      isDocumented: false,
      access: .caregiver,
      answer: .page
    ) { _, context in
      let action = try await direction.go(App.journal(context.dependencies))
      let writer = try await context.journalWriter()
      let messages = context.messages
      let isUndo = direction == .undo
      let page = WebPage(messages(App.title)) {
        HTML.div(HTMLAttribute("role", "status")) {
          HTML.h1 { isUndo ? writer.undone(action.label) : writer.redone(action.label) }
        }
        HTML.div(.class("actions")) {
          if isUndo { FormParts.button(messages("web.redo"), to: "/redo") }
          FormParts.button(messages("web.undo"), to: "/undo")
          if let home = context.app.places(context).first {
            HTML.a(.class("button primary"), .href(home.path)) { home.title }
          }
        }
      }
      return context.response(page)
    }
  }

  private static func act(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ direction: Direction
  ) -> Route<Context> {
    WebAPI<App>.act(
      name,
      .post,
      path,
      summary,
      [],
      schema: ["type": "object", "required": ["action", "at", "records"]]
    ) { _, context in
      let action = try await direction.go(App.journal(context.dependencies))
      let zones = try await context.read { try context.zones(in: $0) }
      return [
        "action": .string(try await context.journalWriter().text(action.label)),
        "at": .string(zones.iso(action.instant)),
        "records": .array(action.records.map { .string($0.description) }),
      ]
    }
  }
}

extension WebContext {
  /// Puts actions into words, in the language and by the clock of the request.
  func journalWriter() async throws -> JournalWriter {
    let zones = try await read { try self.zones(in: $0) }
    return JournalWriter(messages: messages, zones: zones, now: now)
  }
}
