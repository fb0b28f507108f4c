import HearthModel
public import HearthPorts

extension DayReader {
  /// A child's measurements in the order of their days, each beside the ones before it.
  ///
  /// - Throws: `StoreError`.
  public func growth(of child: Child) throws(StoreError) -> [GrowthReading] {
    let measurements = try transaction.fetch(Growth.query.where(\.child, is: child.id))
    return GrowthJudge(child).readings(of: measurements)
  }
}
