import CPlayerSocket
import Glibc
public import HearthPorts

/// The other end of `browser:`: hears what the player of the same person plays there.
public struct BrowserRelay: SoundRelay {
  private let socket: String

  /// A relay.
  ///
  /// - Parameter folder: where the player is met.
  public init(folder: String) {
    socket = Self.socket(folder)
  }

  static func socket(_ folder: String) -> String { "\(folder)/sound.sock" }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func listen() -> (any SoundReceiver)? {
    let result = player_socket_connect(socket, 1)
    return result >= 0 ? BrowserReceiver(Descriptor(result)) : nil
  }
}

/// Takes frames from a socket, whole ones only.
private final class BrowserReceiver: SoundReceiver {
  private let descriptor: Descriptor
  private var bytes: [UInt8] = []

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  func receive(into frames: UnsafeMutableBufferPointer<StereoFrame>) -> Int? {
    let size = MemoryLayout<StereoFrame>.stride
    do throws(SystemError) {
      let room = frames.count * size - bytes.count
      guard let piece = try descriptor.receive(atMost: room) else { return 0 }
      guard !piece.isEmpty else { return nil }
      bytes += piece
    } catch {
      return nil
    }
    let count = bytes.count / size
    bytes.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(frames).copyMemory(
        from: .init(rebasing: bytes[..<(count * size)])
      )
    }
    bytes.removeFirst(count * size)
    return count
  }
}
