import CPlayerSocket
import Glibc
public import HearthPlugins
import HearthPorts
import HearthSupport

/// Plays to whoever listens at a socket: a web server that hands it on to browsers.
///
/// Frames go as they are, 32-bit floats, to each listener from when it comes. One that takes nothing
/// for seconds is let go; it may come again.
// Its opener alone has it, then the one loop that it is handed to: an actor on a single thread.
final class BrowserOutput: AudioOutput, @unchecked Sendable {
  let period = 960

  /// A listener, and what it has not taken yet.
  private struct Listener {
    let descriptor: Descriptor
    var pending: [UInt8] = []
    var isGone = false

    /// Whether it is let go: it has gone, or is seconds behind.
    var isOver: Bool { isGone || pending.count > BrowserOutput.mostPending }
  }

  /// Four seconds of sound.
  private static let mostPending = 4 * Int(SoundRate.perSecond) * MemoryLayout<StereoFrame>.stride
  private static let mostListeners = 32

  private var door: Descriptor?
  private var listeners: [Listener] = []
  private var frames: Int64 = 0
  private var pace: Pace?

  init(_ request: AudioOutputRequest, socket: String) throws(AudioOutputError) {
    guard request.address.isEmpty else { throw .badAddress(request.address) }
    if let parameter = request.parameters.first { throw .badParameter(parameter) }
    do throws(SystemError) {
      door = Descriptor(try SystemError.check(player_socket_listen(socket)))
    } catch {
      throw .unavailable(device: socket, detail: error.description)
    }
    pace = request.isRealTime ? Pace() : nil
  }

  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError) {
    guard let door else { throw .closed }
    welcome(door)
    let bytes = UnsafeRawBufferPointer(frames)
    for index in listeners.indices {
      listeners[index].pending += bytes
      send(to: &listeners[index])
    }
    listeners.removeAll(where: \.isOver)
    self.frames += Int64(frames.count)
    pace?.wait(until: self.frames)
  }

  func finish() throws(AudioOutputError) {
    pace = nil
    for index in listeners.indices { send(to: &listeners[index]) }
    abandon()
  }

  func abandon() {
    door = nil
    listeners = []
  }

  private func welcome(_ door: Descriptor) {
    while listeners.count < Self.mostListeners {
      let result = player_socket_accept(door.number)
      if [-EACCES, -ECONNABORTED, -EINTR].contains(result) { continue }
      guard result >= 0 else { return }
      listeners.append(Listener(descriptor: Descriptor(result)))
    }
  }

  /// Sends what waits, as far as there is room; without a pace to keep it waits for room.
  private func send(to listener: inout Listener) {
    do throws(SystemError) {
      while !listener.pending.isEmpty {
        let sent = try listener.descriptor.send(listener.pending[...])
        listener.pending.removeFirst(sent)
        guard sent == 0 else { continue }
        guard pace == nil else { return }
        var request = pollfd(
          fd: listener.descriptor.number,
          events: Int16(POLLOUT),
          revents: 0
        )
        guard poll(&request, 1, 2000) > 0 else { throw SystemError(code: ETIMEDOUT) }
      }
    } catch {
      listener.isGone = true
    }
  }
}

extension AudioOutputPlugin {
  /// `browser:`, to be heard in a browser through the web server of the same person.
  ///
  /// - Parameter folder: where the player is met.
  /// - Returns: the output.
  public static func browser(folder: String) -> AudioOutputPlugin {
    AudioOutputPlugin(
      name: "browser",
      summary: "plugin.output.browser",
      capabilities: [.unpaced]
    ) { request in
      try BrowserOutput(request, socket: BrowserRelay.socket(folder))
    }
  }
}
