import CDBus

/// A message that came over the bus.
final class BusMessage {
  let handle: OpaquePointer

  /// A message that belongs to us from now on.
  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit { dbus_message_unref(handle) }

  var isCall: Bool { dbus_message_get_type(handle) == DBUS_MESSAGE_TYPE_METHOD_CALL }
  /// Whether it tells that the connection has gone.
  var isFarewell: Bool {
    interface == "org.freedesktop.DBus.Local" && member == "Disconnected"
  }
  var wantsReply: Bool { dbus_message_get_no_reply(handle) == 0 }
  var path: String { text(dbus_message_get_path(handle)) }
  var interface: String { text(dbus_message_get_interface(handle)) }
  var member: String { text(dbus_message_get_member(handle)) }

  /// What it brings along; what is of no type that is needed here ends it.
  var arguments: [BusValue] {
    var place = DBusMessageIter()
    guard dbus_message_iter_init(handle, &place) != 0 else { return [] }
    var values: [BusValue] = []
    repeat {
      guard let value = Self.value(at: &place) else { break }
      values.append(value)
    } while dbus_message_iter_next(&place) != 0
    return values
  }

  private static func value(at place: inout DBusMessageIter) -> BusValue? {
    let type = Unicode.Scalar(UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&place)))
    switch type {
    case "b": return .bool(basic(dbus_bool_t(0), at: &place) != 0)
    case "d": return .real(basic(0.0, at: &place))
    case "x": return .integer(basic(Int64(0), at: &place))
    case "i": return .integer(Int64(basic(Int32(0), at: &place)))
    case "s": return text(at: &place).map { .text($0) }
    case "o": return text(at: &place).map { .path($0) }
    case "v":
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&place, &inner)
      return value(at: &inner)
    default: return nil
    }
  }

  private static func basic<Value: BitwiseCopyable>(
    _ initial: Value,
    at place: inout DBusMessageIter
  ) -> Value {
    var value = initial
    withUnsafeMutablePointer(to: &value) { dbus_message_iter_get_basic(&place, $0) }
    return value
  }

  private static func text(at place: inout DBusMessageIter) -> String? {
    basic(UnsafePointer<CChar>?.none, at: &place).map { String(cString: $0) }
  }

  private func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
