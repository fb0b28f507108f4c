import AudioNull
import AudioSunFile
import AudioSynthesis
import AudioWAV
import HearthPlugins
import PlayerCommands
import StorageMemory
import StorageSQLite

/// What this program carries: some of Hearth's own parts, and an output from outside.
enum Plugins {
  static let stores = StoreRegistry([.sqlite, .memory])
  static let maintenance = StoreMaintenanceRegistry([.sqlite])
  static let player = PlayerPlugins(
    sources: SoundSourceRegistry([.synth]),
    outputs: AudioOutputRegistry([.sunFile, .wav, .null]),
    usualOutputs: ["null:"]
  )
}
