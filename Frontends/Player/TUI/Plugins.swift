import AudioALSA
import AudioFiles
import AudioNull
import AudioPulseAudio
import AudioSynthesis
import CommandKit
import HearthPlugins
import StorageMemory
import StorageSQLite
import SyncProgram

/// What this program carries.
///
/// It makes no sound itself: outputs are here to be chosen from, sounds to be measured.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let sync = SyncParts.usual()
  static let sources = SoundSourceRegistry([.synth, .file])
  static let outputs = AudioOutputRegistry([.alsa, .pulse, .null])
  static let devices = AudioDevicesRegistry([.alsa, .pulse])
}
