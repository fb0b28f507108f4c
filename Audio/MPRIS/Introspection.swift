import HearthPorts

/// What the bus is told of the objects that there are, in its own XML.
enum Introspection {
  static func text(for path: String) -> String {
    if path == MediaPlayer.path { return "\(head)<node>\(interfaces)</node>\n" }
    let parts = MediaPlayer.path.split(separator: "/").map(String.init)
    let asked = path.split(separator: "/").map(String.init)
    guard asked.count < parts.count, Array(parts.prefix(asked.count)) == asked else {
      return "\(head)<node/>\n"
    }
    return "\(head)<node><node name=\"\(parts[asked.count])\"/></node>\n"
  }

  private static let head = """
    <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
    "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">

    """

  private static var interfaces: String {
    interface(
      "org.freedesktop.DBus.Introspectable",
      [method("Introspect", out: [("xml", "s")])]
    ) + interface("org.freedesktop.DBus.Peer", [method("Ping")])
      + interface(MediaPlayer.properties, propertyMethods)
      + interface(MediaPlayer.root, rootMembers) + interface(MediaPlayer.player, playerMembers)
  }

  private static var propertyMethods: [String] {
    let both = [("interface", "s"), ("property", "s")]
    return [
      method("Get", in: both, out: [("value", "v")]),
      method("Set", in: both + [("value", "v")]),
      method("GetAll", in: [("interface", "s")], out: [("properties", "a{sv}")]),
      signal(
        "PropertiesChanged",
        [("interface", "s"), ("changed", "a{sv}"), ("invalidated", "as")]
      ),
    ]
  }

  private static var rootMembers: [String] {
    ["Raise", "Quit"].map { method($0) } + properties(MediaPlayer.rootProperties)
  }

  private static var playerMembers: [String] {
    var known = MediaPlayer.properties(of: .init(playback: .stopped))
    known["Position"] = .integer(0)
    return ["Next", "Previous", "Pause", "PlayPause", "Stop", "Play"].map { method($0) } + [
      method("Seek", in: [("Offset", "x")]),
      method("SetPosition", in: [("TrackId", "o"), ("Position", "x")]),
      method("OpenUri", in: [("Uri", "s")]),
      signal("Seeked", [("Position", "x")]),
    ] + properties(known)
  }

  private static let writable: Set<String> = ["LoopStatus", "Rate", "Shuffle", "Volume"]

  private static func properties(_ values: [String: BusValue]) -> [String] {
    values.sorted { $0.key < $1.key }.map { name, value in
      let access = writable.contains(name) ? "readwrite" : "read"
      return "<property name=\"\(name)\" type=\"\(value.signature)\" access=\"\(access)\"/>"
    }
  }

  private static func interface(_ name: String, _ members: [String]) -> String {
    "<interface name=\"\(name)\">\(members.joined())</interface>"
  }

  private static func method(
    _ name: String,
    in taken: [(String, String)] = [],
    out given: [(String, String)] = []
  ) -> String {
    let arguments = taken.map { argument($0, "in") } + given.map { argument($0, "out") }
    return "<method name=\"\(name)\">\(arguments.joined())</method>"
  }

  private static func signal(_ name: String, _ arguments: [(String, String)]) -> String {
    "<signal name=\"\(name)\">\(arguments.map { argument($0, nil) }.joined())</signal>"
  }

  private static func argument(_ argument: (String, String), _ direction: String?) -> String {
    let way = direction.map { " direction=\"\($0)\"" } ?? ""
    return "<arg name=\"\(argument.0)\" type=\"\(argument.1)\"\(way)/>"
  }
}
