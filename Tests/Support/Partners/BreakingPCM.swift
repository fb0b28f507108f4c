import Testing

/// ALSA devices of a test's own: `fault:`, which breaks where its script tells it to
/// (`FaultPCM/fault.c`), and `slower:`, which has a rate of its own and writes into a file.
package struct BreakingPCM: Sendable {
  /// The configuration files that know the devices, the system's first, separated by colons.
  package let configuration: String
  /// It lasts as long as anybody may open the devices: the library in it is loaded then.
  private let folder: TestFolder

  /// Builds the devices.
  package init() throws {
    folder = try TestFolder()
    let library = try SharedLibrary.build(
      "Audio/FaultPCM/fault.c",
      in: folder.path,
      flags: ["-DPIC", "-lasound"]
    )
    try TextFile(folder["asound.conf"]).write(Self.text(library))
    configuration = "/usr/share/alsa/alsa.conf:\(folder["asound.conf"])"
  }

  /// The name of a device that keeps what it was given in a file.
  package static func name(_ record: String, script: String, format: String = "FLOAT_LE") -> String
  {
    "fault:RECORD='\(record)',SCRIPT='\(script)',FORMAT=\(format)"
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
