public import HearthContainer
import HearthModel
public import HearthPorts

/// Keeps what a machine's player is set to, and what it played last.
public struct PlayerMemory: Sendable {
  private let dependencies: Dependencies

  /// A memory over a store and a clock.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// The settings of this machine.
  public static func settings(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> PlayerSettings {
    try transaction.fetch(PlayerSettings.self, PlayerSettings.standard.id) ?? .standard
  }

  /// Changes the settings of this machine.
  public func change(
    _ change: @escaping @Sendable (inout PlayerSettings) -> Void
  ) async throws -> PlayerSettings {
    try await dependencies.store.write { transaction in
      var settings = try Self.settings(in: transaction)
      change(&settings)
      try transaction.put(settings)
      return settings
    }
  }

  /// Writes down how the player stands, to go on after a restart.
  public func remember(_ status: PlayerStatus) async throws {
    let last = LastPlayed(status, at: dependencies.now())
    try await dependencies.store.write { try $0.put(last) }
  }

  /// What was written down last; nil where nothing ever was.
  public func last() async throws -> LastPlayed? {
    try await dependencies.store.read { transaction in
      try transaction.fetch(LastPlayed.query.limit(1)).first
    }
  }

  /// What is to be played after a restart, with the seconds its timer has to go; nil where nothing is.
  public func resumed() async throws -> (mix: [MixEntry], timerSeconds: Int?)? {
    try await last()?.resumed(at: dependencies.now())
  }
}
