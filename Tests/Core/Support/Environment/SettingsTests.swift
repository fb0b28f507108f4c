import HearthSupport
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test(
    "A line sets a key, without the blanks and the comment",
    arguments: [
      ("store = sqlite:/srv/diary.db", "sqlite:/srv/diary.db"),
      ("  store=x  ", "x"),
      ("\tstore\t=\ta = b\t", "a = b"),
      ("store = https://h/#top # the hub", "https://h/#top"),
      ("store = # nothing", ""),
      ("store =", ""),
      ("store = x\r", "x"),
      ("\u{FEFF}store = Дом", "Дом"),
    ]
  )
  func line(text: String, value: String) throws {
    let settings = try parse("\(text)\n")
    #expect(settings["store"] == value)
    #expect(settings.entries.count == 1)
    #expect(settings.remarks.isEmpty)
  }

  @Test("The program's section goes before the general part, another program's has no say")
  func sections() throws {
    let settings = try parse(
      """
      store = general
      language = ru
      [hearth-player]
      store = player
      device = hw:1
      [ hearth-diary ]
      # mine
      store = diary
      """
    )
    #expect(settings["store"] == "diary")
    #expect(settings.entries["store"]?.line == 8)
    #expect(settings["language"] == "ru")
    #expect(settings["device"] == nil)
    #expect(settings.remarks.isEmpty)
  }

  @Test("Unknown keys become remarks in the order of their lines")
  func remarks() throws {
    let settings = try parse("stoer = x\nstore = y\n[hearth-diary]\nlangauge = ru\nStore = z")
    #expect(
      settings.remarks == [
        .unknownKey("stoer", line: 1), .unknownKey("langauge", line: 4),
        .unknownKey("Store", line: 5),
      ]
    )
    #expect(settings["store"] == "y")
  }

  @Test(
    "A line that makes no sense is an error with its number",
    arguments: [
      ("store", .noEqualsSign),
      (" = x", .noKey),
      ("[hearth-diary", .badSection),
      ("[]", .badSection),
      ("[", .badSection),
      ("a = 1\n\na = 2", .setTwice(key: "a", firstLine: 2)),
      ("store = \0", .notText),
    ] as [(String, SettingsError.Fault)]
  )
  func malformed(text: String, fault: SettingsError.Fault) {
    let line = 1 + text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(throws: SettingsError.malformed(path: "hearth.conf", line: line, fault: fault)) {
      try parse("# comment\n\(text)")
    }
  }

  @Test("Bytes that are not UTF-8 are an error with their line")
  func notText() {
    let bytes = Array("a = 1\nb = ".utf8) + [0xFF]
    let error = SettingsError.malformed(path: "x", line: 2, fault: .notText)
    #expect(throws: error) {
      try Settings(parsing: bytes, path: "x", program: "p", known: [])
    }
  }

  @Test("Without a file or a home there are no settings")
  func missing() throws {
    let folder = try TemporaryFolder()
    for variables in [["HOME": folder.path], [:]] {
      let folders = XDGFolders(environment: Environment(variables))
      #expect(try Settings.read(in: folders, for: "hearth-diary", known: []) == Settings())
    }
  }

  @Test("The file in the folder for settings is found, the one asked for goes before it")
  func found() throws {
    let folder = try TemporaryFolder()
    let usual = try folder.write("store = usual".utf8, to: "hearth/hearth.conf")
    let other = try folder.write("store = other".utf8, to: "other.conf")
    let folders = XDGFolders(environment: Environment(["XDG_CONFIG_HOME": folder.path]))
    let settings = try Settings.read(in: folders, for: "p", known: ["store"])
    #expect(settings["store"] == "usual")
    #expect(settings.path == usual)
    let asked = try Settings.read(asked: other, in: folders, for: "p", known: ["store"])
    #expect(asked["store"] == "other")
  }

  @Test("A file asked for that does not exist is an error, and so is a folder in its place")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let folders = XDGFolders(environment: Environment(["XDG_CONFIG_HOME": folder.path]))
    let path = "\(folder.path)/none.conf"
    #expect(throws: SettingsError.unreadable(.missing(path: path))) {
      try Settings.read(asked: path, in: folders, for: "p", known: [])
    }
    try folder.write([], to: "hearth/hearth.conf/file")
    let usual = "\(folder.path)/hearth/hearth.conf"
    #expect(throws: SettingsError.unreadable(.isFolder(path: usual))) {
      try Settings.read(in: folders, for: "p", known: [])
    }
  }

  private func parse(_ text: String) throws(SettingsError) -> Settings {
    try Settings(
      parsing: Array(text.utf8),
      path: "hearth.conf",
      program: "hearth-diary",
      known: ["store", "language", "device"]
    )
  }
}
