import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import SyncClient
import TestSupport

@testable import DiaryCore

/// A family with a diary on several devices, in the time of Moscow.
struct LossFamily {
  let network: SyncNetwork
  let devices: [SyncDevice]
  let zones: TimeZoneHistory
  let child: Child
  private let timeZones = SystemTimeZones(environment: Environment())

  init(
    _ backend: TestBackend,
    _ transport: TestTransport,
    devices count: Int = 2,
    seed: UInt64 = 1
  ) async throws {
    network = try SyncNetwork(seed: seed)
    let zone = try timeZones.rules(named: "Europe/Moscow")
    zones = TimeZoneHistory(zone)
    var devices: [SyncDevice] = []
    for _ in 0..<count {
      devices.append(try await network.device(backend, beside: [DiarySchema.module]))
    }
    self.devices = devices
    let first = devices[0]
    let clock = network.clock
    let dependencies = Dependencies(
      store: first.store,
      timeZones: timeZones,
      now: { clock.now },
      random: { first.random.next() }
    )
    clock.now = try TimeReader(zones: zones, now: clock.now).instant("2026-06-01 12:00").instant
    let draft = ChildDraft(name: "Ada", born: zones.day(holding: clock.now))
    child = try await ChildBook(dependencies).add(draft, zone: zone)
    let address = try await network.address(transport)
    _ = try await first.household.create(at: address, name: "first")
    for (index, device) in devices.dropFirst().enumerated() {
      try await network.join(device, to: first, name: "device \(index)")
    }
    try await ConvergenceTests.settle(devices)
  }

  func at(_ text: String) throws -> Instant {
    try TimeReader(zones: zones, now: network.clock.now).instant(text).instant
  }

  func dependencies(of device: SyncDevice) -> Dependencies {
    let (clock, random) = (network.clock, device.random)
    return Dependencies(
      store: device.store,
      timeZones: timeZones,
      now: { clock.now },
      random: { random.next() }
    )
  }

  /// The child falls asleep, and everybody knows.
  @discardableResult
  func sleep(from text: String) async throws -> Sleep {
    network.clock.now = try at(text)
    let written = try await SleepJournal(dependencies(of: devices[0]))
      .add(SleepDraft(start: network.clock.now), for: child.id)
    try await ConvergenceTests.settle(devices)
    return written.sleep
  }

  /// Somebody notes at a moment that the child has woken.
  func stop(on index: Int, at text: String) async throws {
    network.clock.now = try at(text)
    _ = try await SleepJournal(dependencies(of: devices[index]))
      .stop(child: child, at: network.clock.now)
  }

  func read(_ day: String, on device: SyncDevice) async throws -> DiaryDay {
    let (zones, now, child) = (zones, network.clock.now, child)
    let day = try TimeReader(zones: zones, now: now).day(day)
    return try await device.store.read {
      try DayReader($0, zones: zones, now: now).day(day, of: child)
    }
  }

  func day(_ day: String, on device: SyncDevice) async throws -> JSON {
    try await read(day, on: device).json
  }
}

/// A field of a sleep, as far as the property goes.
private enum SleepField: String, CaseIterable {
  case start
  case end
}

extension LossFamily {
  /// What each device has written into which field, unless its last word was nothing new.
  typealias Written = [String: [Value]]

  /// Lets devices write start and end of a sleep, few values that may well be the same, and its place,
  /// of which nobody is told.
  func write(_ id: RecordID, _ random: inout SplitMix64) async throws -> Written {
    var written: Written = [:]
    for device in devices.shuffled(using: &random) {
      var fields: Set<SleepField> = []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let passed = Int64.random(in: 0...1, using: &random)
        network.clock.now = network.clock.now + .milliseconds(passed)
        let (choice, minutes) = (
          Int.random(in: 0...2, using: &random), Int64.random(in: 0...3, using: &random)
        )
        let before = try await sleep(id, on: device)
        var sleep = before
        switch choice {
        case 0: sleep.start = child.bornAtNoon + .minutes(minutes)
        case 1: sleep.end = minutes == 0 ? nil : child.bornAtNoon + .hours(9) + .minutes(minutes)
        default: sleep.place = Place.known[Int(minutes)]
        }
        if sleep.start != before.start { fields.insert(.start) }
        if sleep.end != before.end { fields.insert(.end) }
        let changed = sleep
        try await device.store.write { try $0.put(changed) }
      }
      let sleep = try await sleep(id, on: device)
      for field in fields { written[field.rawValue, default: []].append(sleep.value(of: field)) }
    }
    return written
  }

  /// What a device has to tell: every other value that somebody wrote into a field.
  func expected(
    _ id: RecordID,
    _ written: Written,
    on device: SyncDevice
  ) async throws -> Set<String> {
    let sleep = try await sleep(id, on: device)
    return Set(
      SleepField.allCases.flatMap { field in
        (written[field.rawValue] ?? []).filter { $0 != sleep.value(of: field) }
          .map { "\(field.rawValue) \($0)" }
      }
    )
  }

  /// Nobody wants to hear of it any more.
  func forget(_ id: RecordID) async throws {
    try await devices[0].store.write { transaction in
      for lost in try transaction.lostValues(of: id) { try transaction.delete(lost) }
    }
    try await ConvergenceTests.settle(devices)
  }

  private func sleep(_ id: RecordID, on device: SyncDevice) async throws -> Sleep {
    try await device.store.read { transaction in
      guard let sleep = try transaction.fetch(Sleep.self, id) else {
        throw DiaryError.noSuchRecord(id.description)
      }
      return sleep
    }
  }
}

extension Child {
  fileprivate var bornAtNoon: Instant {
    Instant(seconds: Int64(born.number) * 86_400 + 43_200)
  }
}

extension Sleep {
  fileprivate func value(of field: SleepField) -> Value {
    switch field {
    case .start: .integer(start.milliseconds)
    case .end: end.map { .integer($0.milliseconds) } ?? .null
    }
  }
}
