import CDBus

/// A value as the bus knows it.
enum BusValue: Equatable {
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case text(String)
  case path(String)
  case texts([String])
  /// Names with values of any type.
  case table([String: BusValue])

  /// The type in the language of the bus.
  var signature: String {
    switch self {
    case .bool: "b"
    case .integer: "x"
    case .real: "d"
    case .text: "s"
    case .path: "o"
    case .texts: "as"
    case .table: "a{sv}"
    }
  }

  /// Writes the value at the end of a message.
  func append(to place: inout DBusMessageIter) {
    switch self {
    case .bool(let value): Self.append(dbus_bool_t(value ? 1 : 0), "b", to: &place)
    case .integer(let value): Self.append(value, "x", to: &place)
    case .real(let value): Self.append(value, "d", to: &place)
    case .text(let text): Self.append(text, "s", to: &place)
    case .path(let path): Self.append(path, "o", to: &place)
    case .texts(let texts):
      Self.contain("a", "s", in: &place) { inner in
        for text in texts { Self.append(text, "s", to: &inner) }
      }
    case .table(let table):
      Self.contain("a", "{sv}", in: &place) { inner in
        for (name, value) in table.sorted(by: { $0.key < $1.key }) {
          Self.contain("e", nil, in: &inner) { entry in
            Self.append(name, "s", to: &entry)
            value.appendVariant(to: &entry)
          }
        }
      }
    }
  }

  /// Writes the value together with its type.
  func appendVariant(to place: inout DBusMessageIter) {
    Self.contain("v", signature, in: &place) { append(to: &$0) }
  }

  private static func append<Value: BitwiseCopyable>(
    _ value: Value,
    _ type: Unicode.Scalar,
    to place: inout DBusMessageIter
  ) {
    withUnsafePointer(to: value) { value in
      _ = dbus_message_iter_append_basic(&place, Int32(type.value), value)
    }
  }

  private static func append(
    _ text: String,
    _ type: Unicode.Scalar,
    to place: inout DBusMessageIter
  ) {
    text.withCString { append($0, type, to: &place) }
  }

  private static func contain(
    _ type: Unicode.Scalar,
    _ contents: String?,
    in place: inout DBusMessageIter,
    _ fill: (inout DBusMessageIter) -> Void
  ) {
    // The bus calls a dictionary's entry “{” in a signature and “e” in a message.
    let code = Int32(type.value)
    var inner = DBusMessageIter()
    guard dbus_message_iter_open_container(&place, code, contents, &inner) != 0 else { return }
    fill(&inner)
    dbus_message_iter_close_container(&place, &inner)
  }
}
