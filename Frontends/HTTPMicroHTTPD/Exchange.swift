import CMicroHTTPD
import Glibc
import HTTPKit
import Synchronization

/// One request and its answer, from the first line to the last byte.
final class Exchange: Sendable {
  /// How far it is.
  enum Phase {
    case fresh
    case reading(HTTPRequestHead, limit: BodyLimit)
    case tooLarge(Problem)
    case answering
    case done
  }

  private struct State {
    var phase = Phase.fresh
    var body: [UInt8] = []
    var discarded = 0
    var answer: HTTPResponse?
    var isSuspended = false
    var isGone = false
    var work: Task<Void, Never>?
    var stream: StreamPump?
  }

  /// A body over its limit is read on up to this many bytes, so that the client hears why.
  private static let mostDiscarded = 1024 * 1024

  private let core: ServerCore
  private let target: String
  private let connection: Connection
  private let began: Int
  private let state = Mutex(State())

  init(_ core: ServerCore, target: String, _ connection: Connection) {
    self.core = core
    self.target = target
    self.connection = connection
    began = monotonicSeconds()
  }

  // MARK: On the library's thread

  /// The head has come.
  func begin(_ method: String) -> MHD_Result {
    guard let target = HTTPTarget(target) else { return send(Problem(.badRequest).response) }
    let head = HTTPRequestHead(
      HTTPMethod(rawValue: method),
      target,
      headers: connection.headers,
      peer: connection.peer,
      isSecure: core.settings.identity != nil
    )
    guard !core.isStopping else { return send(Problem(.unavailable).response) }
    let limit = core.service.bodyLimit(for: head)
    if let length = head.headers["Content-Length"], Int(length) ?? .max > limit.bytes {
      return send(limit.beyond.response)
    }
    state.withLock { $0.phase = .reading(head, limit: limit) }
    return .YES
  }

  /// A piece of the body has come.
  func receive(_ bytes: UnsafeRawBufferPointer) -> MHD_Result {
    guard monotonicSeconds() - began <= core.settings.bodySeconds else { return .NO }
    return state.withLock { state in
      if case .reading(_, let limit) = state.phase {
        guard state.body.count + bytes.count > limit.bytes else {
          state.body.append(contentsOf: bytes)
          return .YES
        }
        state.phase = .tooLarge(limit.beyond)
        state.body = []
      }
      state.discarded += bytes.count
      return state.discarded > Self.mostDiscarded ? .NO : .YES
    }
  }

  /// The body has come as a whole, or the answer is there.
  func proceed() -> MHD_Result {
    let request: HTTPRequest? = state.withLock { state in
      guard case .reading(let head, _) = state.phase else { return nil }
      state.phase = .answering
      defer { state.body = [] }
      return HTTPRequest(head, body: state.body)
    }
    if let request { start(request) }
    let refusal: Problem? = state.withLock { state in
      if case .tooLarge(let problem) = state.phase { problem } else { nil }
    }
    if let refusal { return send(refusal.response) }
    let answer: HTTPResponse? = state.withLock { state in
      if let answer = state.answer { return answer }
      state.isSuspended = true
      connection.suspend()
      return nil
    }
    return answer.map { send($0) } ?? .YES
  }

  /// All has been sent, or the connection is gone.
  func end() {
    let work: Task<Void, Never>? = state.withLock { state in
      state.isGone = true
      return state.work
    }
    work?.cancel()
    core.remove(self)
  }

  // MARK: From anywhere

  /// The answer is there; a second one is not heard.
  func finish(_ answer: HTTPResponse) {
    state.withLock { state in
      guard state.answer == nil, !state.isGone else { return }
      state.answer = answer
      guard state.isSuspended else { return }
      state.isSuspended = false
      connection.resume()
    }
  }

  /// The server stops: what goes on should end.
  func cancel() {
    let (work, stream) = state.withLock { ($0.work, $0.stream) }
    work?.cancel()
    stream?.cancel()
  }

  private func start(_ request: HTTPRequest) {
    let service = core.service
    let work = Task.immediate { self.finish(await service.respond(to: request)) }
    state.withLock { $0.work = work }
    if core.isStopping { work.cancel() }
  }

  private func send(_ answer: HTTPResponse) -> MHD_Result {
    let response: OpaquePointer?
    switch answer.body {
    case .bytes(let bytes):
      response = bytes.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count,
          UnsafeMutableRawPointer(mutating: bytes.baseAddress),
          .RESPMEM_MUST_COPY
        )
      }
    case .stream(let chunks):
      let pump = StreamPump(connection, patience: answer.patience)
      state.withLock { $0.stream = pump }
      response = hearth_mhd_stream(readStream, pump.retained, releaseStream)
      pump.start(chunks)
      if core.isStopping { pump.cancel() }
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    for field in answer.headers.fields {
      MHD_add_response_header(response, field.name, field.value)
    }
    if core.isStopping { MHD_add_response_header(response, "Connection", "close") }
    state.withLock { $0.phase = .done }
    return MHD_queue_response(connection.pointer, UInt32(answer.status.code), response)
  }

  /// What the library asks next of it.
  var isFresh: Bool { state.withLock { if case .fresh = $0.phase { true } else { false } } }

  /// Whether the answer has been handed over.
  var isDone: Bool { state.withLock { if case .done = $0.phase { true } else { false } } }
}

/// Seconds of a clock that never goes back.
private func monotonicSeconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec
}
