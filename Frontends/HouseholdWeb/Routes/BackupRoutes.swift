import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthSupport

/// A copy of the whole store, for people and for programs that decide.
enum BackupRoutes<App: WebApp> {
  static var all: [Route<WebContext<App>>] {
    [
      route("backupFile", "/backup", isDocumented: false),
      route("readBackup", "/api/backup", isDocumented: true),
    ]
  }

  private static func route(
    _ name: String,
    _ path: PathPattern,
    isDocumented: Bool
  ) -> Route<WebContext<App>> {
    Route(
      name,
      .get,
      path,
      "A copy of everything as it is now, of all programs that use the store; `restore` takes it.",
      isDocumented: isDocumented,
      access: .owner,
      answer: RouteAnswer(
        .ok,
        type: "application/octet-stream",
        "The copy.",
        schema: ["type": "string"]
      ),
      problems: [.conflict]
    ) { _, context in
      let name = "hearth-backup-\(context.dependencies.newID())"
      let day = try await context.read { try context.zones(in: $0).local(context.now).day }
      return HTTPResponse(
        .ok,
        headers: [
          "Content-Type": "application/octet-stream",
          "Content-Disposition": "attachment; filename=\"hearth-\(day).backup\"",
        ],
        body: .bytes(try await context.house.copy.bytes(named: name))
      )
    }
  }
}
