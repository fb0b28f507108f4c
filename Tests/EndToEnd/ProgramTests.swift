import Glibc
import Testing

/// What only the whole program shows: its start, its streams and exit status, its files.
@Suite("The built hearth-diary")
struct ProgramTests {
  private let scratch: Scratch
  private let environment: [String: String]

  init() throws {
    scratch = try Scratch()
    environment = [
      "HOME": scratch.path, "LANG": "C", "TZ": "Europe/Moscow",
      "HEARTH_NOW": "2026-01-10T12:00:00+03:00",
    ]
  }

  private func run(
    _ arguments: String...,
    adding: [String: String] = [:]
  ) throws -> BuiltProgram.Run {
    try BuiltProgram.run(
      arguments,
      environment: environment.merging(adding) { $1 },
      in: scratch
    )
  }

  @Test("keeps its records in the person's data folder, closed to others, by the system's zone")
  func firstUse() throws {
    #expect(try run("child", "add", "Ада", "--born", "2025-12-20").status == 0)
    #expect(try run("sleep", "add", "--from", "09:00", "--to", "10:30").status == 0)
    let day = try run("day", "--json")
    #expect(day.status == 0 && day.errors == "")
    #expect(day.output.contains(#""timeZone":"Europe/Moscow""#))
    #expect(day.output.contains(#""start":"2026-01-10T09:00:00+03:00""#))
    let data = try Listing("\(scratch.path)/.local/share/hearth")
    #expect(data.mode == 0o700)
    let side = ["hearth.db-wal": 0o600, "hearth.db-shm": 0o600] as [String: mode_t]
    #expect(data.files == side.merging(["hearth.db": 0o600, "backups": 0o700]) { $1 })
  }

  @Test("answers without a store as from an empty one, and makes none by being asked")
  func noStore() throws {
    let questions = [
      ["now"], ["day"], ["age"], ["child", "list"], ["backup", "\(scratch.path)/copy.db"],
      ["sleep", "list"], ["--help"],
    ]
    for question in questions {
      let answer = try BuiltProgram.run(question, environment: environment, in: scratch)
      #expect(answer.status <= 2, "\(question): \(answer.errors)")
    }
    #expect(try run("now").status == 1)
    #expect(access("\(scratch.path)/.local", F_OK) != 0)
  }

  @Test("speaks the language of its environment")
  func language() throws {
    #expect(try run("now", adding: ["LANG": "ru_RU.UTF-8"]).errors.contains("Детей ещё нет"))
    #expect(try run("now", adding: ["LC_ALL": "en_GB.UTF-8"]).errors.contains("no child yet"))
    let settings = try scratch.write("language = ru # as the family speaks\n", to: "hearth.conf")
    #expect(try run("now", "--config", settings).errors.contains("Детей ещё нет"))
    #expect(try run("now", "--config", settings, "--language", "en").errors.contains("no child"))
  }

  @Test("shows help and version on standard output, and mistakes on standard error")
  func streams() throws {
    let help = try run("--help")
    #expect(help.status == 0 && help.errors == "" && help.output.contains("sleep"))
    #expect(try run("--version").output.hasPrefix("hearth-diary "))
    let mistake = try run("slep")
    #expect(mistake.status == 2 && mistake.output == "")
    #expect(mistake.errors.contains("Did you mean “sleep”?"))
  }

  /// What is wrong with a store, and a word of the sentence.
  private static let badStores = ["garbage", "folder", "cut"]

  @Test("leaves what is no store of ours as it is", arguments: badStores)
  func badStore(_ kind: String) throws {
    let path = "\(scratch.path)/store"
    switch kind {
    case "garbage": try scratch.write("This is a letter, not a store.\n", to: "store", count: 400)
    case "cut":
      #expect(
        try run("child", "add", "Ada", "--born", "2026-01-01", "--store", "sqlite:\(path)").status
          == 0
      )
      let whole = try scratch.bytes(of: "store")
      try scratch.replace(
        "store",
        with: Array(whole.prefix(4096)) + Array(repeating: 0x5A, count: 8192)
      )
    default: try scratch.makeFolder("store")
    }
    let before = kind == "folder" ? [] : try scratch.bytes(of: "store")
    let run = try run("now", "--store", "sqlite:\(path)")
    #expect(run.status == 3)
    #expect(run.output == "" && run.errors.contains(path))
    if kind != "folder" { #expect(try scratch.bytes(of: "store") == before) }
  }

  @Test("reads past a line of megabytes, which is rejected by its number")
  func endlessLine() throws {
    try scratch.write(
      "id,child_first_name,child_last_name,start,end,nap,notes,tags\n"
        + "1,Ada,,2026-01-09 10:00:00,2026-01-09 11:00:00,1,,\n2,Ada,,2026-01-09 12:00:00,",
      to: "Sleep.csv"
    )
    try scratch.write(String(repeating: "x", count: 1 << 20), to: "Sleep.csv", count: 3)
    let file = try scratch.write(
      "\n3,Ada,,2026-01-09 14:00:00,2026-01-09 15:00:00,1,,\n",
      to: "Sleep.csv"
    )
    #expect(try run("child", "add", "Ada", "--born", "2025-12-20").status == 0)
    let run = try run("import", "babybuddy", file, "--json")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(#"{"added":2,"changed":0,"unchanged":0,"skipped":[],"rejected":[{"#)
    )
    #expect(run.output.contains(#""line":3"#))
    #expect(try self.run("import", "babybuddy", file, "--strict").status == 1)
  }

  @Test("imports nothing of a call in which one file is not of the format")
  func badImport() throws {
    #expect(try run("child", "add", "Ada", "--born", "2025-12-20").status == 0)
    let good = try scratch.write(
      "id,child_first_name,child_last_name,start,end,nap,notes,tags\n"
        + "1,Ada,,2026-01-09 10:00:00,2026-01-09 11:00:00,1,,\n",
      to: "Sleep.csv"
    )
    let binary = try scratch.write("\u{7F}ELF\0\0\0\u{1}\0", to: "binary", count: 100)
    let other = try scratch.write("a,b\n1,2\n", to: "other.csv")
    let empty = try scratch.write("", to: "empty.csv")
    for path in [binary, other, empty, scratch.path, "\(scratch.path)/none.csv"] {
      let run = try run("import", "babybuddy", good, path)
      #expect(run.status == 3 && run.output == "")
      #expect(run.errors.contains(path))
    }
    #expect(try run("day", "2026-01-09", "--json").output.contains(#""hasData":false"#))
    #expect(try run("import", "glow", good).status == 2)
  }
}
