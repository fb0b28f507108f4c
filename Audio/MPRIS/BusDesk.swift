import CDBus
import HearthPorts

/// Answers the calls of the bus out of the state that was shown last, and announces changes.
final class BusDesk {
  private let bus: BusConnection
  private let request: RemoteControlRequest
  private var state: MediaState?
  /// Properties that somebody has set, which are announced whatever has become of them.
  private var asked: Set<String> = []

  init(_ bus: BusConnection, _ request: RemoteControlRequest) {
    self.bus = bus
    self.request = request
  }

  /// Announces how the player stands now.
  func show(_ new: MediaState) {
    let old = state
    state = new
    let before = old.map { MediaPlayer.properties(of: $0) } ?? [:]
    let after = MediaPlayer.properties(of: new)
    let changed = after.filter { before[$0.key] != $0.value || asked.contains($0.key) }
    asked = []
    if old != nil, !changed.isEmpty {
      bus.signal(
        path: MediaPlayer.path,
        interface: MediaPlayer.properties,
        member: "PropertiesChanged",
        [.text(MediaPlayer.player), .table(changed), .texts([])]
      )
    }
    // The same sound from its beginning: nobody can tell that from the properties.
    if old?.playback == .stopped, new.playback == .playing, old?.track == new.track {
      bus.signal(
        path: MediaPlayer.path,
        interface: MediaPlayer.player,
        member: "Seeked",
        [.integer(position)]
      )
    }
  }

  /// Answers a call.
  func answer(_ message: BusMessage) {
    do throws(BusRefusal) {
      try follow(message)
    } catch {
      bus.refuse(message, error)
    }
  }

  private var position: Int64 { MediaPlayer.microseconds(request.position()) }

  private func follow(_ message: BusMessage) throws(BusRefusal) {
    switch (message.interface, message.member) {
    case ("org.freedesktop.DBus.Peer", "Ping"): bus.reply(to: message, [])
    case ("org.freedesktop.DBus.Introspectable", "Introspect"), ("", "Introspect"):
      bus.reply(to: message, [.text(Introspection.text(for: message.path))])
    case _ where message.path != MediaPlayer.path:
      throw BusRefusal("UnknownObject", "There is nothing at \(message.path).")
    case (MediaPlayer.properties, _): try answerProperties(message)
    default: try command(message)
    }
  }

  private func command(_ message: BusMessage) throws(BusRefusal) {
    let known = [MediaPlayer.root, MediaPlayer.player]
    var interface = message.interface
    // A call may leave out the interface where only one has the method.
    if interface.isEmpty {
      interface =
        ["Quit", "Raise"].contains(message.member) ? MediaPlayer.root : MediaPlayer.player
    }
    guard known.contains(interface) else {
      throw BusRefusal("UnknownInterface", "There is no interface \(interface).")
    }
    let command = try MediaKeys.command(interface, message.member, message.arguments)
    // First the reply: what follows may be the end of the player.
    bus.reply(to: message, [])
    if let command { pass(command) }
  }

  private func pass(_ command: MediaCommand) {
    _ = bus.exchange()
    request.follow(command)
  }
}

extension BusDesk {
  private func answerProperties(_ message: BusMessage) throws(BusRefusal) {
    let arguments = message.arguments
    guard case .text(let interface)? = arguments.first else {
      throw BusRefusal("InvalidArgs", "\(message.member) takes an interface.")
    }
    let properties = try properties(of: interface)
    if message.member == "GetAll" { return bus.reply(to: message, [.table(properties)]) }
    guard arguments.count >= 2, case .text(let name) = arguments[1] else {
      throw BusRefusal("InvalidArgs", "\(message.member) takes an interface and a property.")
    }
    guard let value = properties[name] else {
      throw BusRefusal("UnknownProperty", "\(interface) has no property \(name).")
    }
    switch message.member {
    case "Get": bus.reply(to: message, [value], inVariants: true)
    case "Set":
      guard interface == MediaPlayer.player else {
        throw BusRefusal("PropertyReadOnly", "\(name) cannot be set.")
      }
      guard arguments.count >= 3 else {
        throw BusRefusal("InvalidArgs", "Set takes a value of a simple type.")
      }
      try set(name, arguments[2], message)
    default: throw BusRefusal("UnknownMethod", "There is no \(message.member).")
    }
  }

  private func set(
    _ name: String,
    _ value: BusValue,
    _ message: BusMessage
  ) throws(BusRefusal) {
    let command = try MediaKeys.setting(name, value)
    asked.insert(name)
    bus.reply(to: message, [])
    // What cannot be anything else is announced at once as what it is.
    if let command { pass(command) } else if let state { show(state) }
  }

  private func properties(of interface: String) throws(BusRefusal) -> [String: BusValue] {
    switch interface {
    case MediaPlayer.root: return MediaPlayer.rootProperties
    case MediaPlayer.player:
      var properties = MediaPlayer.properties(of: state ?? MediaState(playback: .stopped))
      properties["Position"] = .integer(position)
      return properties
    default: throw BusRefusal("UnknownInterface", "There is no interface \(interface).")
    }
  }
}
