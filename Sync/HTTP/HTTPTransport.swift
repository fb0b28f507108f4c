import HearthModel
public import HearthPlugins
public import HearthPorts
import SyncProtocol

/// `https://HUB`, a hub of the family's own; on the same machine also `http://127.0.0.1:PORT`.
struct HTTPTransport: SyncTransport {
  private let hub: HubConnection
  private let setup: TransportSetup

  init(
    _ scheme: String,
    _ setup: TransportSetup,
    _ client: any HTTPClient,
    waiting: (any HTTPClient)?
  ) throws(TransportError) {
    hub = HubConnection(
      client: client,
      waiting: waiting ?? client,
      root: try HubAddress(scheme, setup.address).root,
      device: setup.device,
      token: setup.token
    )
    self.setup = setup
  }

  func create(_ registration: SpaceRegistration) async throws(TransportError) {
    _ = try await ask("POST", [], Frames.bytes(registration))
  }

  func space() async throws(TransportError) -> RecordID {
    if let space = setup.space { return space }
    return try hub.read(try await hub.ask("GET", "/v1/space", nil), Frames.id)
  }

  func pull(_ request: PullRequest) async throws(TransportError) -> PullPage {
    let answer = try await ask("POST", ["pull"], request.bytes, patience: request.wait)
    return try hub.read(answer) { (bytes) throws(WireError) in try PullPage(bytes: bytes) }
  }

  func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer {
    let answer = try await ask("POST", ["push"], request.bytes)
    return try hub.read(answer) { (bytes) throws(WireError) in try PushAnswer(bytes: bytes) }
  }

  func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int> {
    do throws(TransportError) {
      return try hub.read(try await ask("GET", ["blobs", blob.text], nil), Frames.chunks)
    } catch {
      // A hub of an older version has no such place; should nobody be there at all, the push will tell.
      guard case .stranger = error else { throw error }
      throw .unsupported
    }
  }

  func put(_ chunk: SealedChunk) async throws(TransportError) {
    _ = try await ask("PUT", Self.path(chunk.number, of: chunk.blob), Frames.bytes(chunk))
  }

  func chunk(
    _ number: Int,
    of blob: BlobName
  ) async throws(TransportError) -> [UInt8]? {
    let bytes = try await ask("GET", Self.path(number, of: blob), nil)
    return bytes.isEmpty ? nil : bytes
  }

  private static func path(_ number: Int, of blob: BlobName) -> [String] {
    ["blobs", blob.text, String(number)]
  }

  func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey] {
    try hub.read(try await ask("GET", ["keys", String(epoch)], nil), Frames.keys)
  }

  func publish(_ keys: [SealedKey]) async throws(TransportError) {
    _ = try await ask("POST", ["keys"], Frames.bytes(keys))
  }

  func history(of record: RecordID) async throws(TransportError) -> [SealedVersion] {
    try hub.read(try await ask("GET", ["records", "\(record)"], nil), Frames.versions)
  }

  func devices() async throws(TransportError) -> [DeviceSighting] {
    try hub.read(try await ask("GET", ["devices"], nil), Frames.devices)
  }

  func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError) {
    _ = try await ask("PUT", ["devices", "\(device)"], Frames.bytes(tokenHash: tokenHash))
  }

  func revoke(_ device: RecordID) async throws(TransportError) {
    _ = try await ask("DELETE", ["devices", "\(device)"], nil)
  }

  func openMailbox(
    _ mailbox: RecordID,
    until expires: Instant
  ) async throws(TransportError) {
    // The clocks of device and hub need not agree: what counts is how long it is open.
    let seconds = max(0, (expires - setup.now()).components.seconds)
    _ = try await ask("PUT", ["mailboxes", "\(mailbox)"], Frames.bytes(seconds: seconds))
  }

  func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) {
    _ = try await ask("POST", ["mailboxes", "\(mailbox)", side.rawValue], letter)
  }

  func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]] {
    let answer = try await ask("GET", ["mailboxes", "\(mailbox)", side.rawValue], nil)
    return try hub.read(answer, Frames.letters)
  }

  /// Asks for something of the space.
  private func ask(
    _ method: String,
    _ path: [String],
    _ body: [UInt8]?,
    patience: Int = 0
  ) async throws(TransportError) -> [UInt8] {
    guard let space = setup.space else { throw .noSpace }
    let place = (["/v1/spaces", "\(space)"] + path).joined(separator: "/")
    return try await hub.ask(method, place, body, patience: patience)
  }
}

extension TransportPlugin {
  /// `https://HUB`, a hub of the family's own.
  ///
  /// - Parameters:
  ///   - client: asks it.
  ///   - waiting: asks what the hub may hold back, so that nothing else waits behind that; the same where
  ///     none is given.
  /// - Returns: the way to a hub.
  public static func https(
    _ client: any HTTPClient,
    waiting: (any HTTPClient)? = nil
  ) -> TransportPlugin {
    TransportPlugin(name: "https", summary: "plugin.transport.https") { setup in
      try HTTPTransport("https", setup, client, waiting: waiting)
    }
  }

  /// `http://127.0.0.1:PORT`, a hub on this machine.
  ///
  /// - Parameters:
  ///   - client: asks it.
  ///   - waiting: as of `https`.
  /// - Returns: the way to a hub.
  public static func http(
    _ client: any HTTPClient,
    waiting: (any HTTPClient)? = nil
  ) -> TransportPlugin {
    TransportPlugin(name: "http", summary: "plugin.transport.http") { setup in
      try HTTPTransport("http", setup, client, waiting: waiting)
    }
  }
}
