public import HearthPorts
public import SyncClient

/// How a server brings the devices of its household together.
public struct WebSync: Sendable {
  /// The household's exchange; throws a sentence where that is not to be had.
  let household: @Sendable () throws -> SyncHousehold
  /// A URL of a place to meet, as it is to be kept; throws where nothing goes there.
  let place: @Sendable (String) throws -> String
  /// Draws a code for cameras.
  let picture: @Sendable (String) throws(CodePictureError) -> CodePicture
  /// What this device is called where nobody says otherwise.
  let name: String
  /// How its own coming into a household goes.
  let joining: JoiningDesk

  /// The exchange of a server.
  ///
  /// - Parameters:
  ///   - household: makes it.
  ///   - place: checks a URL of a place to meet.
  ///   - picture: draws a code for cameras.
  ///   - name: of this device.
  ///   - pause: passes a moment while who invited this device has not answered yet; throws when its task
  ///     is cancelled.
  public init(
    household: @escaping @Sendable () throws -> SyncHousehold,
    place: @escaping @Sendable (String) throws -> String,
    picture: @escaping @Sendable (String) throws(CodePictureError) -> CodePicture,
    name: String,
    pause: @escaping @Sendable () async throws -> Void
  ) {
    self.household = household
    self.place = place
    self.picture = picture
    self.name = name
    joining = JoiningDesk(pause: pause)
  }

  /// Ends what goes on.
  public func stop() { joining.stop() }
}
