import AudioALSA
import AudioFiles
import AudioMPRIS
import AudioNull
import AudioPipe
import AudioPulseAudio
import AudioSynthesis
import AudioWAV
import HearthPlugins
import PlayerCommands
import StorageMemory
import StorageSQLite

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let player = PlayerPlugins(
    sources: SoundSourceRegistry([.synth, .file]),
    outputs: AudioOutputRegistry([.alsa, .pulse, .pipe, .wav, .flac, .ogg, .opus, .null]),
    usualOutputs: ["pulse:", "alsa:", "null:"],
    devices: AudioDevicesRegistry([.alsa, .pulse]),
    controls: RemoteControlRegistry([.mpris])
  )
}
