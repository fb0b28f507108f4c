import Glibc
import Testing

/// A PulseAudio server of a test's own, without a sound card: sinks that nobody hears.
package final class SoundServer: Sendable {
  /// Where it is, as PulseAudio writes addresses.
  package let address: String
  private let folder: String
  private let server: Partner

  /// A server with a silent sink of each name, at the rate and in the format of ours; the first one is
  /// the default.
  package init(_ sinks: [String] = ["night"], in folder: String) throws {
    self.folder = folder
    let socket = "\(folder)/pulse"
    address = "unix:\(socket)"
    var arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
      "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ]
    for sink in sinks {
      arguments += [
        "-L",
        "module-null-sink sink_name=\(sink) rate=48000 format=float32le channels=2"
          + " sink_properties=device.description=The-\(sink)",
      ]
    }
    server = try Partner("pulseaudio", arguments, environment: Self.home(folder))
    let path = socket
    try #require(waitUntil { access(path, F_OK) == 0 }, "PulseAudio does not start.")
    // The socket is there before the sinks are.
    try #require(
      waitUntil {
        let listed = try? control("list", "short", "sinks")
        return sinks.allSatisfy { listed?.contains($0) == true }
      },
      "PulseAudio has no sinks."
    )
    if let first = sinks.first { try control("set-default-sink", first) }
  }

  /// Asks the server something by its own client.
  @discardableResult
  package func control(_ arguments: String...) throws -> String {
    try Partner.run(
      "pactl",
      ["-s", address] + arguments,
      environment: Self.home(folder),
      in: folder
    ).text
  }

  /// Adds a sink that writes all it plays into a file of bare floats, from the first frame on; a null
  /// sink's monitor would miss the beginning.
  ///
  /// - Returns: the program that writes; it ends with the server.
  package func addRecordedSink(_ sink: String, to name: String) throws -> Partner {
    let pipe = "\(folder)/\(sink).pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let writer = try Partner("cat", [pipe], output: "\(folder)/\(name)")
    try control(
      "load-module",
      "module-pipe-sink",
      "sink_name=\(sink)",
      "file=\(pipe)",
      "format=float32le",
      "rate=48000",
      "channels=2",
      "use_system_clock_for_timing=yes"
    )
    return writer
  }

  /// Kills it without a word to its clients.
  package func die() { server.end(SIGKILL) }

  /// Ends it in good order.
  package func end() { server.end() }

  /// Takes a sink away, as when a Bluetooth speaker goes out of reach.
  package func remove(_ sink: String) throws {
    let modules = try control("list", "short", "modules").split(separator: "\n")
    let line = try #require(modules.first { $0.contains("sink_name=\(sink) ") })
    try control("unload-module", String(line.prefix { $0.isNumber }))
  }

  private static func home(_ folder: String) -> [String: String] {
    ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_RUNTIME_PATH": folder]
  }
}
