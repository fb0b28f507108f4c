import HearthPorts

/// What calls of the bus mean for the player.
enum MediaKeys {
  /// The command of a method of the player or the program; nil for one that does nothing here.
  ///
  /// - Throws: `BusRefusal` for a method that there is not, or without what it needs.
  static func command(
    _ interface: String,
    _ member: String,
    _ arguments: [BusValue]
  ) throws(BusRefusal) -> MediaCommand? {
    switch (interface, member) {
    case (MediaPlayer.root, "Quit"): return .quit
    case (MediaPlayer.root, "Raise"): return nil
    case (MediaPlayer.player, "Play"): return .play
    case (MediaPlayer.player, "Pause"): return .pause
    case (MediaPlayer.player, "PlayPause"): return .playPause
    case (MediaPlayer.player, "Stop"): return .stop
    case (MediaPlayer.player, "Next"): return .next
    case (MediaPlayer.player, "Previous"): return .previous
    // An endless sound has no places to go to; the specification wants such calls to do nothing.
    case (MediaPlayer.player, "Seek"), (MediaPlayer.player, "SetPosition"): return nil
    case (MediaPlayer.player, "OpenUri"):
      guard case .text(let uri)? = arguments.first else {
        throw BusRefusal("InvalidArgs", "OpenUri takes an address.")
      }
      return .open(address(uri))
    default: throw BusRefusal("UnknownMethod", "There is no \(interface).\(member).")
    }
  }

  /// The command that setting a property amounts to; nil where there is nothing to set.
  ///
  /// - Throws: `BusRefusal` for a property that there is not, that is not to be set, or a value that
  ///   will not do.
  static func setting(_ name: String, _ value: BusValue) throws(BusRefusal) -> MediaCommand? {
    switch (name, value) {
    case ("Volume", .real(let volume)) where !volume.isNaN:
      return .setVolume(min(max(volume, 0), 1))
    // A rate of 0 is a pause; there is no other than 1 besides.
    case ("Rate", .real(let rate)): return rate == 0 ? .pause : nil
    case ("LoopStatus", .text), ("Shuffle", .bool): return nil
    case ("Volume", _), ("Rate", _), ("LoopStatus", _), ("Shuffle", _):
      throw BusRefusal("InvalidArgs", "\(name) cannot be set to that.")
    default: throw BusRefusal("PropertyReadOnly", "\(name) cannot be set.")
    }
  }

  /// A file by its path, as it is written on a command line; any other address as it is.
  static func address(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.utf8.dropFirst("file://".utf8.count)
    var bytes: [UInt8] = []
    var place = rest.startIndex
    while place < rest.endIndex {
      let next = rest.index(after: place)
      if rest[place] == UInt8(ascii: "%"), rest.distance(from: next, to: rest.endIndex) >= 2,
        let byte = UInt8(String(decoding: rest[next...].prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        place = rest.index(next, offsetBy: 2)
      } else {
        bytes.append(rest[place])
        place = next
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
