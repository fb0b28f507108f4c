import HTTPKit
import HearthContainer
import HearthMiniPlayer
import HearthPorts
import HearthSupport

/// Tells pages what changed, whoever changed it, for as long as whoever looks may look.
enum LiveRoute<App: WebApp> {
  typealias Context = WebContext<App>

  static var route: Route<Context> {
    Route(
      "live",
      .get,
      "/live",
      "Server-sent events: `change` when something was written, by whichever program; `player` with the"
        + " mini player when it stands otherwise.",
      isDocumented: false,
      access: .reader,
      answer: RouteAnswer(.ok, type: "text/event-stream", "Events.")
    ) { _, context in
      context.events { events in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await changes(context, events) }
          if let player = context.house.player {
            group.addTask { await bars(player, context, events) }
          }
        }
      }
    }
  }

  private static func changes(
    _ context: Context,
    _ events: AsyncStream<[UInt8]>.Continuation
  ) async {
    for await _ in context.dependencies.store.changes() {
      events.yield(ServerEvents.event("change"))
    }
  }

  /// The mini player whenever it looks otherwise.
  private static func bars(
    _ player: WebPlayer,
    _ context: Context,
    _ events: AsyncStream<[UInt8]>.Continuation
  ) async {
    var last: MiniPlayerViewModel?
    for await status in player.mini(in: context.messages.language).statuses() {
      let model = MiniPlayerViewModel(status, in: context.messages)
      guard model != last else { continue }
      last = model
      let bar = String(decoding: context.bar(of: status).bytes, as: UTF8.self)
      events.yield(ServerEvents.event("player", data: bar))
    }
  }
}
