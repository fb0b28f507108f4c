import CDBus
import HearthPorts

/// A connection to a session bus of our own; one thread at a time uses it.
final class BusConnection {
  private let handle: OpaquePointer

  /// Connects and says hello.
  ///
  /// - Throws: `RemoteControlError.unavailable`.
  init(_ address: String) throws(RemoteControlError) {
    _ = dbus_threads_init_default()
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let handle = dbus_connection_open_private(address, &error) else {
      throw Self.failure(error)
    }
    // Without a bus the player plays on.
    dbus_connection_set_exit_on_disconnect(handle, 0)
    guard dbus_bus_register(handle, &error) != 0 else {
      dbus_connection_close(handle)
      dbus_connection_unref(handle)
      throw Self.failure(error)
    }
    self.handle = handle
  }

  deinit {
    dbus_connection_close(handle)
    dbus_connection_unref(handle)
  }

  /// What becomes ready when something comes; nil where the connection has gone.
  var descriptor: Int32? {
    var descriptor: Int32 = -1
    return dbus_connection_get_unix_fd(handle, &descriptor) != 0 ? descriptor : nil
  }

  /// Takes a name that nobody else has; false where somebody has.
  func take(_ name: String) -> Bool {
    let code = dbus_bus_request_name(handle, name, UInt32(DBUS_NAME_FLAG_DO_NOT_QUEUE), nil)
    return code == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER
      || code == DBUS_REQUEST_NAME_REPLY_ALREADY_OWNER
  }

  /// Reads what has come and writes what waits; false where the connection has gone.
  func exchange() -> Bool {
    dbus_connection_read_write(handle, 0) != 0
  }

  /// Whether something waits to be written.
  var hasMore: Bool { dbus_connection_has_messages_to_send(handle) != 0 }

  /// The next message that came.
  func next() -> BusMessage? {
    dbus_connection_pop_message(handle).map(BusMessage.init)
  }

  /// Answers a call.
  func reply(to message: BusMessage, _ values: [BusValue], inVariants: Bool = false) {
    guard message.wantsReply else { return }
    send(dbus_message_new_method_return(message.handle)) { place in
      for value in values {
        if inVariants { value.appendVariant(to: &place) } else { value.append(to: &place) }
      }
    }
  }

  /// Refuses a call.
  func refuse(_ message: BusMessage, _ refusal: BusRefusal) {
    guard message.wantsReply else { return }
    send(dbus_message_new_error(message.handle, refusal.name, refusal.sentence)) { _ in }
  }

  /// Tells everyone.
  func signal(path: String, interface: String, member: String, _ values: [BusValue]) {
    send(dbus_message_new_signal(path, interface, member)) { place in
      for value in values { value.append(to: &place) }
    }
  }

  private func send(_ message: OpaquePointer?, _ fill: (inout DBusMessageIter) -> Void) {
    guard let message else { return }
    var place = DBusMessageIter()
    dbus_message_iter_init_append(message, &place)
    fill(&place)
    _ = dbus_connection_send(handle, message, nil)
    dbus_message_unref(message)
  }

  private static func failure(_ error: DBusError) -> RemoteControlError {
    .unavailable(detail: error.message.map { String(cString: $0) } ?? "")
  }
}

/// Why a call was not followed, as the bus puts it.
struct BusRefusal: Error, Equatable {
  let name: String
  let sentence: String

  init(_ word: String, _ sentence: String) {
    name = "org.freedesktop.DBus.Error.\(word)"
    self.sentence = sentence
  }
}
