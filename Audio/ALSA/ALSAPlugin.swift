import AudioSamples
public import HearthPlugins
import HearthPorts

extension AudioOutputPlugin {
  /// `alsa:DEVICE?buffer=MS`; without a device the one that ALSA calls default.
  public static var alsa: AudioOutputPlugin { alsa() }

  /// An ALSA output over configuration files of one's own, and with less patience than a person has.
  ///
  /// - Parameters:
  ///   - configuration: the files, separated by colons, in the place of the system's.
  ///   - stall: milliseconds after which a device that takes nothing counts as gone.
  /// - Returns: the plugin.
  package static func alsa(
    configuration: String? = nil,
    stall: Int32 = 3000
  ) -> AudioOutputPlugin {
    AudioOutputPlugin(
      name: "alsa",
      summary: "plugin.output.alsa",
      options: [PluginOption(name: "buffer", summary: "plugin.output.alsa.buffer")]
    ) { request in
      let wish = ALSADevice.Wish(
        name: request.address.isEmpty ? "default" : request.address,
        configuration: configuration,
        buffer: try BufferLength.frames(request.parameters)
      )
      return try ALSAOutput(wish, patience: ALSAOutput.Patience(stall: stall))
    }
  }
}

extension AudioDevicesPlugin {
  /// The names that ALSA's configuration offers for playing.
  public static var alsa: AudioDevicesPlugin {
    AudioDevicesPlugin(name: "alsa", summary: "plugin.output.alsa") { ALSADevices() }
  }
}
