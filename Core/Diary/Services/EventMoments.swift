import HearthModel
import HearthPorts

/// When a child's events began, of whatever kind that has a time of day.
struct EventMoments {
  let transaction: any ReadTransaction
  let child: RecordID

  /// The beginnings that lie in a range, in no order.
  func starts(in range: Range<Instant>) throws(StoreError) -> [Instant] {
    try fetch(Feeding.query.where(\.child, is: child).where(\.start, in: range)).map(\.start)
      + fetch(Pumping.query.where(\.child, is: child).where(\.start, in: range)).map(\.start)
      + fetch(Nappy.query.where(\.child, is: child).where(\.time, in: range)).map(\.time)
      + fetch(Temperature.query.where(\.child, is: child).where(\.time, in: range)).map(\.time)
      + fetch(Medicine.query.where(\.child, is: child).where(\.time, in: range)).map(\.time)
      + fetch(Bath.query.where(\.child, is: child).where(\.start, in: range)).map(\.start)
      + fetch(TummyTime.query.where(\.child, is: child).where(\.start, in: range)).map(\.start)
      + fetch(Milestone.query.where(\.child, is: child).where(\.time, in: range)).map(\.time)
      + fetch(DiaryNote.query.where(\.child, is: child).where(\.time, in: range)).map(\.time)
  }

  private func fetch<R: Record>(_ query: Query<R>) throws(StoreError) -> [R] {
    try transaction.fetch(query)
  }
}
