import HearthPorts

/// The names and the properties of a media player on the bus (MPRIS 2.2).
enum MediaPlayer {
  static let busName = "org.mpris.MediaPlayer2.hearth"
  static let path = "/org/mpris/MediaPlayer2"
  static let root = "org.mpris.MediaPlayer2"
  static let player = "org.mpris.MediaPlayer2.Player"
  static let properties = "org.freedesktop.DBus.Properties"

  /// What stands for no track.
  private static let noTrack = "/org/mpris/MediaPlayer2/TrackList/NoTrack"

  /// The properties of the program.
  static let rootProperties: [String: BusValue] = [
    "CanQuit": .bool(true),
    "CanRaise": .bool(false),
    "CanSetFullscreen": .bool(false),
    "Fullscreen": .bool(false),
    "HasTrackList": .bool(false),
    "Identity": .text("Hearth"),
    "DesktopEntry": .text("hearth-player"),
    "SupportedUriSchemes": .texts(["file", "synth"]),
    "SupportedMimeTypes": .texts([
      "audio/flac", "audio/mpeg", "audio/ogg", "audio/opus", "audio/vorbis", "audio/wav",
      "audio/x-wav",
    ]),
  ]

  /// The properties of what it plays, but for the position, which is never announced.
  static func properties(of state: MediaState) -> [String: BusValue] {
    [
      "PlaybackStatus": .text(state.playback.rawValue),
      // Each sound goes on for ever.
      "LoopStatus": .text("Track"),
      "Shuffle": .bool(false),
      "Rate": .real(1),
      "MinimumRate": .real(1),
      "MaximumRate": .real(1),
      "Metadata": .table(metadata(of: state)),
      "Volume": .real(state.volume),
      "CanGoNext": .bool(state.canSkip),
      "CanGoPrevious": .bool(state.canSkip),
      "CanPlay": .bool(state.canPlay),
      "CanPause": .bool(state.canPlay),
      "CanSeek": .bool(false),
      "CanControl": .bool(true),
    ]
  }

  /// Frames as the bus counts them: in microseconds.
  static func microseconds(_ frames: Int64) -> Int64 {
    let (seconds, rest) = frames.quotientAndRemainder(dividingBy: SoundRate.perSecond)
    return seconds * 1_000_000 + rest * 1_000_000 / SoundRate.perSecond
  }

  private static func metadata(of state: MediaState) -> [String: BusValue] {
    guard !state.title.isEmpty else { return ["mpris:trackid": .path(noTrack)] }
    var table: [String: BusValue] = [
      "mpris:trackid": .path("/org/hearth/sound/\(state.track)"),
      "xesam:title": .text(state.title),
      "xesam:artist": .texts(["Hearth"]),
    ]
    if !state.album.isEmpty { table["xesam:album"] = .text(state.album) }
    return table
  }
}
