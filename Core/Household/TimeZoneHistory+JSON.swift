import HearthModel
import HearthPorts
public import HearthSupport

extension TimeZoneHistory {
  /// The zones in force, in order; the first since null, for ever.
  public var json: JSON {
    .array(
      eras.map { era in
        [
          "since": era.since == .distantPast ? .null : .string(iso(era.since)),
          "zone": .string(era.zone.name),
        ]
      }
    )
  }
}
