package import HearthHousehold
import HearthModel
package import HearthSupport
package import SyncClient

// What programs are told of the exchange, the same by commands and over the web.

extension SyncStatus {
  /// How things stand.
  package func json(_ zones: TimeZoneHistory, _ messages: Messages) -> JSON {
    [
      "state": .string(state.rawValue),
      "lastSyncAt": JSON(lastSync.map { zones.iso($0) }),
      "waiting": .integer(Int64(waiting)),
      "devices": .integer(Int64(devices)),
      "error": JSON(trouble?.sentence(messages)),
    ]
  }
}

extension SyncReport {
  /// What a session has done.
  package var json: JSON {
    [
      "pulled": .integer(Int64(pulled)),
      "pushed": .integer(Int64(pushed)),
      "merged": .integer(Int64(merged)),
      "conflicts": .integer(Int64(conflicts)),
      "waiting": .integer(Int64(waiting)),
      "cursor": .integer(cursor),
    ]
  }
}

extension KnownDevice {
  /// A device of the household.
  package func json(_ zones: TimeZoneHistory) -> JSON {
    [
      "id": .string(id.description),
      "name": .string(name),
      "lastSeenAt": JSON(lastSeen.map { zones.iso($0) }),
      "revoked": .bool(isRevoked),
      "this": .bool(isThis),
    ]
  }
}

extension SyncConflict {
  /// A value that lost, with what stands in its place, both as they are stored.
  package func json(_ zones: TimeZoneHistory) -> JSON {
    .object(members(zones, lost: lost.json, kept: kept?.json))
  }

  /// The same with the two values as the app's records have them.
  func members(_ zones: TimeZoneHistory, lost: JSON, kept: JSON?) -> [JSON.Member] {
    [
      .init("record", .string(record.description)),
      .init("kind", .string(table)),
      .init("field", .string(field)),
      .init("lost", lost),
      .init("kept", kept ?? .null),
      .init("at", .string(zones.iso(at))),
      .init("told", .bool(isTold)),
    ]
  }
}
