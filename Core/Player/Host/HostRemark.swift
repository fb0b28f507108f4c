import HearthPorts
import HearthSupport

/// What a command leaves to be said although it was done.
enum HostRemark: Sendable, Equatable {
  /// A sound that the others go on without.
  case leftOut(SoundFailure)
  /// A file of which only the beginning could be read.
  case cutShort(String)
  /// No device could be opened: the sound is heard by nobody.
  case noOutput(AudioOutputError?)
  /// The output has failed; nothing plays any more.
  case failed(AudioOutputError)
  /// The safe volume allows no more than this.
  case capped(SoundVolume)
  /// The sounds of a wake-up could not be had; others woke in their place.
  case woken
  /// Nobody can control the player from outside: no media keys, no panel of a desktop.
  case noControl
  /// The store takes nothing: what plays goes on, and is forgotten at the end.
  case notKept

  func sentence(_ messages: Messages) -> String {
    switch self {
    case .leftOut(let failure): failure.remark(messages)
    case .cutShort(let path): messages("sound.cut-short", path)
    case .noOutput(let error):
      [messages("output.none"), error?.sentence(messages)].compactMap(\.self)
        .joined(separator: "\n")
    case .failed(let error): error.sentence(messages)
    case .capped(let volume): messages("volume.capped", volume.number)
    case .woken: messages("wake.other-sound")
    case .noControl: messages("player.no-control")
    case .notKept: messages("player.not-kept")
    }
  }
}
