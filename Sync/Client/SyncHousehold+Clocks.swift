import HearthModel
import HearthPorts

/// A clock of the household that is off by a day or more.
public enum ClockDifference: Sendable, Equatable {
  /// This device's and the hub's are so many days apart.
  case hub(days: Int)
  /// Another device's is so many days ahead of this one's.
  case device(name: String, days: Int)
}

extension SyncHousehold {
  /// A clock that somebody should set right, as far as the other side can tell.
  ///
  /// Nothing is lost by a wrong clock, and nothing is refused for it; but its word counts as the later one.
  ///
  /// - Throws: `SyncError.notSetUp`, `TransportError`, `StoreError`.
  public func clockDifference() async throws -> ClockDifference? {
    let (space, transport) = try await connected()
    let now = now()
    let sightings = try await transport.devices()
    for sighting in sightings where !sighting.isByOwnClock && sighting.device == space.device {
      let days = sighting.lastSeen.map { abs(now.days(before: $0)) } ?? 0
      if days > 0 { return .hub(days: days) }
    }
    let devices = try await store.read { try $0.devices(of: space.space) }
    for sighting in sightings where sighting.isByOwnClock && sighting.device != space.device {
      let days = sighting.lastSeen.map { now.days(before: $0) } ?? 0
      guard days > 0, let device = devices.first(where: { $0.id == sighting.device }) else {
        continue
      }
      return .device(name: device.name, days: days)
    }
    return nil
  }
}

extension Instant {
  /// How many whole days lie between this instant and a later one; negative where that is earlier.
  fileprivate func days(before other: Instant) -> Int {
    Int((other - self).components.seconds / 86_400)
  }
}
