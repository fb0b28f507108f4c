import AudioALSA
import AudioFiles
import AudioMPRIS
import AudioNull
import AudioPipe
import AudioPulseAudio
import AudioRemote
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
  /// The plugins for the meeting place of a person's programs.
  static func player(folder: String) -> PlayerPlugins {
    PlayerPlugins(
      sources: SoundSourceRegistry([.synth, .file]),
      outputs: AudioOutputRegistry([
        .alsa, .pulse, .browser(folder: folder), .pipe, .wav, .flac, .ogg, .opus, .null,
      ]),
      usualOutputs: ["pulse:", "alsa:", "null:"],
      devices: AudioDevicesRegistry([.alsa, .pulse]),
      controls: RemoteControlRegistry([.mpris])
    )
  }
}
