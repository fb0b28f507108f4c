import HearthPorts
import HearthSupport

/// The two units of systemd that tell reminders every few minutes.
struct RemindUnits {
  /// The program's name.
  let program: String
  /// Where it lies.
  let path: String
  /// How it is called.
  let arguments: [String]
  /// Where it is run, so that relative paths mean what they meant; nil for the home.
  let folder: String?
  /// Every how many minutes.
  let minutes: Int

  var timerName: String { "\(program)-remind.timer" }
  private var serviceName: String { "\(program)-remind.service" }

  var service: String {
    let words = ([path] + arguments).map(Self.quoted).joined(separator: " ")
    let place = folder.map { "WorkingDirectory=\($0.replacing("%", with: "%%"))\n" } ?? ""
    return """
      [Unit]
      Description=Reminders of \(program)

      [Service]
      Type=oneshot
      \(place)ExecStart=\(words)

      """
  }

  var timer: String {
    """
    [Unit]
    Description=Reminders of \(program) every \(minutes) min

    [Timer]
    OnCalendar=*:0/\(minutes)
    AccuracySec=1s
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// Makes both files.
  ///
  /// - Returns: their paths.
  /// - Throws: `FileWritingError`; where one is to be kept, neither is made.
  func make(in folder: String, existing: FileWriter.Existing) throws -> [String] {
    let files = [(serviceName, service), (timerName, timer)].map { name, text in
      ArchivedFile(name: name, bytes: Array(text.utf8))
    }
    try FileWriter.write(files, inFolder: folder, existing: existing)
    return files.map { folder.hasSuffix("/") ? folder + $0.name : "\(folder)/\($0.name)" }
  }

  /// A word as systemd reads it: quoted, with its own signs (`%`, `$`, `\`) taken as they are.
  private static func quoted(_ word: String) -> String {
    let text = word.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\"", with: "\\\"").replacing("%", with: "%%").replacing("$", with: "$$")
    return "\"\(text)\""
  }
}
