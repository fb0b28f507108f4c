public import HTTPKit
import HearthContainer
import HearthModel
public import HearthPorts
public import HearthSupport

extension WebContext {
  /// The same over another store.
  func over(_ store: any Store) -> WebContext {
    var context = self
    context.house.dependencies.store = store
    return context
  }

  /// The same, whose next write is refused where a record is not the one that a request means: looked
  /// at in the transaction that writes, so that nobody's change comes between.
  ///
  /// - Parameters:
  ///   - input: the request, which may name a version by `If-Match`.
  ///   - json: the record as it is read.
  /// - Returns: a context good for one change.
  public func meaning(
    _ input: RouteInput,
    _ json: @escaping @Sendable (any ReadTransaction) throws -> JSON
  ) -> WebContext {
    over(
      JoiningStore(dependencies.store) { [self] transaction in
        try WebAPI<App>.check(input, json(transaction), self)
      }
    )
  }
}
