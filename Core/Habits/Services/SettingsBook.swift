public import HearthContainer
public import HearthHousehold
import HearthModel
import HearthPorts

/// Keeps what the family and the habit tracker have decided.
public struct SettingsBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Changes what the family decides for all its programs.
  public func change(
    _ change: @escaping @Sendable (inout HouseholdSettings) -> Void
  ) async throws -> HouseholdSettings {
    try await Journal.habits(dependencies).perform({ _ in .settings }) { transaction in
      var settings = try HouseholdSettings.stored(in: transaction)
      change(&settings)
      try transaction.put(settings)
      return settings
    }
  }

  /// Changes how days are judged of which nothing was said.
  public func change(
    judging change: @escaping @Sendable (inout TrackerSettings) -> Void
  ) async throws -> TrackerSettings {
    try await Journal.habits(dependencies).perform({ _ in .settings }) { transaction in
      var settings = try TrackerSettings.stored(in: transaction)
      change(&settings)
      try transaction.put(settings)
      return settings
    }
  }

  /// Changes what the scenes of this device remember; that is no action to be undone.
  public func remember(
    _ change: @escaping @Sendable (inout HabitsMemory) -> Void
  ) async throws {
    try await dependencies.store.write { transaction in
      var memory = try HabitsMemory.stored(in: transaction)
      change(&memory)
      try transaction.put(memory)
    }
  }
}
