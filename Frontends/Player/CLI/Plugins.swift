import AudioFiles
import AudioNull
import AudioSynthesis
import AudioWAV
import HearthPlugins

/// What this program carries.
enum Plugins {
  static let sources = SoundSourceRegistry([.synth, .file])
  static let outputs = AudioOutputRegistry([.wav, .flac, .ogg, .opus, .null])
}
