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
    let doses = try doses(of: dose.child, by: dose.time)
      .filter { $0.id != dose.id && $0.isSameMedicine(as: dose) }
    guard let last = doses.first,
      let gap = dose.minimumGap ?? doses.lazy.compactMap(\.minimumGap).first
    else { return nil }
    return last.time + .seconds(gap)
  }

  /// When the minimum gap after the last dose of each medicine is over, of those that have one.
  ///
  /// - Parameters:
  ///   - child: whose.
  ///   - now: later doses do not count.
  /// - Returns: the last doses, each with the first moment at which the next may be given.
  /// - Throws: `StoreError`.
  func ends(
    of child: RecordID,
    by now: Instant
  ) throws(StoreError) -> [(dose: Medicine, end: Instant)] {
    var last: [(dose: Medicine, gap: Int?)] = []
    for dose in try doses(of: child, by: now) {
      if let index = last.firstIndex(where: { $0.dose.isSameMedicine(as: dose) }) {
        last[index].gap = last[index].gap ?? dose.minimumGap
      } else {
        last.append((dose, dose.minimumGap))
      }
    }
    return last.compactMap { dose, gap in gap.map { (dose, dose.time + .seconds($0)) } }
  }

  /// A child's doses up to a moment, the last one first.
  private func doses(of child: RecordID, by instant: Instant) throws(StoreError) -> [Medicine] {
    try transaction.fetch(
      Medicine.query.where(\.child, is: child)
        .where(\.time, in: .distantPast..<instant + .seconds(1))
        .ordered(by: \.time, .descending)
    )
  }
}

extension Medicine {
  /// Whether two doses are of one medicine, however its name is written.
  func isSameMedicine(as other: Medicine) -> Bool {
    name.trimmed.lowercased() == other.name.trimmed.lowercased()
  }
}
