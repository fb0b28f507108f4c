import CPlayerSocket
import Glibc
public import HearthPorts
public import HearthSupport

/// The meeting point of a person's player and programs: a socket in a folder of theirs alone.
public struct UnixPlayerLink: PlayerLink {
  /// Starts a player with the arguments given, and returns when it can be met.
  public typealias Starter = @Sendable ([String]) async throws(PlayerRemoteError) -> Void

  private let folder: String
  private let starter: Starter
  private let executor = QueueExecutor(label: "hearth.link")

  /// A meeting point.
  ///
  /// - Parameters:
  ///   - folder: where the socket lies; made where it is missing.
  ///   - starter: starts a player.
  public init(folder: String, starter: @escaping Starter) {
    self.folder = folder
    self.starter = starter
  }

  /// The meeting point for an environment, for those who never start a player.
  public static func running(for environment: Environment) -> UnixPlayerLink {
    UnixPlayerLink(folder: folder(XDGFolders(environment: environment))) {
      _ throws(PlayerRemoteError) in throw .notRunning
    }
  }

  /// The folder for an environment: `$XDG_RUNTIME_DIR/hearth`, else the state folder; without a home
  /// one of this account's own beside those of others.
  public static func folder(_ folders: XDGFolders) -> String {
    folders.runtime ?? (try? folders.state) ?? "/tmp/hearth-\(geteuid())"
  }

  private var socket: String { "\(folder)/player.sock" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func remote() async throws(PlayerRemoteError) -> any PlayerRemote {
    let remote = SocketRemote(path: socket)
    try probe()
    return remote
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func remote(
    starting arguments: [String]
  ) async throws(PlayerRemoteError) -> any PlayerRemote {
    do throws(PlayerRemoteError) {
      return try await remote()
    } catch {
      guard error == .notRunning else { throw error }
    }
    try await starter(arguments)
    return try await remote()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func open(
    for player: any PlayerRemote
  ) async throws(PlayerLinkError) -> any PlayerDoor {
    do throws(SystemError) {
      try makeFolder()
      let lock = try await takeLock()
      return try PlayerServer(socket, lock: lock, for: player)
    } catch {
      throw error.code == EWOULDBLOCK ? .taken : .system(detail: error.description)
    }
  }

  /// Whether a player can be met; connecting is all that it takes.
  private func probe() throws(PlayerRemoteError) {
    let result = player_socket_connect(socket, 5)
    if result >= 0 { close(result) }
    if [-ENOENT, -ECONNREFUSED, -ENOTDIR].contains(result) { throw .notRunning }
    guard result >= 0 else {
      throw .disconnected(detail: SystemError(code: -result).description)
    }
  }

  /// Waits for a player that is about to go, not for one that can be met.
  private func takeLock() async throws(SystemError) -> Descriptor {
    var tries = 0
    while true {
      let result = player_socket_lock("\(folder)/player.lock")
      if result >= 0 { return Descriptor(result) }
      let canBeMet = (try? probe()) != nil
      guard result == -EWOULDBLOCK, !canBeMet, tries < 500 else {
        throw SystemError(code: -result)
      }
      tries += 1
      await LinkPause(executor).pass()
    }
  }

  private func makeFolder() throws(SystemError) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError(code: errno) }
    }
    var info = stat()
    guard stat(folder, &info) == 0 else { throw SystemError(code: errno) }
    guard info.st_mode & S_IFMT == S_IFDIR else { throw SystemError(code: ENOTDIR) }
    // In a folder that others may write, another person could put a socket in the place of ours.
    guard info.st_uid == geteuid(), info.st_mode & 0o022 == 0 else {
      throw SystemError(code: EPERM)
    }
  }
}

/// Lets ten milliseconds pass on a queue, so that nobody's thread waits.
private actor LinkPause {
  private let executor: QueueExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ executor: QueueExecutor) {
    self.executor = executor
  }

  func pass() { usleep(10_000) }
}
