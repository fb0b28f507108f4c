import AudioNull
import AudioSunFile
import AudioSynthesis
import AudioWAV
import HearthPlugins

/// What this program carries: some of Hearth's own parts, and an output from outside.
enum Plugins {
  static let sources = SoundSourceRegistry([.synth])
  static let outputs = AudioOutputRegistry([.sunFile, .wav, .null])
}
