import HearthModel
import HearthPorts
import Synchronization

/// What stands between the devices and the hub of a test: by itself nothing.
final class Meddling: Sendable {
  typealias OnPage = @Sendable (PullPage) -> PullPage
  typealias OnPut = @Sendable (SealedChunk) -> TransportError?
  typealias OnChunk = @Sendable (BlobName, Int, [UInt8]?) -> [UInt8]?
  typealias OnLetters = @Sendable ([[UInt8]], MailboxSide) -> [[UInt8]]

  private struct State {
    var page: OnPage = { $0 }
    var putting: OnPut = { _ in nil }
    var chunk: OnChunk = { _, _, bytes in bytes }
    var letters: OnLetters = { letters, _ in letters }
    var trouble: TransportError?
  }

  private let state = Mutex(State())

  /// What becomes of a page on its way.
  var page: OnPage {
    get { state.withLock { $0.page } }
    set { state.withLock { $0.page = newValue } }
  }

  /// What a chunk on its way to the hub fails with, if at all.
  var putting: OnPut {
    get { state.withLock { $0.putting } }
    set { state.withLock { $0.putting = newValue } }
  }

  /// What becomes of chunks on their way from the hub.
  var chunk: OnChunk {
    get { state.withLock { $0.chunk } }
    set { state.withLock { $0.chunk = newValue } }
  }

  /// What becomes of letters on their way.
  var letters: OnLetters {
    get { state.withLock { $0.letters } }
    set { state.withLock { $0.letters = newValue } }
  }

  /// What every request fails with.
  var trouble: TransportError? {
    get { state.withLock { $0.trouble } }
    set { state.withLock { $0.trouble = newValue } }
  }
}

/// A transport whose answers somebody changes.
struct MeddledTransport: SyncTransport {
  private let transport: any SyncTransport
  private let meddling: Meddling

  init(_ transport: any SyncTransport, _ meddling: Meddling) {
    self.transport = transport
    self.meddling = meddling
  }

  private var reached: any SyncTransport {
    get throws(TransportError) {
      if let trouble = meddling.trouble { throw trouble }
      return transport
    }
  }

  func create(_ registration: SpaceRegistration) async throws(TransportError) {
    try await reached.create(registration)
  }

  func space() async throws(TransportError) -> RecordID { try await reached.space() }

  func pull(_ request: PullRequest) async throws(TransportError) -> PullPage {
    meddling.page(try await reached.pull(request))
  }

  func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer {
    try await reached.push(request)
  }

  func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int> {
    try await reached.chunks(of: blob)
  }

  func put(_ chunk: SealedChunk) async throws(TransportError) {
    if let trouble = meddling.putting(chunk) { throw trouble }
    try await reached.put(chunk)
  }

  func chunk(
    _ number: Int,
    of blob: BlobName
  ) async throws(TransportError) -> [UInt8]? {
    let bytes = try await reached.chunk(number, of: blob)
    return meddling.chunk(blob, number, bytes)
  }

  func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey] {
    try await reached.keys(from: epoch)
  }

  func publish(_ keys: [SealedKey]) async throws(TransportError) {
    try await reached.publish(keys)
  }

  func history(of record: RecordID) async throws(TransportError) -> [SealedVersion] {
    try await reached.history(of: record)
  }

  func devices() async throws(TransportError) -> [DeviceSighting] {
    try await reached.devices()
  }

  func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError) {
    try await reached.admit(device, tokenHash: tokenHash)
  }

  func revoke(_ device: RecordID) async throws(TransportError) {
    try await reached.revoke(device)
  }

  func openMailbox(_ mailbox: RecordID, until expires: Instant) async throws(TransportError) {
    try await reached.openMailbox(mailbox, until: expires)
  }

  func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) {
    try await reached.post(letter, to: mailbox, from: side)
  }

  func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]] {
    meddling.letters(try await reached.letters(in: mailbox, from: side), side)
  }
}
