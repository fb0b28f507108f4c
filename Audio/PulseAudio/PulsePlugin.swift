import AudioSamples
public import HearthPlugins
import HearthPorts

extension AudioOutputPlugin {
  /// `pulse:SINK?server=ADDRESS&buffer=MS`; without a sink the server's default one.
  public static var pulse: AudioOutputPlugin { pulse() }

  /// A sink, with less patience than a person has.
  ///
  /// - Parameter patience: milliseconds after which a server that is silent counts as gone.
  /// - Returns: the plugin.
  package static func pulse(patience: Int32 = 5000) -> AudioOutputPlugin {
    AudioOutputPlugin(
      name: "pulse",
      summary: "plugin.output.pulse",
      options: [
        PluginOption(name: "server", summary: "plugin.output.pulse.server"),
        PluginOption(name: "buffer", summary: "plugin.output.pulse.buffer"),
      ]
    ) { request in
      let server = request.parameters.last { $0.name == "server" }?.value
      return try PulseOutput(
        sink: request.address,
        server: server,
        ahead: try BufferLength.frames(request.parameters.filter { $0.name != "server" }),
        patience: patience
      )
    }
  }
}

extension AudioDevicesPlugin {
  /// The sinks of one's own server.
  public static var pulse: AudioDevicesPlugin { pulse() }

  /// The sinks of a server.
  ///
  /// - Parameters:
  ///   - server: where it is; nil for one's own.
  ///   - patience: milliseconds after which a server that is silent counts as gone.
  /// - Returns: the plugin.
  package static func pulse(server: String? = nil, patience: Int32 = 5000) -> AudioDevicesPlugin {
    AudioDevicesPlugin(name: "pulse", summary: "plugin.output.pulse") {
      PulseDevices(server: server, patience: patience)
    }
  }
}
