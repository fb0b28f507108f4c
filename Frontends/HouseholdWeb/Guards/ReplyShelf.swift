public import HTTPKit
import HearthContainer
import HearthModel
import HearthPorts
import HearthSupport
import Synchronization

/// Keeps what was answered to requests that name themselves by `Idempotency-Key`, so that one sent
/// twice is done once.
///
/// That it was done is written with what it did, in one transaction; what was answered follows. Where
/// the server ended between the two, a repeated request is told that it was done.
final class ReplyShelf: Sendable {
  private let underWay = Mutex<Set<RecordID>>([])

  /// Does what a request asks, or answers as it was answered before.
  func once<App: WebApp>(
    _ route: Route<WebContext<App>>,
    _ input: RouteInput,
    _ context: WebContext<App>,
    _ work: (WebContext<App>) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    let name = WebParameters.idempotencyKey.info.name
    guard route.parameters.contains(where: { $0.info.name == name }),
      let account = context.identity?.account.id, let key = try input(WebParameters.idempotencyKey)
    else { return try await work(context) }
    let digest = context.house.accounts.secrets.digest("\(account) \(key)")
    let id = AccountBook.id(of: digest)
    let body = Fingerprint64(input.request.body).text
    let request = "\(route.name) \(input.request.head.target.path) \(body)"
    guard underWay.withLock({ $0.insert(id).inserted }) else {
      throw Problem(.conflict, code: "under-way", context.messages("web.problem.under-way"))
    }
    defer { _ = underWay.withLock { $0.remove(id) } }
    let now = context.now
    if let reply = try await context.read({ try $0.fetch(WebReply.self, id) }),
      now - reply.at < WebReply.lifetime
    {
      guard reply.request == request else {
        throw Problem(
          .unprocessable,
          code: "key-reused",
          context.messages("web.problem.key-reused")
        )
      }
      guard reply.status != WebReply.unknown else {
        throw Problem(.conflict, code: "done-before", context.messages("web.problem.done-before"))
      }
      return Self.response(reply)
    }
    var reply = WebReply(
      id: id,
      request: request,
      status: WebReply.unknown,
      body: "",
      at: now.wholeSeconds
    )
    let store = JoiningStore(context.dependencies.store, after: { [reply] in try $0.put(reply) })
    let response = try await work(context.over(store))
    reply.status = response.status.code
    reply.body = String(decoding: response.bytes, as: UTF8.self)
    try await keep(reply, context)
    return response
  }

  /// Keeps what was answered, and forgets a little of what is too old.
  private func keep<App: WebApp>(_ reply: WebReply, _ context: WebContext<App>) async throws {
    let now = context.now
    try await context.dependencies.store.write { transaction in
      try transaction.put(reply)
      let old = WebReply.query.where(\.at, in: .distantPast..<now - WebReply.lifetime).limit(10)
      for former in try transaction.fetch(old) where former.id != reply.id {
        try transaction.delete(former)
      }
    }
  }

  private static func response(_ reply: WebReply) -> HTTPResponse {
    guard !reply.body.isEmpty else { return HTTPResponse(HTTPStatus(reply.status)) }
    return .text(reply.body, type: "application/json", status: HTTPStatus(reply.status))
  }
}

/// Values that routes of every app take.
public enum WebParameters {
  /// By which a request names itself.
  public static let idempotencyKey = Parameter(
    "Idempotency-Key",
    in: .header,
    .text(1...200),
    "Any text; a request repeated with the same one within 60 days is done once."
  )
}
