internal import Glibc
internal import HearthModel
public import HearthPorts

extension SystemTimeZones {
  /// The zone of `TZ`, else of the machine, else UTC.
  ///
  /// `TZ` may hold a name, a path into the database or to a zone's file, or a POSIX description,
  /// each behind an optional colon; empty is UTC. Whatever it holds, the zone's name is one that
  /// `rules(named:)` knows, so that it may be stored: that of a POSIX description is its quoted
  /// form (`<MSK>-3`), that of a copied file the name of the zone with the same rules.
  ///
  /// - Throws: `TimeZoneError.unknown` where `TZ` makes no sense, or a copied file is like no zone.
  public func systemZone() throws(TimeZoneError) -> any TimeZoneRules {
    guard let value = environment["TZ"] else {
      return try zone(atPath: localTime) ?? .universal()
    }
    let text = value.first == ":" ? String(value.dropFirst()) : value
    if text.isEmpty { return ZoneRules.universal() }
    guard text.first == "/" else { return try described(text) }
    guard let zone = try zone(atPath: text) else { throw .unknown(name: text) }
    return zone
  }

  /// A name goes before a description: `EST5EDT` is both.
  private func described(_ text: String) throws(TimeZoneError) -> ZoneRules {
    do throws(TimeZoneError) {
      return try zone(named: text)
    } catch {
      let letters = text.prefix { $0.isLetter }
      let quoted = "<\(letters)>\(text.dropFirst(letters.count))"
      guard let rules = try? ZoneRules(name: quoted, posix: quoted) else { throw error }
      return rules
    }
  }

  /// The zone that a file is, by where it lies or links to, else by what it holds.
  ///
  /// - Returns: nil where there is no such file.
  private func zone(atPath path: String) throws(TimeZoneError) -> ZoneRules? {
    var place = path
    // As many links as Linux itself follows.
    for _ in 0..<40 {
      if let name = name(ofPath: place) { return try zone(named: name) }
      guard let target = FolderReader.target(ofLink: place) else { break }
      place = target
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(at: path, limit: Self.sizeLimit)
    } catch .missing {
      return nil
    } catch {
      throw .malformed(name: path)
    }
    return try zone(like: ZoneRules(name: path, tzif: bytes))
  }

  private func name(ofPath path: String) -> String? {
    var parts = path.split(separator: "/")
    let ours = folder.split(separator: "/")
    if parts.starts(with: ours) {
      parts.removeFirst(ours.count)
    } else if let place = parts.lastIndex(of: "zoneinfo") {
      parts.removeFirst(place + 1)
    } else {
      return nil
    }
    if parts.first == "posix" { parts.removeFirst() }
    let name = parts.joined(separator: "/")
    return ZoneName.isValid(name) ? name : nil
  }

  /// The zone that a copied file was made from: the one noted beside it, or the likest of all.
  private func zone(like copy: ZoneRules) throws(TimeZoneError) -> ZoneRules {
    let epoch = Instant(milliseconds: 0)
    if let noted = notedZone(), noted.agrees(with: copy, since: epoch) { return noted }
    let universal = ZoneRules.universal()
    if copy.agrees(with: universal, since: .distantPast) { return universal }
    let zones = try names().compactMap { try? zone(named: $0) }
    for start in [Instant.distantPast, epoch] {
      if let zone = zones.first(where: { $0.agrees(with: copy, since: start) }) { return zone }
    }
    throw .unknown(name: copy.name)
  }

  private func notedZone() -> ZoneRules? {
    guard let bytes = try? FileReader.bytes(at: zoneName, limit: 4096) else { return nil }
    let line = bytes.prefix { $0 > UInt8(ascii: " ") }
    return try? zone(named: String(decoding: line, as: UTF8.self))
  }
}

extension ZoneRules {
  /// Whether two zones have one offset from an instant until 2100, however they are written down.
  func agrees(with other: ZoneRules, since start: Instant) -> Bool {
    let end = Instant(seconds: 4_102_444_800)
    var instant: Instant? = start
    while let now = instant, now < end {
      guard offset(at: now) == other.offset(at: now) else { return false }
      let (mine, theirs) = (nextTransition(after: now), other.nextTransition(after: now))
      instant = [mine, theirs].compactMap(\.self).min()
    }
    return true
  }
}
