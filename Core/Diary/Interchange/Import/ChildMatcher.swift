import HearthHousehold
import HearthModel
import HearthPorts

/// Tells whose a foreign row is.
///
/// By the source's identifier where the call, or an earlier one, has that child's own row; else by
/// name, where the call's own rows of children come before the children of the diary. A child given
/// by the caller takes all rows if they are all one child's, else those under its name.
struct ChildMatcher {
  /// Whose a row is.
  enum Match {
    case child(Child)
    /// Another child's than the one asked for.
    case notWanted
    case none(ImportReason)
  }

  /// The children of the diary, as they are after the rows read so far.
  private(set) var children: [RecordID: Child]
  private let chosen: Child?
  /// Whose rows are that name nobody.
  let unnamed: Child?
  /// The one child that all rows are of, if they are.
  private let onlyOne: OnlyOne?
  /// What the children's own rows of this call and of earlier ones became.
  private var byID: [String: Child] = [:]
  private var byName: [String: [Child]] = [:]
  private var matches: [ForeignChild: Match] = [:]

  init(_ entries: [ForeignEntry], children: [Child], chosen: Child?) {
    self.children = Dictionary(children.map { ($0.id, $0) }) { first, _ in first }
    self.chosen = chosen
    let present = children.filter { !$0.isArchived }
    unnamed = chosen ?? (present.count == 1 ? present[0] : nil)
    let events = entries.filter { !$0.isBirth && !$0.child.label.isEmpty }
    onlyOne = OnlyOne(Set((events.isEmpty ? entries : events).map(\.child)))
  }

  /// Whether a child's own row can be the chosen child's; any can be where none was chosen.
  func wants(_ birth: ForeignChild) -> Bool {
    guard let chosen else { return true }
    return onlyOne?.includes(birth) ?? (birth.name == chosen.name)
  }

  /// Children of this name that no row of the call has become, those born on the day alone if any.
  func candidates(_ name: String, born: Day, except claimed: Set<RecordID>) -> [Child] {
    let named = children.values.filter { $0.name == name && !claimed.contains($0.id) }
      .sorted { $0.id < $1.id }
    let sameBirth = named.filter { $0.born == born }
    return sameBirth.isEmpty ? named : sameBirth
  }

  /// Takes note of the child that its own row became.
  mutating func link(_ foreign: ForeignChild, to child: Child) {
    children[child.id] = child
    if let id = foreign.id { byID[id] = child }
    byName[foreign.name, default: []].append(child)
  }

  /// Whose a row is; asked after all children's own rows have been linked.
  mutating func match(
    _ foreign: ForeignChild,
    _ ledger: ImportLedger
  ) throws(StoreError) -> Match {
    if let match = matches[foreign] { return match }
    let match = try work(foreign, ledger)
    matches[foreign] = match
    return match
  }

  private func work(
    _ foreign: ForeignChild,
    _ ledger: ImportLedger
  ) throws(StoreError) -> Match {
    if foreign.label.isEmpty {
      return unnamed.map { .child($0) } ?? .none(.missing(column: "child"))
    }
    guard let chosen else { return try find(foreign, ledger) }
    if onlyOne != nil { return .child(chosen) }
    switch try find(foreign, ledger) {
    case .child(let child): return child.id == chosen.id ? .child(chosen) : .notWanted
    case .notWanted: return .notWanted
    case .none:
      let isChosen = foreign.name == chosen.name && !isAnother(foreign)
      return isChosen ? .child(chosen) : .notWanted
    }
  }

  private func find(_ foreign: ForeignChild, _ ledger: ImportLedger) throws(StoreError) -> Match {
    if let id = foreign.id {
      if let child = byID[id] { return .child(child) }
      if let row = try ledger.row("child", id: id), let child = children[row.record] {
        return isNamed(foreign, child, row) ? .child(child) : .none(.otherDiary(child: child.name))
      }
    }
    if isAnother(foreign) { return .none(.unknownChild(foreign.label)) }
    let named =
      byName[foreign.name]
      ?? children.values.filter { !foreign.name.isEmpty && $0.name == foreign.name }
    guard let first = named.first else { return .none(.unknownChild(foreign.label)) }
    let ids = Set(named.map(\.id)).sorted()
    return ids.count == 1 ? .child(first) : .none(.sameName(foreign.name, ids: ids))
  }

  /// Whether a name is the child's, here or in its source when that was read last.
  private func isNamed(_ foreign: ForeignChild, _ child: Child, _ row: ImportedRow) -> Bool {
    guard !foreign.name.isEmpty, foreign.name != child.name else { return true }
    let name = ImportedRow.Content([("name", foreign.name)])
    return !name.changes(since: ImportedRow.Content(text: row.content)).contains("name")
  }

  /// Whether the call has rows of children, and those of this name are not this one's.
  private func isAnother(_ foreign: ForeignChild) -> Bool {
    guard let id = foreign.id else { return false }
    return byID[id] == nil && !byID.isEmpty && byName[foreign.name] != nil
  }
}

/// A child that a source may name by identifier, by name or by both.
private struct OnlyOne {
  private let ids: Set<String>
  private let names: Set<String>

  /// nil where the rows name several.
  init?(_ children: Set<ForeignChild>) {
    ids = Set(children.compactMap(\.id))
    names = Set(children.map(\.name)).subtracting([""])
    guard ids.count <= 1, names.count <= 1 else { return nil }
  }

  func includes(_ child: ForeignChild) -> Bool {
    guard let id = child.id, !ids.isEmpty else { return names.contains(child.name) }
    return ids.contains(id)
  }
}

extension ForeignEntry {
  /// Whether it is a child's own row.
  var isBirth: Bool {
    if case .child = content { true } else { false }
  }

  /// Whether it is a child's and the source does not say which.
  var needsChild: Bool {
    switch content {
    case .sleep: child.label.isEmpty
    case .event(let event): child.label.isEmpty && event.kind != .pumping
    case .child, .tag, .timer, .record, .stranger: false
    }
  }
}
