import AudioALSA
import AudioFiles
import AudioNull
import AudioPulseAudio
import AudioRemote
import AudioSynthesis
import CommandKit
import HearthPlugins
import StorageMemory
import StorageSQLite
import SyncProgram

/// What this program carries.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
  static let sources = SoundSourceRegistry([.synth, .file])
  static let devices = AudioDevicesRegistry([.alsa, .pulse])

  /// Where a browser may send sound: no files of the machine that serves.
  static func outputs(folder: String) -> AudioOutputRegistry {
    AudioOutputRegistry([.browser(folder: folder), .pulse, .alsa, .null])
  }
}
