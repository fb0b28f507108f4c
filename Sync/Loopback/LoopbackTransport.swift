public import HearthModel
public import HearthPorts
public import SyncHub

/// A hub in the same process, without a wire between.
public struct LoopbackTransport: SyncTransport {
  private let hub: Hub
  private let visitor: Visitor
  private let isLost: Bool

  /// A device's way to a hub; without a space for those who know only themselves.
  public init(_ hub: Hub, space: RecordID?, device: RecordID, token: [UInt8]) {
    self.hub = hub
    visitor = Visitor(space: space ?? device, device: device, token: token)
    isLost = space == nil
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func create(_ registration: SpaceRegistration) async throws(TransportError) {
    try await hub.create(visitor.space, registration)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func space() async throws(TransportError) -> RecordID {
    guard isLost else { return visitor.space }
    return try await hub.space(of: visitor.device, token: visitor.token)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func pull(_ request: PullRequest) async throws(TransportError) -> PullPage {
    try await hub.pull(request, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer {
    try await hub.push(request, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int> {
    try await hub.chunks(of: blob, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func put(_ chunk: SealedChunk) async throws(TransportError) {
    try await hub.put(chunk, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func chunk(
    _ number: Int,
    of blob: BlobName
  ) async throws(TransportError) -> [UInt8]? {
    try await hub.chunk(number, of: blob, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey] {
    try await hub.keys(from: epoch, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func publish(_ keys: [SealedKey]) async throws(TransportError) {
    try await hub.publish(keys, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func history(of record: RecordID) async throws(TransportError) -> [SealedVersion] {
    try await hub.history(of: record, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func devices() async throws(TransportError) -> [DeviceSighting] {
    try await hub.devices(by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError) {
    try await hub.admit(device, tokenHash: tokenHash, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func revoke(_ device: RecordID) async throws(TransportError) {
    try await hub.revoke(device, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func openMailbox(
    _ mailbox: RecordID,
    until expires: Instant
  ) async throws(TransportError) {
    try await hub.openMailbox(mailbox, until: expires, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) {
    try await hub.post(letter, to: mailbox, from: side, by: visitor)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]] {
    try await hub.letters(in: mailbox, from: side, by: visitor)
  }
}
