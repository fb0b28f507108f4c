public import HearthModel

/// The rules of one time zone.
public protocol TimeZoneRules: Sendable {
  /// The zone's name in the tz database ("Europe/Moscow").
  var name: String { get }

  /// Seconds east of UTC in force at an instant.
  func offset(at instant: Instant) -> Int

  /// The first instant after the given one at which the offset may change.
  ///
  /// - Returns: nil when it never changes again.
  func nextTransition(after instant: Instant) -> Instant?
}

/// The time zones that the system knows.
public protocol TimeZoneDatabase: Sendable {
  /// The rules of a zone; a name is never a path.
  func rules(named name: String) throws(TimeZoneError) -> any TimeZoneRules

  /// All zone names, sorted.
  func names() throws(TimeZoneError) -> [String]

  /// The zone that the machine is set to: `TZ`, else /etc/localtime, else UTC.
  func systemZone() throws(TimeZoneError) -> any TimeZoneRules
}

/// Why a zone could not be had.
public enum TimeZoneError: Error, Sendable, Equatable {
  case unknown(name: String)
  case malformed(name: String)
  case databaseMissing
}
