import Glibc
import HearthPlugins
import HearthPorts
import StorageSQLite

/// The other process of the durability tests.
///
///     StoreWriter write PATH AUTHOR SECONDS caller|queues|dying|early|pieces
///     StoreWriter watch PATH SECONDS
///     StoreWriter idle PATH SECONDS
///     StoreWriter fill PATH
///     StoreWriter read PATH
///     StoreWriter migrate PATH
///     StoreWriter backup PATH COPY
///     StoreWriter restore PATH COPY
@main
struct StoreWriter {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("failed: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    guard arguments.count > 1 else { throw Complaint("which command, on which file?") }
    let path = arguments[1]
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    switch (arguments[0], numbers.count) {
    case ("write", 2):
      let manner = arguments.last ?? ""
      try await write(path, Ledger(author: numbers[0]), seconds: numbers[1], manner)
    case ("watch", 1): try await watch(path, seconds: numbers[0])
    case ("idle", 1): try await idle(path, seconds: numbers[0])
    case ("fill", 0): try await fill(path)
    case ("read", 0): try await read(path)
    case ("migrate", 0):
      await (try await StorePlugin.sqlite.make(.entries(path, version: 2))).close()
    case ("backup", 0): _ = try await maintenance(path).backUp(to: arguments.last ?? "")
    case ("restore", 0): _ = try await maintenance(path).restore(from: arguments.last ?? "")
    default: throw Complaint("\(arguments) is no command")
    }
  }

  private static func maintenance(_ path: String) async throws -> any StoreMaintenance {
    try await StoreMaintenancePlugin.sqlite.make(.entries(path))
  }

  static func open(_ path: String, _ execution: StoreExecution) async throws -> any Store {
    try await StorePlugin.sqlite.make(
      .entries(path, execution: execution, remark: { say("remark: \($0)") })
    )
  }

  /// One line, whole and at once: whoever reads it knows that this point has been reached.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.write(1, bytes, bytes.count)
  }
}

/// What ends the process with a sentence.
struct Complaint: Error {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
