import HTTPKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport

/// What the mini player of every page does, in forms; each leads back to the page it was on.
enum PlayerBarRoutes<App: WebApp> {
  typealias Context = WebContext<App>

  static var all: [Route<Context>] {
    [
      simple("pausePlayer", "/player/pause", "Pauses the player.", .pause),
      simple("resumePlayer", "/player/resume", "Lets the player go on.", .resume),
      simple("stopPlayer", "/player/stop", "Stops the player.", .stop()),
      setVolume,
    ]
  }

  private static var volume: Parameter<Int> {
    Parameter("volume", in: .body, .integer(0...100), "0 to 100.", isRequired: true)
  }

  private static func simple(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ command: RemoteCommand
  ) -> Route<Context> {
    action(name, path, summary, []) { _ in command }
  }

  private static var setVolume: Route<Context> {
    action("setPlayerVolume", "/player/volume", "Sets the player's volume.", [volume]) { input in
      .volume(try input.required(volume))
    }
  }

  private static func action(
    _ name: String,
    _ path: PathPattern,
    _ summary: String,
    _ parameters: [any RouteParameter],
    _ command: @escaping @Sendable (RouteInput) throws -> RemoteCommand
  ) -> Route<Context> {
    Route(
      name,
      .post,
      path,
      summary,
      isDocumented: false,
      access: .caregiver,
      parameters: parameters,
      answer: .redirect
    ) { input, context in
      guard let player = context.house.player else { throw PlayerRemoteError.notRunning }
      let mini = player.mini(in: context.messages.language)
      _ = try await mini.perform(try command(input))
      return .redirect(to: input.request.head.formerPath)
    }
  }
}

extension HTTPRequestHead {
  /// The path of the page that a form was sent from, as browsers tell it; else the root.
  var formerPath: String {
    guard let referer = headers["Referer"] else { return "/" }
    let parts = referer.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 ? LocalPath.checked("/\(parts[3])") : "/"
  }
}
