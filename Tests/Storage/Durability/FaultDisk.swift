import CFaultVFS
import Synchronization

/// A disk below SQLite that fails when told to, and whose power can be cut after the fact.
///
/// Every connection over it must be closed before it goes away.
final class FaultDisk: Sendable {
  /// What can fail.
  struct Operations: OptionSet, Sendable {
    let rawValue: UInt32

    static let open = Operations(FAULT_OPEN)
    static let read = Operations(FAULT_READ)
    static let write = Operations(FAULT_WRITE)
    static let sync = Operations(FAULT_SYNC)
    static let truncate = Operations(FAULT_TRUNCATE)
    static let delete = Operations(FAULT_DELETE)
    static let lock = Operations(FAULT_LOCK)
    static let size = Operations(FAULT_SIZE)
    static let memory = Operations(FAULT_MEMORY)
    static let access = Operations(FAULT_ACCESS)
    static let all = Operations(rawValue: .max)

    init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    private init(_ value: Int) {
      rawValue = UInt32(value)
    }
  }

  /// How it fails.
  enum Failure {
    case error
    case full
    /// Nothing is done and all is said to be well.
    case lie
  }

  /// What becomes of that which is not synced when the power goes.
  enum Cut: Hashable {
    case dropped
    case kept
    case torn(seed: UInt64)
  }

  private static let count = Mutex(0)

  /// What SQLite calls it.
  let name: String
  // The C side takes a lock for every call.
  nonisolated(unsafe) private let disk: OpaquePointer

  init() throws {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    name = "fault-\(number)"
    guard let disk = fault_disk_make(name) else { throw SystemError(number: 0) }
    self.disk = disk
  }

  deinit { fault_disk_free(disk) }

  /// The nth operation from now fails, from 1; if it lasts, all later ones too.
  func fail(_ operations: Operations, at nth: Int, _ failure: Failure, lasting: Bool = false) {
    let manner =
      switch failure {
      case .error: FAULT_ERROR
      case .full: FAULT_FULL
      case .lie: FAULT_LIE
      }
    fault_disk_fail(disk, operations.rawValue, Int64(nth), Int32(manner), lasting)
  }

  /// Nothing fails any more.
  ///
  /// - Returns: how often something has failed so far.
  @discardableResult
  func heal() -> Int {
    Int(fault_disk_heal(disk))
  }

  /// How many changes have been made: writes, syncs, files made and removed.
  var changes: Int { Int(fault_disk_changes(disk)) }

  /// Cuts the power after so many changes, as if nothing had happened since.
  ///
  /// - Returns: a number that tells one outcome from another.
  func cut(after changes: Int, _ cut: Cut) -> UInt64 {
    switch cut {
    case .dropped: fault_disk_cut(disk, Int64(changes), Int32(FAULT_DROPPED), 0)
    case .kept: fault_disk_cut(disk, Int64(changes), Int32(FAULT_KEPT), 0)
    case .torn(let seed): fault_disk_cut(disk, Int64(changes), Int32(FAULT_TORN), seed)
    }
  }

  /// Writes what the last cut has left into a folder.
  func save(to folder: TemporaryFolder) throws {
    guard fault_disk_save(disk, folder.path) else { throw SystemError(number: 0) }
  }
}
