import Glibc
public import HearthPlugins
import HearthPorts

extension AudioOutputPlugin {
  /// `pipe:` is standard output, `pipe:PATH` a named pipe; `?format=s16|s24|s32|float` and
  /// `container=raw|wav`.
  public static var pipe: AudioOutputPlugin { pipe(standard: STDOUT_FILENO) }

  /// A pipe whose standard output is a descriptor of the caller's.
  package static func pipe(standard: Int32) -> AudioOutputPlugin {
    AudioOutputPlugin(
      name: "pipe",
      summary: "plugin.output.pipe",
      options: [
        PluginOption(name: "format", summary: "plugin.output.pipe.format"),
        PluginOption(name: "container", summary: "plugin.output.pipe.container"),
      ],
      capabilities: [.unpaced, .ownProcess]
    ) { request in
      try PipeOutput(request, standard: standard)
    }
  }
}
