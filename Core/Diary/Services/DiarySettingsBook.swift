public import HearthContainer
public import HearthHousehold
import HearthModel
public import HearthPorts
import HearthSupport

/// Keeps what the household has decided about its diary.
public struct DiarySettingsBook: Sendable {
  private let dependencies: Dependencies

  /// A book over a store.
  public init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// What has been decided.
  public static func settings(
    in transaction: any ReadTransaction
  ) throws(StoreError) -> DiarySettings {
    try transaction.fetch(DiarySettings.self, DiarySettings.standard.id) ?? .standard
  }

  /// Hides figures or groups, or shows them again.
  ///
  /// - Parameters:
  ///   - names: of figures and groups.
  ///   - isHidden: whether they are to be hidden.
  /// - Returns: the settings as stored.
  /// - Throws: `DiaryError.noSuchFigure` for a name that is none.
  public func set(_ names: [String], hidden isHidden: Bool) async throws -> DiarySettings {
    let names = try names.map(Self.canonical)
    return try await change { settings in
      let kept = settings.hiddenNames.filter { !names.contains($0) }
      settings.hiddenNames = isHidden ? kept + names : kept
    }
  }

  /// Decides from where the gap between feedings is counted.
  ///
  /// - Returns: the settings as stored.
  public func set(feedingGap: FeedingGap) async throws -> DiarySettings {
    try await change { $0.feedingGap = feedingGap }
  }

  /// Changes what the family decides for all its programs.
  ///
  /// - Throws: `StoreError`.
  public func change(
    household change: @escaping @Sendable (inout HouseholdSettings) -> Void
  ) async throws {
    try await Journal.diary(dependencies).perform({ _ in JournalLabel("journal.settings") }) {
      transaction in
      var settings = try HouseholdSettings.stored(in: transaction)
      change(&settings)
      try transaction.put(settings)
    }
  }

  private func change(
    _ change: @escaping @Sendable (inout DiarySettings) -> Void
  ) async throws -> DiarySettings {
    try await Journal.diary(dependencies).perform({ _ in JournalLabel("journal.settings") }) {
      transaction in
      var settings = try Self.settings(in: transaction)
      change(&settings)
      try transaction.put(settings)
      return settings
    }
  }

  private static func canonical(_ name: String) throws(DiaryError) -> String {
    if let group = FigureGroup(rawValue: name) { return group.rawValue }
    guard let figure = FigureCatalogue.figure(named: name) else { throw .noSuchFigure(name) }
    return figure.name
  }
}
