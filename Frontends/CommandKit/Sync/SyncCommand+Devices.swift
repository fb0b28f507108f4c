import HearthHousehold
import HearthModel
import HearthSupport
import SyncClient

extension SyncCommand {
  /// `sync devices`.
  static var devices: Command<Context> {
    Command("devices", summary: "command.sync.devices") { _, session in
      let devices = try await session.telling { try await $0.devices() }
      let zones = try await session.read { try session.zones(in: $0) }
      try session.print(
        .array(devices.map { $0.json(zones) }),
        or: devices.map { session.line($0) }
      )
    }
  }

  /// `sync revoke ID`.
  static var revoke: Command<Context> {
    let id = Argument("word.device", .named("device"), summary: "argument.sync.device")
    return Command(
      "revoke",
      summary: "command.sync.revoke",
      discussion: "command.sync.revoke.discussion",
      parameters: [id]
    ) { values, session in
      let text = values[id]
      let device = try await session.telling { household in
        let devices = try await household.devices()
        guard let device = devices.first(where: { $0.id == RecordID(text) || $0.name == text })
        else { throw SyncError.unknownDevice(text) }
        try await household.revoke(device.id)
        return device
      }
      try session.print(
        ["id": .string(device.id.description), "revoked": true],
        or: [session.messages("sync.done.revoked", device.name)]
      )
    }
  }
}

extension HouseholdContext {
  fileprivate func line(_ device: KnownDevice) -> String {
    let note =
      if device.isRevoked {
        messages("sync.device.revoked")
      } else if device.isThis {
        messages("sync.device.this")
      } else {
        messages("sync.device.other")
      }
    return "\(device.id)  \(device.name)  \(note)"
  }
}
