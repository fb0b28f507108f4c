import HTTPKit
import HearthModel
import HearthPorts
import SyncHub
import SyncProtocol

/// What devices ask a hub for.
enum HubRoutes {
  static let space = identifier("space", "The household on the wire.")
  static let device = identifier("device", "A device.")
  static let record = identifier("record", "A record’s name on the wire.")
  static let mailbox = identifier("mailbox", "A letter-box.")
  static let blob = Parameter<BlobName>(
    "blob",
    in: .path,
    ParameterType.text(64...64).mapped { BlobName(text: $0) },
    "A large value’s name on the wire."
  )
  static let chunk = Parameter<Int>("chunk", in: .path, .integer(0...999), "A chunk’s place.")
  static let epoch = Parameter<Int>(
    "epoch",
    in: .path,
    .integer(0...Int(UInt32.max)),
    "A key epoch."
  )
  static let side = Parameter<MailboxSide>(
    "side",
    in: .path,
    ParameterType.choice(["joiner", "inviter"]).mapped { MailboxSide(rawValue: $0) },
    "Whose letters."
  )

  /// All that is served.
  static let all: [Route<HubSite>] =
    records + largeValues + household + pairing + [HubHealth.health, HubHealth.metrics]

  private static let records: [Route<HubSite>] = [
    route("pull", .post, "/pull", "Heads above a cursor.") { request, site, visitor in
      let pull = try decode(request) { (bytes) throws(WireError) in try PullRequest(bytes: bytes) }
      return answer(try await site.hub.pull(pull, by: visitor, pause: site.pause).bytes)
    },
    route("push", .post, "/push", "Changed records.", bodyLimit: HubWire.largestPush) {
      request,
      site,
      visitor in
      let push = try decode(request) { (bytes) throws(WireError) in try PushRequest(bytes: bytes) }
      return answer(try await site.hub.push(push, by: visitor).bytes)
    },
    route("history", .get, "/records/{record}", "The versions of a record.", [record]) {
      request,
      site,
      visitor in
      let versions = try await site.hub.history(of: request.required(record), by: visitor)
      return answer(Frames.bytes(versions))
    },
  ]

  private static let largeValues: [Route<HubSite>] = [
    route("chunks", .get, "/blobs/{blob}", "The chunks of a large value that are there.", [blob]) {
      request,
      site,
      visitor in
      let chunks = try await site.hub.chunks(of: request.required(blob), by: visitor)
      return answer(Frames.bytes(chunks: chunks))
    },
    route(
      "put-chunk",
      .put,
      "/blobs/{blob}/{chunk}",
      "Keeps a chunk.",
      [blob, chunk],
      bodyLimit: HubWire.largestChunk
    ) { request, site, visitor in
      let (total, bytes) = try decode(request, Frames.chunk)
      let sealed = SealedChunk(
        blob: try request.required(blob),
        number: try request.required(chunk),
        total: total,
        bytes: bytes
      )
      try await site.hub.put(sealed, by: visitor)
      return done
    },
    route("chunk", .get, "/blobs/{blob}/{chunk}", "A chunk.", [blob, chunk]) {
      request,
      site,
      visitor in
      let number = try request.required(chunk)
      let bytes = try await site.hub.chunk(number, of: request.required(blob), by: visitor)
      return bytes.map { answer($0) } ?? done
    },
  ]

  private static let household: [Route<HubSite>] = [
    route("create", .post, "", "Begins a space.") { request, site, visitor in
      let registration = try decode(request, Frames.registration)
      try await site.hub.create(visitor.space, registration, rule: site.registration)
      return done
    },
    Route(
      "space",
      .get,
      "/v1/space",
      "The space of a device.",
      access: .everybody,
      answer: binary
    ) { input, site in
      let (device, token) = try credentials(input.request.head)
      return answer(Frames.bytes(try await site.hub.space(of: device, token: token)))
    },
    route("keys", .get, "/keys/{epoch}", "Sealed keys from a key epoch on.", [epoch]) {
      request,
      site,
      visitor in
      let from = UInt32(try request.required(epoch))
      return answer(Frames.bytes(try await site.hub.keys(from: from, by: visitor)))
    },
    route("publish", .post, "/keys", "Adds sealed keys.") { request, site, visitor in
      try await site.hub.publish(try decode(request, Frames.keys), by: visitor)
      return done
    },
    route("devices", .get, "/devices", "The devices.") { _, site, visitor in
      answer(Frames.bytes(try await site.hub.devices(by: visitor)))
    },
    route("admit", .put, "/devices/{device}", "Admits a device.", [device]) {
      request,
      site,
      visitor in
      let hash = try decode(request, Frames.tokenHash)
      try await site.hub.admit(request.required(device), tokenHash: hash, by: visitor)
      return done
    },
    route("revoke", .delete, "/devices/{device}", "Refuses a device.", [device]) {
      request,
      site,
      visitor in
      try await site.hub.revoke(request.required(device), by: visitor)
      return done
    },
  ]

  private static let pairing: [Route<HubSite>] = [
    route("mailbox", .put, "/mailboxes/{mailbox}", "Opens a letter-box.", [mailbox]) {
      request,
      site,
      visitor in
      let seconds = min(try decode(request, Frames.seconds), longestMailbox)
      let expires = site.now() + .seconds(seconds)
      try await site.hub.openMailbox(request.required(mailbox), until: expires, by: visitor)
      return done
    },
    route("post", .post, "/mailboxes/{mailbox}/{side}", "Posts a letter.", [mailbox, side]) {
      request,
      site,
      visitor in
      try await site.hub.post(
        request.request.body,
        to: request.required(mailbox),
        from: request.required(side),
        by: visitor
      )
      return done
    },
    route("letters", .get, "/mailboxes/{mailbox}/{side}", "Letters.", [mailbox, side]) {
      request,
      site,
      visitor in
      let letters = try await site.hub.letters(
        in: request.required(mailbox),
        from: request.required(side),
        by: visitor
      )
      return answer(Frames.bytes(letters: letters))
    },
  ]
}

extension HubRoutes {
  private typealias Body =
    @Sendable (RouteInput, HubSite, Visitor) async throws -> HTTPResponse

  private static let binary = RouteAnswer(.ok, type: HubWire.contentType, "Bytes of the wire.")
  /// For how many seconds a letter-box is open at most.
  private static let longestMailbox = 600
  private static let done = HTTPResponse(.noContent)

  /// A route of a space; whoever asks says who they are.
  private static func route(
    _ name: String,
    _ method: HTTPMethod,
    _ path: String,
    _ summary: String,
    _ parameters: [any RouteParameter] = [],
    bodyLimit: Int = Route<HubSite>.usualBodyLimit,
    _ body: @escaping Body
  ) -> Route<HubSite> {
    Route(
      name,
      method,
      PathPattern("/v1/spaces/{space}\(path)"),
      summary,
      access: .everybody,
      parameters: [space] + parameters,
      answer: binary,
      bodyLimit: bodyLimit
    ) { input, site in
      let (device, token) = try credentials(input.request.head)
      let visitor = Visitor(space: try input.required(space), device: device, token: token)
      return try await body(input, site, visitor)
    }
  }

  private static func answer(_ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      .ok,
      headers: ["Content-Type": HubWire.contentType, "Cache-Control": "no-store"],
      body: .bytes(bytes)
    )
  }

  /// What the body of a request says.
  private static func decode<T>(
    _ input: RouteInput,
    _ read: ([UInt8]) throws(WireError) -> T
  ) throws(TransportError) -> T {
    do throws(WireError) {
      return try read(input.request.body)
    } catch {
      throw .malformed(detail: "")
    }
  }

  /// The device and its token, as `Authorization: Hearth DEVICE:TOKEN` has them.
  private static func credentials(
    _ head: HTTPRequestHead
  ) throws(TransportError) -> (RecordID, [UInt8]) {
    let parts = (head.headers["Authorization"] ?? "").split(separator: " ")
    guard parts.count == 2, parts[0] == HubWire.scheme else { throw .notAdmitted }
    let sides = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count == 2, let device = RecordID(sides[0]),
      let token = [UInt8](hexadecimal: String(sides[1])), token.count <= 64
    else { throw .notAdmitted }
    return (device, token)
  }

  private static func identifier(_ name: String, _ summary: String) -> Parameter<RecordID> {
    Parameter(name, in: .path, .id, summary)
  }
}
