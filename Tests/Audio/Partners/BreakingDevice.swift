import AudioALSA
import HearthPlugins
import TestSupport

/// Outputs over the ALSA devices of a test's own.
enum BreakingDevice {
  /// The devices are built once for all tests.
  private static let devices = Result { try BreakingPCM() }

  /// The output over their configuration.
  static func plugin(stall: Int32 = 60_000) throws -> AudioOutputPlugin {
    .alsa(configuration: try devices.get().configuration, stall: stall)
  }

  /// The address of a device that keeps what it was given in a file.
  static func address(_ record: String, script: String = "", format: String = "FLOAT_LE") -> String
  {
    BreakingPCM.name(record, script: script, format: format)
  }
}
