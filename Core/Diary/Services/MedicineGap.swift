import HearthHousehold
import HearthModel
import HearthPorts

/// Tells whether a medicine is given again too early.
struct MedicineGap {
  private let transaction: any ReadTransaction

  init(_ transaction: any ReadTransaction) {
    self.transaction = transaction
  }

  /// What a person is asked about a dose that comes before the minimum gap is over.
  ///
  /// - Parameters:
  ///   - dose: as it would be stored.
  ///   - stored: as it is stored, where it is; a change of other things is not asked about.
  /// - Returns: nil where it comes in time.
  /// - Throws: `StoreError`.
  func question(
    about dose: Medicine,
    inPlaceOf stored: Medicine?
  ) throws(StoreError) -> DiaryError.Question? {
    let isSame = stored.map {
      ($0.child, $0.time, $0.name, $0.minimumGap)
        == (dose.child, dose.time, dose.name, dose.minimumGap)
    }
    if isSame ?? false { return nil }
    guard let next = try earliest(for: dose), dose.time < next else { return nil }
    return .minimumGap(name: dose.name, next: next)
  }

  /// From when on a dose may be given: the last one's time and the gap that was said last, with this
  /// dose or an earlier one.
  private func earliest(for dose: Medicine) throws(StoreError) -> Instant? {
    let earlier = try transaction.fetch(
      Medicine.query.where(\.child, is: dose.child)
        .where(\.time, in: .distantPast..<dose.time + .seconds(1))
        .ordered(by: \.time, .descending)
    )
    let doses = earlier.filter { $0.id != dose.id && $0.isSameMedicine(as: dose) }
    guard let last = doses.first,
      let gap = dose.minimumGap ?? doses.lazy.compactMap(\.minimumGap).first
    else { return nil }
    return last.time + .seconds(gap)
  }
}

extension Medicine {
  /// Whether two doses are of one medicine, however its name is written.
  func isSameMedicine(as other: Medicine) -> Bool {
    name.trimmed.lowercased() == other.name.trimmed.lowercased()
  }
}
