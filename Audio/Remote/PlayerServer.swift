import CPlayerSocket
import Glibc
import HearthPorts
import Synchronization

/// The door of a player: a socket whose clients are served until it is closed.
final class PlayerServer: PlayerDoor {
  private let path: String
  private let lock: Descriptor
  private let mail: ServerMail
  private let end = ThreadEnd()

  /// Opens a door.
  ///
  /// - Parameters:
  ///   - path: the socket, in the place of what is left of another one.
  ///   - lock: what shows others that the socket is in use; kept as long as the door.
  ///   - player: who is behind it.
  /// - Throws: what the system says.
  init(_ path: String, lock: Descriptor, for player: any PlayerRemote) throws(SystemError) {
    self.path = path
    self.lock = lock
    mail = try ServerMail()
    let listener = Descriptor(try SystemError.check(player_socket_listen(path)))
    let work = ThreadWork(loop: ServerLoop(listener, mail, for: player), end: end)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work)
    let code = pthread_create(&thread, nil, serveClients, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw SystemError(code: code)
    }
    pthread_detach(thread)
  }

  deinit { mail.leave(.close) }

  func close() async {
    unlink(path)
    mail.leave(.close)
    await end.reached()
  }
}

/// What the thread of a server is given.
private final class ThreadWork {
  let loop: ServerLoop
  let end: ThreadEnd

  init(loop: ServerLoop, end: ThreadEnd) {
    self.loop = loop
    self.end = end
  }
}

private func serveClients(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let work = Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue()
  work.loop.run()
  work.end.reach()
  return nil
}

/// The end of a thread, for which tasks can wait without holding a thread of their own.
private final class ThreadEnd: Sendable {
  private struct State {
    var isReached = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func reach() {
    let waiting = state.withLock { state in
      state.isReached = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func reached() async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if !state.isReached { state.waiting.append(continuation) }
        return state.isReached
      }
      if isReached { continuation.resume() }
    }
  }
}
