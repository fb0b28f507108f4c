import Glibc
import HearthModel
import HearthSupport
import TestSupport
import Testing

/// The built programs on three stores of one household, over a hub of the same machine and a folder.
@Suite("Programs that write while they sync", .timeLimit(.minutes(20)))
struct SyncProcessTests {
  private static let canary = "Zaphodia"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  @Test("and are killed at random come to the same, and the hub learns nothing")
  func hub() throws {
    let hub = try RunningHub(scratch)
    try converge(at: hub.address, seed: 3)
    #expect(try hub.stop() == 0)
    try expectBlind(["hub.db"])
  }

  @Test("and are killed at random come to the same over a folder, which tells nothing")
  func folder() throws {
    try scratch.makeFolder("shared")
    try converge(at: "folder:\(scratch.path)/shared", seed: 4)
    let space = try #require(try entries(of: "\(scratch.path)/shared").first)
    let names = try entries(of: "\(scratch.path)/shared/\(space)")
    try expectBlind(names.map { "shared/\(space)/\($0)" })
  }

  @Test("and any of them joins, exchanges and shows the records of all")
  func everyProgram() throws {
    try scratch.makeFolder("shared")
    try run("diary", on: 0, ["child", "add", Self.canary, "--born", "2026-01-05"])
    try run("habits", on: 0, ["category", "add", "Health"])
    try run("habits", on: 0, ["add", "Run", "--category", "Health", "--from", "2026-01-01"])
    try run("player", on: 0, ["preset", "save", "Night", "rain", "wind:30"])
    try run("player", on: 0, ["sync", "new", "--transport", "folder:\(scratch.path)/shared"])
    try run("player", on: 0, ["sync", "now"])
    let code = try text("code", in: try run("player", on: 0, ["sync", "invite", "--json"]))
    try run("player", on: 1, ["sync", "join", try #require(code), "--yes"])
    for (program, list) in [
      ("diary", ["child", "list"]), ("habits", ["list"]), ("player", ["preset", "list"]),
    ] {
      let lists = try (0...1).map { try run(program, on: $0, list + ["--json"]) }
      #expect(lists[0] == lists[1])
      #expect(lists[0].count > 4)
    }
    // What one machine has set for itself stays there.
    try run("player", on: 0, ["settings", "--volume", "33"])
    try run("player", on: 0, ["preset", "delete", "Night"])
    let report = try JSON(parsing: Array(try run("player", on: 0, ["sync", "now", "--json"]).utf8))
    #expect(report["pushed"] == 1 && report["waiting"] == 0)
    try run("habits", on: 1, ["sync", "now"])
    #expect(try run("player", on: 1, ["preset", "list", "--json"]) == "[]\n")
  }

  /// Three stores, each written to by two programs and exchanged by any, some killed in the midst.
  private func converge(at place: String, seed: UInt64) throws {
    try run("diary", on: 0, ["child", "add", Self.canary, "--born", "2026-01-05"])
    try run("habits", on: 0, ["category", "add", "Health"])
    try run("habits", on: 0, ["add", "Run", "--category", "Health", "--from", "2026-01-01"])
    try run("diary", on: 0, ["sync", "new", "--transport", place])
    for store in 1...2 {
      let program = store == 1 ? "diary" : "habits"
      let isFolder = place.hasPrefix("folder:")
      let line = ["sync", "invite", "--json"] + (isFolder ? [] : ["--detach"])
      let code = try text("code", in: try run("diary", on: 0, line))
      let join = ["sync", "join", try #require(code), "--yes"]
      if isFolder {
        try run(program, on: store, join)
      } else {
        let joining = try RunningProgram(path(program), arguments(store, join), in: scratch)
        // The joiner knocks when it likes; the next exchanges of the inviter answer it.
        while !joining.hasEnded { try run("diary", on: 0, ["sync", "now"]) }
        #expect(joining.status == 0)
      }
      try run("diary", on: 0, ["sync", "now"])
    }
    try writeAndKill(seed)
    // A store that somebody has copied as a file goes on as a device of its own.
    try run("diary", on: 1, ["now"])
    try scratch.write("", to: "store-3.db")
    try scratch.replace("store-3.db", with: try scratch.bytes(of: "store-1.db"))
    for store in [1, 3] {
      try run("diary", on: store, ["nappy", "wet", "--yes", "--at", "2026-01-29 0\(store):00"])
    }
    for _ in 0..<3 { for store in 0...3 { try run("diary", on: store, ["sync", "now", "--yes"]) } }
    for program in ["diary", "habits"] {
      let texts = try (0...3).map { store in
        let file = "\(scratch.path)/\(program)-\(store).jsonl"
        try run(program, on: store, ["export", "jsonl", "--to", file])
        return try scratch.text(of: "\(program)-\(store).jsonl")
      }
      #expect(Set(texts).count == 1)
      #expect(texts[0].split(separator: "\n").count > (program == "diary" ? 8 : 4))
    }
  }

  private func writeAndKill(_ seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    for step in 0..<45 {
      let store = Int.random(in: 0...2, using: &dice)
      let day = String(10 + Int.random(in: 0..<15, using: &dice))
      let hour = String(10 + step % 10)
      let write =
        Bool.random(using: &dice)
        ? ("diary", ["nappy", "wet", "--yes", "--at", "2026-01-\(day) \(hour):00"])
        : ("habits", ["done", "Run", "--on", "2026-01-\(day)"])
      let writing = try RunningProgram(
        path(write.0),
        arguments(store, write.1),
        in: scratch
      )
      let syncing = try RunningProgram(
        path(Bool.random(using: &dice) ? "diary" : "habits"),
        arguments(Int.random(in: 0...2, using: &dice), ["sync", "now"]),
        in: scratch
      )
      usleep(UInt32.random(in: 0...40_000, using: &dice))
      for program in [writing, syncing] where Int.random(in: 0..<4, using: &dice) == 0 {
        program.kill()
      }
      writing.wait()
      syncing.wait()
    }
  }

  /// No name, no identifier of a record and no date, in whatever writing, is in what the other side has.
  private func expectBlind(_ files: [String]) throws {
    let lines = try ["diary", "habits"].flatMap { program in
      try scratch.text(of: "\(program)-0.jsonl").split(separator: "\n").map(String.init)
    }
    let ids = try lines.compactMap { try text("id", in: $0) }
    #expect(ids.count > 12)
    let words = (ids + [Self.canary, "2026-01-", "Health"]).map { Array($0.utf8) }
    let raw = ids.compactMap { RecordID($0) }.map { id in
      withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { Array($0) }
    }
    #expect(raw.count == ids.count)
    for file in files {
      let bytes = try scratch.bytes(of: file)
      for word in words + raw { #expect(!bytes.holds(word), "\(word) in \(file)") }
    }
  }

  /// A text of a JSON object.
  private func text(_ name: String, in json: String) throws -> String? {
    if case .string(let text)? = try JSON(parsing: Array(json.utf8))[name] { text } else { nil }
  }

  private func path(_ program: String) -> String {
    BuiltProgram.path.replacing("hearth-diary", with: "hearth-\(program)")
  }

  private func arguments(_ store: Int, _ line: [String]) -> [String] {
    ["--store", "sqlite:\(scratch.path)/store-\(store).db"] + line
  }

  @discardableResult
  private func run(_ program: String, on store: Int, _ line: [String]) throws -> String {
    let run = try BuiltProgram.run(
      arguments(store, line),
      of: path(program),
      environment: RunningProgram.environment(scratch),
      in: scratch
    )
    try #require(run.status == 0, "\(program) \(line): \(run.errors)")
    return run.output
  }

  private func entries(of folder: String) throws -> [String] {
    Array(try Listing(folder).files.keys)
  }
}

extension [UInt8] {
  /// Whether other bytes are somewhere among these.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, count >= other.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...bytes.count - other.count).contains { start in
        bytes[start] == first && bytes[start..<start + other.count].elementsEqual(other)
      }
    }
  }
}
