import HearthModel
import HearthPorts
import SyncHub
import SyncLoopback

/// One message on its way, held until the history lets it go on.
final class HeldMessage {
  enum Stage {
    /// On its way to the hub.
    case request
    /// On its way back, or nothing where the hub has refused.
    case answer
  }

  /// What of a large value is on its way.
  enum Piece {
    case question
    case upload
    case download
  }

  var stage = Stage.request
  /// The records that are pushed.
  let pushed: [RecordID]
  /// Set where it is about a large value and not about records.
  let piece: Piece?
  /// Asks the hub; what it has answered is kept.
  let deliver: (Quirks) async -> Void
  /// Lets the device go on, with the answer or with an error.
  let finish: (TransportError?, Quirks) -> Void

  init(
    pushed: [RecordID],
    piece: Piece? = nil,
    deliver: @escaping (Quirks) async -> Void,
    finish: @escaping (TransportError?, Quirks) -> Void
  ) {
    self.pushed = pushed
    self.piece = piece
    self.deliver = deliver
    self.finish = finish
  }
}

/// What happens to a message beside being delivered.
struct Quirks {
  /// The position of a record that the hub would not take, and what it says.
  var refused: (place: Int, result: PushResult)?
  /// The position of a head that is changed on the way, and how.
  var altered: (place: Int, change: (SealedHead) -> [UInt8])?
}

/// A way to the hub on which every message waits for the history.
// Everything runs on the one thread of the history.
final class SimulatedTransport: SyncTransport, @unchecked Sendable {
  /// By which the hub knows who asks.
  let device: RecordID
  fileprivate let hub: Hub
  fileprivate let way: LoopbackTransport
  /// What is on its way.
  private(set) var held: HeldMessage?

  init(_ hub: Hub, space: RecordID, device: RecordID, token: [UInt8]) {
    self.device = device
    self.hub = hub
    way = LoopbackTransport(hub, space: space, device: device, token: token)
  }

  fileprivate init(_ original: SimulatedTransport) {
    (device, hub, way) = (original.device, original.hub, original.way)
  }

  func clear() { held = nil }

  func pull(_ request: PullRequest) async throws(TransportError) -> PullPage {
    try await send([]) { [way] _ in
      try await way.pull(request)
    } altering: {
      $0.altered($1.place, $1.change)
    }
  }

  func push(_ request: PushRequest) async throws(TransportError) -> PushAnswer {
    try await send(request.records.map(\.record)) { [way] quirks in
      guard let (index, result) = quirks.refused, !request.records.isEmpty else {
        return try await way.push(request)
      }
      let place = index % request.records.count
      var rest = request.records
      rest.remove(at: place)
      let answer = try await way.push(
        PushRequest(
          epoch: request.epoch,
          keyEpoch: request.keyEpoch,
          cursor: [],
          records: rest
        )
      )
      guard answer.results.count == rest.count else { return answer }
      var results = answer.results
      results.insert(result, at: place)
      return PushAnswer(epoch: answer.epoch, keyEpoch: answer.keyEpoch, results: results)
    } altering: { answer, _ in
      answer
    }
  }

  func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int> {
    try await send([], .question) { [way] _ in
      try await way.chunks(of: blob)
    } altering: { answer, _ in
      answer
    }
  }

  func put(_ chunk: SealedChunk) async throws(TransportError) {
    try await send([], .upload) { [way] _ in
      try await way.put(chunk)
    } altering: { answer, _ in
      answer
    }
  }

  func chunk(
    _ number: Int,
    of blob: BlobName
  ) async throws(TransportError) -> [UInt8]? {
    try await send([], .download) { [way] _ in
      try await way.chunk(number, of: blob)
    } altering: { bytes, _ in
      bytes.map { $0.dropLast() + [($0.last ?? 0) ^ 0x10] }
    }
  }

  /// Holds a message twice: on its way there and on its way back.
  private func send<Answer: Sendable>(
    _ pushed: [RecordID],
    _ piece: HeldMessage.Piece? = nil,
    _ ask: @escaping (Quirks) async throws -> Answer,
    altering: @escaping (Answer, (place: Int, change: (SealedHead) -> [UInt8])) -> Answer
  ) async throws(TransportError) -> Answer {
    let box = Box<Answer>()
    let result: Result<Answer, TransportError> = await withCheckedContinuation { continuation in
      held = HeldMessage(pushed: pushed, piece: piece) { quirks in
        do {
          box.answer = .success(try await ask(quirks))
        } catch {
          box.answer = .failure(error as? TransportError ?? .busy)
        }
      } finish: { error, quirks in
        if let error { return continuation.resume(returning: .failure(error)) }
        let answer = box.answer ?? .failure(.busy)
        guard let change = quirks.altered else { return continuation.resume(returning: answer) }
        continuation.resume(returning: answer.map { altering($0, change) })
      }
    }
    return try result.get()
  }

  private final class Box<Answer> {
    var answer: Result<Answer, TransportError>?
  }

  func create(_ registration: SpaceRegistration) async throws(TransportError) {
    try await way.create(registration)
  }

  func space() async throws(TransportError) -> RecordID { try await way.space() }

  func keys(from epoch: UInt32) async throws(TransportError) -> [SealedKey] {
    try await way.keys(from: epoch)
  }

  func publish(_ keys: [SealedKey]) async throws(TransportError) { try await way.publish(keys) }

  func history(of record: RecordID) async throws(TransportError) -> [SealedVersion] {
    try await way.history(of: record)
  }

  func devices() async throws(TransportError) -> [DeviceSighting] { try await way.devices() }

  func openMailbox(
    _ mailbox: RecordID,
    until expires: Instant
  ) async throws(TransportError) { throw .unsupported }

  func post(
    _ letter: [UInt8],
    to mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) { throw .unsupported }

  func letters(
    in mailbox: RecordID,
    from side: MailboxSide
  ) async throws(TransportError) -> [[UInt8]] { throw .unsupported }

  func admit(_ device: RecordID, tokenHash: [UInt8]) async throws(TransportError) {
    try await way.admit(device, tokenHash: tokenHash)
  }

  func revoke(_ device: RecordID) async throws(TransportError) { try await way.revoke(device) }
}

extension PullPage {
  /// The page with one envelope in another form.
  fileprivate func altered(_ place: Int, _ change: (SealedHead) -> [UInt8]) -> PullPage {
    guard !heads.isEmpty else { return self }
    var heads = heads
    let head = heads[place % heads.count]
    heads[place % heads.count] = SealedHead(
      record: head.record,
      sequence: head.sequence,
      envelope: change(head)
    )
    return PullPage(
      epoch: epoch,
      heads: heads,
      cursor: cursor,
      position: position,
      isLast: isLast,
      isOrdered: isOrdered,
      digest: digest,
      keyEpoch: keyEpoch
    )
  }
}

extension SimulatedTransport {
  /// Another way of the same device, as a copied store has it.
  func another() -> SimulatedTransport { SimulatedTransport(self) }
}
