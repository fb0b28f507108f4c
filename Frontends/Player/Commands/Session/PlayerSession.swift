public import CommandKit
public import HearthPlugins
import HearthPorts
public import HearthSupport
import PlayerCore

/// What every command of the player works with: the kinds of sound and output, the console, the words.
public struct PlayerSession: Sendable {
  /// The kinds of sound.
  public let sources: SoundSourceRegistry
  /// The outputs.
  public let outputs: AudioOutputRegistry
  /// The outputs whose devices can be listed.
  public let devices: AudioDevicesRegistry
  /// Results and remarks.
  public let console: Console
  /// The texts of the person's language.
  public let messages: Messages
  /// 64 random bits.
  let random: @Sendable () -> UInt64
  /// Whether results go to a program.
  let isJSON: Bool

  /// The sounds that were written on a command line.
  func mix(_ texts: [String]) -> [MixEntry] {
    let shop = SoundShop(sources)
    return texts.map { MixEntry($0, hasParameters: shop.hasParameters) }
  }

  /// Tells which sounds of a mix the others go on without, and which are not whole.
  func remark(on mix: SoundMix) {
    for failure in mix.failures {
      console.diagnostics.remark(failure.remark(messages).printableLine)
    }
    for sound in mix.sounds where sound.source.loop?.isCutShort == true {
      let title = sound.entry.address.path
      console.diagnostics.remark(messages("sound.cut-short", title).printableLine)
    }
  }

  /// Prints a result as JSON where that was asked for, else as lines.
  func print(_ json: JSON, or lines: @autoclosure () throws -> [String]) throws {
    guard !isJSON else { return try console.output.line(json.text) }
    for line in try lines() { try console.output.line(line.printableLine) }
  }
}
