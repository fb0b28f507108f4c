import Glibc
import TestSupport
import Testing

/// A run of the built hearth-habits that goes on while the test does something else.
private struct HabitsRun {
  private let process: pid_t

  private static let path: String = {
    guard let resolved = realpath("/proc/self/exe", nil) else { return "hearth-habits" }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").dropLast()
    return parts.map { "/\($0)" }.joined() + "/hearth-habits"
  }()

  init(_ arguments: [String], home: String, output: String = "/dev/null") throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = [
      "HOME=\(home)", "LANG=C", "TZ=Europe/Moscow", "HEARTH_NOW=2026-01-10T12:00:00+03:00",
    ]
    var arguments = ([Self.path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    try #require(posix_spawn(&process, Self.path, &actions, nil, &arguments, &variables) == 0)
    self.process = process
  }

  func kill() { _ = Glibc.kill(process, SIGKILL) }

  /// As Ctrl-C does.
  func interrupt() { _ = Glibc.kill(process, SIGINT) }

  /// Whether it ended with 0.
  func succeeded() -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }
}

@Suite("Several hearth-habits on one store", .timeLimit(.minutes(20)))
struct HabitsProcessTests {
  private let scratch: Scratch
  private let names = ["A", "B", "C"]

  init() throws {
    scratch = try Scratch()
  }

  private func run(_ arguments: String...) throws -> String {
    let output = "\(scratch.path)/output"
    let run = try HabitsRun(arguments, home: scratch.path, output: output)
    try #require(run.succeeded(), "\(arguments)")
    return try scratch.text(of: "output")
  }

  @Test("Two mark at random while one is killed: no acknowledged mark is lost, none is doubled")
  func killed() throws {
    _ = try run("category", "add", "Health")
    for name in names { _ = try run("add", name, "--category", "Health", "--from", "2025-01-01") }
    var dice = SplitMix64(seed: 11)
    var acknowledged: Set<String> = []
    var tried: Set<String> = []
    for _ in 0..<80 {
      let marks = (0..<2).map { _ in
        let day = Int.random(in: 1...28, using: &dice)
        let name = names.randomElement(using: &dice) ?? "A"
        return (name, "2025-0\(Int.random(in: 1...6, using: &dice))-\(day < 10 ? "0" : "")\(day)")
      }
      let runs = try marks.map { try HabitsRun(["done", $0.0, "--on", $0.1], home: scratch.path) }
      usleep(UInt32.random(in: 0...20_000, using: &dice))
      runs[0].kill()
      for (mark, run) in zip(marks, runs) {
        tried.insert("\(mark.0) \(mark.1)")
        if run.succeeded() { acknowledged.insert("\(mark.0) \(mark.1)") }
      }
    }
    #expect(acknowledged.count > 50)
    var marked: Set<String> = []
    for name in names {
      let graph = try run("graph", name, "--weeks", "60", "--json")
      for part in graph.split(separator: "{").filter({ $0.contains(#""state":"done""#) }) {
        let day = part.split(separator: "\"").first { $0.hasPrefix("2025-") }
        marked.insert("\(name) \(day ?? "")")
      }
    }
    #expect(acknowledged.isSubset(of: marked))
    #expect(marked.isSubset(of: tried))
    let statistics = try run("stats", "--json")
    #expect(statistics.contains(#""completed":\#(marked.count),"#))
  }

  @Test("An import that is interrupted at random is there as a whole or not at all")
  func interrupted() throws {
    let days = (1...28).flatMap { day in (1...9).map { "2025-0\($0)-\(day < 10 ? "0" : "")\(day)" }
    }
    try scratch.write("! A\nRun: 1\nRead: 1\n", to: "habits")
    try scratch.write(
      days.map { "\($0) : Run : y\n\($0) : Read : y\n" }.joined(),
      to: "log"
    )
    let files = ["habits", "log"].map { "\(scratch.path)/\($0)" }
    var dice = SplitMix64(seed: 5)
    var stopped = 0
    for _ in 0..<30 {
      let line = ["import", "harsh"] + files
      let run = try HabitsRun(line, home: scratch.path)
      usleep(UInt32.random(in: 0...150_000, using: &dice))
      run.interrupt()
      let isDone = run.succeeded()
      if !isDone { stopped += 1 }
      let completed = try self.run("stats", "--json").contains(#""completed":\#(days.count * 2),"#)
      let isEmpty = try self.run("stats", "--json").contains(#""completed":0,"#)
      #expect(completed || isEmpty)
      #expect(!isDone || completed)
      if completed { _ = try self.run("undo") }
    }
    #expect(stopped > 0)
    _ = try self.run("import", "harsh", files[0], files[1])
    #expect(try self.run("stats", "--json").contains(#""completed":\#(days.count * 2),"#))
  }
}
