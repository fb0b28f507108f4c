internal import Glibc
public import HearthPorts

/// The time zones of the system's tz database: compiled files in a folder.
///
/// A value that holds nothing but paths: every call reads anew, 30 µs a zone.
public struct SystemTimeZones: TimeZoneDatabase {
  let environment: Environment
  let folder: String
  let localTime: String
  let zoneName: String

  /// The zones of a machine.
  ///
  /// - Parameters:
  ///   - environment: Where `TZ` and `TZDIR` are looked up.
  ///   - folder: The database; `TZDIR` without it, else /usr/share/zoneinfo.
  ///   - localTime: The machine's zone, a link into the database or a copy.
  ///   - zoneName: A file that may tell the name of a copy.
  public init(
    environment: Environment,
    folder: String? = nil,
    localTime: String = "/etc/localtime",
    zoneName: String = "/etc/timezone"
  ) {
    self.environment = environment
    self.folder = folder ?? environment["TZDIR"] ?? "/usr/share/zoneinfo"
    self.localTime = localTime
    self.zoneName = zoneName
  }

  /// No zone's file comes near this; more is never read.
  static let sizeLimit = 1 << 20

  /// The rules of a zone of the database, or of a POSIX description that begins with `<`.
  ///
  /// UTC is known without a database.
  ///
  /// - Throws: `TimeZoneError`.
  public func rules(named name: String) throws(TimeZoneError) -> any TimeZoneRules {
    try zone(named: name)
  }

  func zone(named name: String) throws(TimeZoneError) -> ZoneRules {
    if name == "UTC" || name == "Etc/UTC" { return .universal(named: name) }
    if name.utf8.first == UInt8(ascii: "<") { return try described(name) }
    guard ZoneName.isValid(name) else { throw .unknown(name: name) }
    return try ZoneRules(name: name, tzif: contents(of: name))
  }

  private func described(_ name: String) throws(TimeZoneError) -> ZoneRules {
    guard let rules = try? ZoneRules(name: name, posix: name) else { throw .unknown(name: name) }
    return rules
  }

  private func contents(of name: String) throws(TimeZoneError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.bytes(at: "\(folder)/\(name)", limit: Self.sizeLimit)
    } catch .missing where access(folder, F_OK) != 0 {
      throw .databaseMissing
    } catch .missing, .isFolder {
      throw .unknown(name: name)
    } catch {
      throw .malformed(name: name)
    }
  }
}

extension ZoneRules {
  /// Universal time.
  static func universal(named name: String = "UTC") -> ZoneRules {
    ZoneRules(name: name, offset: 0, transitions: [])
  }
}

/// What a zone may be called, so that a name is never a way out of the database.
enum ZoneName {
  /// Whether a name may stand for a zone: parts of letters, digits, `+`, `-` and `_`.
  static func isValid(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count < 256 && parts.allSatisfy { isPart($0) } && !isReserved(parts[0])
  }

  private static func isPart(_ part: Substring.UTF8View) -> Bool {
    !part.isEmpty
      && part.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// What lies beside the zones: the same once more, or another zone under a name of the machine's.
  private static func isReserved(_ part: Substring.UTF8View) -> Bool {
    ["posix", "right", "posixrules", "localtime", "leapseconds"].contains { (name: String) in
      name.utf8.elementsEqual(part)
    }
  }
}
