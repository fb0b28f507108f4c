import AudioALSA
import Glibc
import HearthPlugins
import HearthPorts
import TestSupport
import Testing

/// ALSA with devices of a test's own: one that breaks where it is told to (`FaultPCM/fault.c`), and
/// the stock ones that write into a file.
enum BreakingDevice {
  /// Our configuration behind the stock one; the device itself is built once for all tests.
  static let configuration = Result { try build() }

  /// The output over that configuration.
  static func plugin(stall: Int32 = 60_000) throws -> AudioOutputPlugin {
    .alsa(configuration: try configuration.get(), stall: stall)
  }

  /// The address of a device that keeps what it was given in a file.
  static func address(_ record: String, script: String = "", format: String = "FLOAT_LE") -> String
  {
    "fault:RECORD='\(record)',SCRIPT='\(script)',FORMAT=\(format)"
  }

  /// The folder stays as long as the tests run: the library in it is loaded.
  private static let folder = Result { try SoundFolder() }

  private static func build() throws -> String {
    let folder = try folder.get()
    let source = #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    let library = "\(folder.path)/fault.so"
    let (_, status) = try Partner.run(
      "cc",
      [
        "-shared", "-fPIC", "-DPIC", "-O1", "-o", library, "\(source)/FaultPCM/fault.c", "-lasound",
      ],
      in: folder.path
    )
    try #require(status == 0, "The breaking device cannot be built.")
    let path = try folder.write(Array(text(library).utf8), to: "asound.conf")
    return "/usr/share/alsa/alsa.conf:\(path)"
  }

  private static func text(_ library: String) -> String {
    """
    pcm.fault {
      @args [ RECORD SCRIPT FORMAT ]
      @args.RECORD { type string }
      @args.SCRIPT { type string default "" }
      @args.FORMAT { type string default "FLOAT_LE" }
      type hearthfault
      record $RECORD
      script $SCRIPT
      format $FORMAT
    }
    pcm_type.hearthfault { lib "\(library)" }
    pcm.slower {
      @args [ RATE RECORD ]
      @args.RATE { type integer }
      @args.RECORD { type string }
      type plug
      slave {
        pcm { type file file $RECORD format raw slave.pcm { type null } }
        rate $RATE
        format FLOAT_LE
      }
    }
    """
  }
}
