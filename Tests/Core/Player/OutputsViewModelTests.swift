import HearthPlugins
import HearthPorts
import HearthSupport
import PlayerCore
import Testing

@Suite("The outputs there are")
struct OutputsViewModelTests {
  private static let messages = Messages(.english, [.player])

  private struct Shelf: AudioDevices {
    let devices: [AudioDevice]
    let detail: String?

    func list() async throws(AudioOutputError) -> [AudioDevice] {
      if let detail { throw .unavailable(device: "default", detail: detail) }
      return devices
    }
  }

  private static func output(_ name: String) -> AudioOutputPlugin {
    AudioOutputPlugin(name: name, summary: "plugin.output.null") { request in
      throw AudioOutputError.badAddress(request.address)
    }
  }

  private static func devices(
    _ name: String,
    _ devices: [AudioDevice] = [],
    failing detail: String? = nil
  ) -> AudioDevicesPlugin {
    AudioDevicesPlugin(name: name, summary: "") { Shelf(devices: devices, detail: detail) }
  }

  @Test("A kind of output has its devices, as addresses that can be played to")
  func devices() async throws {
    let model = try await OutputsViewModel(
      AudioOutputRegistry([Self.output("alsa"), Self.output("null")]),
      AudioDevicesRegistry([
        Self.devices("alsa", [AudioDevice(address: "hw:0,0", title: "Card")])
      ]),
      in: Self.messages
    )
    #expect(model.kinds.map(\.place.url) == ["alsa:", "null:"])
    #expect(model.kinds[0].devices == [.init(url: "alsa:hw:0,0", title: "Card")])
    #expect(model.kinds[1].devices == [] && model.kinds.allSatisfy { $0.remark == nil })
    #expect(model.json.text.contains(#""devices":[{"url":"alsa:hw:0,0","title":"Card"}]"#))
  }

  @Test("Where nobody can be asked for devices, that is said and the others are listed")
  func unavailable() async throws {
    let model = try await OutputsViewModel(
      AudioOutputRegistry([Self.output("pulse"), Self.output("null")]),
      AudioDevicesRegistry([Self.devices("pulse", failing: "Connection refused")]),
      in: Self.messages
    )
    #expect(model.kinds.count == 2)
    #expect(model.kinds[0].remark?.contains("Connection refused") == true)
  }
}
