/// Entries of one file that say the same kind of thing.
public struct ImportReportGroup: Sendable, Equatable {
  /// The first of them.
  public let first: ImportReport.Entry
  /// How many there are besides.
  public internal(set) var more: Int
}

extension [ImportReport.Entry] {
  /// So many of a kind are told one by one.
  private static var few: Int { 3 }

  private struct Key: Hashable {
    let file: String
    let kind: String
  }

  /// The entries as a person reads them: where many rows of a file share a kind of remark, the first
  /// stands for all.
  public var grouped: [ImportReportGroup] {
    var counts: [Key: Int] = [:]
    for entry in self { counts[key(of: entry), default: 0] += 1 }
    var told: [Key: Int] = [:]
    var groups: [ImportReportGroup] = []
    for entry in self {
      let key = key(of: entry)
      guard counts[key] ?? 0 > Self.few else {
        groups.append(ImportReportGroup(first: entry, more: 0))
        continue
      }
      if let place = told[key] {
        groups[place].more += 1
      } else {
        told[key] = groups.count
        groups.append(ImportReportGroup(first: entry, more: 0))
      }
    }
    return groups
  }

  private func key(of entry: ImportReport.Entry) -> Key {
    Key(file: entry.place.file, kind: entry.reason.kind)
  }
}

extension ImportReason {
  /// What reasons of one kind have in common: all but the values of a row.
  fileprivate var kind: String {
    switch self {
    case .inFuture: "in-future"
    case .longerThanADay: "longer-than-a-day"
    case .implausible(let measure): "implausible \(measure.rawValue)"
    case .implausibleAmount: "implausible-amount"
    case .contradictory: "contradictory"
    case .occursTwice: "occurs-twice"
    case .overlapKept, .overlapJoined, .overlapTrimmed: "overlap"
    case .deletedHere: "deleted-here"
    case .deletedThere: "deleted-there"
    case .otherChild(let name): "other-child \(name)"
    case .unreadWord(let column, _): "unread-word \(column)"
    default: "\(self)"
    }
  }
}
