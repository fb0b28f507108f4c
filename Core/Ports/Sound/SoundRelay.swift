/// Where what the player plays to browsers can be heard by other programs of the same person.
public protocol SoundRelay: Sendable {
  /// Hears what is played from now on; nil while nothing is.
  func listen() -> (any SoundReceiver)?
}

/// Hears what is played; one thread at a time uses it.
public protocol SoundReceiver: AnyObject {
  /// Takes the next frames, after at most a second.
  ///
  /// - Returns: how many came; 0 for none in that time; nil at the end of what is played.
  func receive(into frames: UnsafeMutableBufferPointer<StereoFrame>) -> Int?
}
