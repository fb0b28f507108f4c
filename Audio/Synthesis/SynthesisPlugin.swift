public import HearthPlugins
import HearthPorts

/// A sound that is computed as it plays and never repeats itself.
struct SynthesisSource: SoundSource {
  let loop: SoundLoop? = nil
  private let sound: SynthesizedSound
  private let seed: UInt64
  private let colour: Double

  init(_ request: SoundRequest) throws(SoundSourceError) {
    guard let sound = SynthesizedSound(rawValue: request.address) else {
      let known = SynthesizedSound.allCases.map(\.rawValue)
      throw .unknownSound(request.address, known: known)
    }
    self.sound = sound
    var seed = request.seed
    var colour = 0.5
    for parameter in request.parameters {
      switch (parameter.name, sound) {
      case ("seed", _):
        guard let number = UInt64(parameter.value) else { fallthrough }
        seed = number
      case ("colour", .noise):
        guard let share = Int(parameter.value), (0...100).contains(share) else { fallthrough }
        colour = Double(share) / 100
      default: throw .badParameter(parameter, of: request.address)
      }
    }
    (self.seed, self.colour) = (seed, colour)
  }

  func voice() -> SoundVoice {
    sound.voice(seed: seed, colour: colour)
  }
}

extension SoundSourcePlugin {
  /// `synth:NAME?seed=N`, and `synth:noise?colour=0…100` from white through pink to brown.
  public static var synth: SoundSourcePlugin {
    SoundSourcePlugin(
      name: "synth",
      summary: "plugin.source.synth",
      options: [
        PluginOption(name: "seed", summary: "plugin.source.synth.seed"),
        PluginOption(name: "colour", summary: "plugin.source.synth.colour"),
      ]
    ) { request in
      try SynthesisSource(request)
    }
  }
}
