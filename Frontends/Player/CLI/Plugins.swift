import AudioALSA
import AudioFiles
import AudioMPRIS
import AudioNull
import AudioPipe
import AudioPulseAudio
import AudioRemote
import AudioSynthesis
import AudioWAV
import CommandKit
import HearthPlugins
import PlayerCommands
import StorageMemory
import StorageSQLite
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
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
