import HTTPKit
import HearthMiniPlayer
import HearthPorts
import HearthSupport
import HouseholdWeb
import PlayerCore

/// The endless stream of what plays, and the status as it changes.
enum StreamRoutes {
  static var all: [PlayerRoute] { [any, named, events] }

  /// Where a kind of stream is found.
  static func path(of format: StreamFormat) -> String { "/stream/\(format.name)" }

  /// So far may a listener be behind before it is let go: about fifteen seconds of sound.
  private static let patience = 256 * 1024
  private static let answer = RouteAnswer(.ok, type: "audio/ogg", "Sound, until it is over.")
  private static let name = Parameter(
    "format",
    in: .path,
    .text(1...10),
    "The kind of stream: `opus` or `mp3`."
  )

  private static let any = PlayerRoute(
    "stream",
    .get,
    "/stream",
    "What plays, in the format that the client takes.",
    isDocumented: false,
    access: .reader,
    answer: answer
  ) { input, context in
    let accepted = input.request.head.headers["Accept"]
    return try await response(context.app.streams.format(accepted: accepted), input, context)
  }

  private static let named = PlayerRoute(
    "streamOf",
    .get,
    "/stream/{format}",
    "What plays, in a format.",
    isDocumented: false,
    access: .reader,
    parameters: [name],
    answer: answer
  ) { input, context in
    let name = try input.required(name)
    return try await response(
      context.app.streams.formats.first { $0.name == name },
      input,
      context
    )
  }

  private static func response(
    _ format: StreamFormat?,
    _ input: RouteInput,
    _ context: PlayerContext
  ) async throws -> HTTPResponse {
    guard let format else { throw Problem(.notFound) }
    var response = HTTPResponse(
      .ok,
      headers: [
        "Content-Type": format.mediaType, "Cache-Control": "no-store", "Vary": "Accept",
        "X-Accel-Buffering": "no",
      ]
    )
    guard input.request.head.method != .head else { return response }
    response.body = .stream(context.whileIn(try context.app.streams.stream(format)))
    response.patience = patience
    return response
  }

  private static let events = PlayerRoute(
    "playerEvents",
    .get,
    "/api/player/events",
    "Server-sent events: `status`, the player's status as JSON, now and after each change.",
    access: .reader,
    answer: RouteAnswer(
      .ok,
      type: "text/event-stream",
      "Events until the client leaves.",
      schema: ["type": "string"]
    )
  ) { _, context in
    guard let player = context.house.player else { throw PlayerRemoteError.notRunning }
    return context.events { events in
      for await status in player.mini(in: context.messages.language).statuses() {
        events.yield(ServerEvents.event("status", data: PlayerAPI.json(status).text))
      }
    }
  }
}
