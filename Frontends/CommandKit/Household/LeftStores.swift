import HearthPorts
import Synchronization

/// Stores that a process has only read, and leaves to the system when it ends.
///
/// To close a store takes as long as to read a day. Nothing is lost where that is left out: what was
/// written is closed all the same. Whoever goes on after a command must not use this.
public final class LeftStores: Sendable {
  private let stores = Mutex<[any Store]>([])

  /// None yet.
  public init() {}

  func keep(_ store: any Store) {
    stores.withLock { $0.append(store) }
  }
}
