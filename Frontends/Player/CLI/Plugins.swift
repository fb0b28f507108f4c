import AudioALSA
import AudioFiles
import AudioNull
import AudioPipe
import AudioPulseAudio
import AudioSynthesis
import AudioWAV
import HearthPlugins

/// What this program carries.
enum Plugins {
  static let sources = SoundSourceRegistry([.synth, .file])
  static let outputs = AudioOutputRegistry([
    .alsa, .pulse, .pipe, .wav, .flac, .ogg, .opus, .null,
  ])
  static let devices = AudioDevicesRegistry([.alsa, .pulse])
}
