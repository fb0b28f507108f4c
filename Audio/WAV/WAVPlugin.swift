public import HearthPlugins
import HearthPorts

extension AudioOutputPlugin {
  /// `wav:PATH?format=s16|s24|float`, a file that is there when it is complete.
  public static var wav: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "wav",
      summary: "plugin.output.wav",
      options: [PluginOption(name: "format", summary: "plugin.output.wav.format")],
      capabilities: [.durable, .unpaced]
    ) { request in
      try WAVOutput(request)
    }
  }
}
