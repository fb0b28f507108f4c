public import HearthPorts

/// How a foreign diary is taken in.
public struct ImportOptions: Sendable {
  /// The child that gets all rows if they are all of one child, else those under its name alone.
  public var child: Child?
  /// Tells apart several sources of one format.
  public var source = ""
  /// The zone of local times; nil for the household's own.
  public var timeZone: (any TimeZoneRules)?
  /// The units of numbers without one; nil to guess.
  public var units: UnitSystem?
  /// What happens to a sleep that overlaps another.
  public var onConflict = OverlapRule.report
  /// Whether to report only.
  public var isDryRun = false
  /// Told now and then how far it is.
  public var progress: @Sendable (ImportProgress) -> Void = { _ in }
  /// Asked between rows; the first yes ends the import without a trace.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// The usual way.
  public init() {}

  /// What happens to a sleep that overlaps another.
  public enum OverlapRule: String, Sendable, CaseIterable {
    /// It is rejected, the other named.
    case report
    /// All become one sleep.
    case join
    /// What the others cover is cut away from the new one.
    case trim
    /// Both are kept.
    case keep
  }
}

/// How far an import is.
public struct ImportProgress: Sendable, Equatable {
  /// The file at work.
  public let file: String
  /// Rows done, of all files.
  public let done: Int
  /// Rows to do, of all files.
  public let total: Int
}
