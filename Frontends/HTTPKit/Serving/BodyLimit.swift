/// The most bytes of a body that are read for a request, and what a longer one is answered unread.
public struct BodyLimit: Sendable, Equatable {
  /// The most bytes.
  public let bytes: Int
  /// What is answered to more.
  public let beyond: Problem

  /// A limit.
  public init(_ bytes: Int, beyond: Problem = Problem(.contentTooLarge)) {
    self.bytes = bytes
    self.beyond = beyond
  }
}

extension Router {
  /// The limit of a request's body: that there is nothing at its path goes before that it is too large.
  public func bodyLimit(for head: HTTPRequestHead) -> BodyLimit {
    do throws(Problem) {
      return BodyLimit(try match(head).route.bodyLimit)
    } catch {
      return BodyLimit(Route<Context>.usualBodyLimit, beyond: error)
    }
  }
}
