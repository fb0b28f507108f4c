import AudioRemote
import CommandKit
import Glibc
import HearthModel
import HearthPorts
import HearthSupport
import PlayerCommands
import SyncSecrets

@main
struct Main {
  static func main() async {
    let environment = Environment.process()
    let host = HostProcess(program: ownPath(), environment: environment)
    let folder = UnixPlayerLink.folder(XDGFolders(environment: environment))
    let program = PlayerProgram(
      Surroundings(
        stores: Plugins.stores,
        maintenance: Plugins.maintenance,
        sync: Plugins.sync,
        environment: environment,
        clock: systemClock,
        random: { UInt64.random(in: .min ... .max) }
      ),
      plugins: Plugins.player(folder: folder),
      link: UnixPlayerLink(folder: folder) {
        arguments throws(PlayerRemoteError) in try await host.start(arguments)
      },
      machine: machine(environment)
    )
    let console = Console.standard { environment[$0] }
    let code = await program.run(Array(CommandLine.arguments.dropFirst()), on: console)
    exit(code.rawValue)
  }
}

/// The machine this process runs on.
private func machine(_ environment: Environment) -> PlayerMachine {
  PlayerMachine(
    slept: { time(of: CLOCK_BOOTTIME) - time(of: CLOCK_MONOTONIC) },
    wait: { try await Task.sleep(for: $0, clock: .suspending) },
    folder: ownFolder,
    environment: { environment[$0] },
    detach: releaseStreams,
    secrets: { SodiumSecrets() }
  )
}

/// The machine's clock, in whole milliseconds.
private func systemClock() -> Instant {
  Instant(milliseconds: Int64(time(of: CLOCK_REALTIME) / .milliseconds(1)))
}

private func time(of clock: clockid_t) -> Duration {
  var time = timespec()
  clock_gettime(clock, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// The file that this program was started from, to start it once more.
private func ownPath() -> String {
  var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink("/proc/self/exe", &bytes, bytes.count)
  guard count > 0 else { return CommandLine.arguments.first ?? "hearth-player" }
  return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func ownFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  return String(cString: path)
}

/// Nobody reads what a player in the background would say, and whoever started it need not wait.
private func releaseStreams() {
  let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
  guard nothing >= 0 else { return }
  for stream in [STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, stream) }
  close(nothing)
}
