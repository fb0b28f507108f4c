import Testing

@testable import StoreWriter

/// Media of their own for a process: mounts that nobody else sees and that end with it.
@Suite(
  "On a small or a locked medium",
  .enabled("Mounting a medium is not permitted here") { try await Medium.isPermitted },
  .timeLimit(.minutes(20))
)
struct MediumTests {
  private static let remark = "remark: readOnly(path: \"./a.hearth\")"

  @Test("A full disk fails the write, keeps what was acknowledged and takes more once it has room")
  func full() async throws {
    let lines = try await Medium.run(
      """
      mount -t tmpfs -o size=512k none "$1" && cd "$1" && "$0" fill ./a.hearth &&
      dd if=/dev/zero of=rest bs=1k count=2000 2>/dev/null; "$0" fill ./a.hearth &&
      mount -o remount,size=2m "$1" && "$0" fill ./a.hearth
      """
    )
    let numbers = lines.compactMap { Int($0.split(separator: " ").last ?? "") }
    #expect(numbers.count == 3 && numbers[0] > 10, "\(lines)")
    #expect(numbers == numbers.sorted() && numbers.last != numbers.first, "\(lines)")
  }

  @Test("A store cannot be made on a full disk, and can be once there is room")
  func fullFromTheBeginning() async throws {
    let lines = try await Medium.run(
      """
      mount -t tmpfs -o size=64k none "$1" && cd "$1" && dd if=/dev/zero of=rest bs=1k 2>/dev/null
      "$0" fill ./a.hearth; rm rest; mount -o remount,size=512k "$1" && "$0" fill ./a.hearth
      """
    )
    #expect(lines.count == 2 && lines.first == "failed: full(path: \"./a.hearth\")", "\(lines)")
    #expect(lines.last?.hasPrefix("full after ") == true, "\(lines)")
  }

  @Test("A store on a medium that cannot be written is read, and says so when written to")
  func readOnly() async throws {
    let lines = try await Medium.run(
      """
      mount -t tmpfs -o size=4m none "$1" && cd "$1" && "$0" write ./a.hearth 1 0 caller &&
      "$0" read ./a.hearth && mount -o remount,ro "$1" && "$0" read ./a.hearth
      """
    )
    #expect(lines == ["wrote after 0", Self.remark, "read only after 1"])
  }

  @Test("With its last commits in the log, it is read with them")
  func readOnlyWithLog() async throws {
    let lines = try await Medium.run(
      """
      mount -t tmpfs -o size=4m none "$1" && cd "$1"
      "$0" write ./a.hearth 1 9 dying >/dev/null
      mount -o remount,ro "$1" && "$0" read ./a.hearth
      """
    )
    #expect(lines == [Self.remark, "read only after 3"])
  }
}

private enum Medium {
  static var isPermitted: Bool {
    get async throws {
      try await run("mount -t tmpfs none \"$1\" && echo yes") == ["yes"]
    }
  }

  /// Runs a script with the writer as `$0` and an empty folder as `$1`, its mounts its own.
  static func run(_ script: String) async throws -> [String] {
    try await withTemporaryFolder { folder in
      let shell = ["--mount", "sh", "-c", script, ChildProcess.writer, folder.path]
      return try await ChildProcess("unshare", shell).finish().lines
    }
  }
}
