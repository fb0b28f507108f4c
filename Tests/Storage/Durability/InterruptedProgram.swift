import CFaultVFS
import Glibc
import Testing

/// A program that is killed before one of the system calls by which it changes files.
enum InterruptedProgram {
  /// Runs the writer until it is about to change something for the nth time, from 1.
  ///
  /// - Returns: whether it came to its end before.
  static func runWriter(_ arguments: [String], untilChange nth: Int) throws -> Bool {
    var words = ([ChildProcess.writer] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let status = fault_run_until(&words, Int64(nth))
    if status & 0x7F == SIGKILL { return false }
    // The writer says on its output what went wrong, and nobody reads that here.
    try #require(status == 0, "\(arguments) ended with \(status)")
    return true
  }

  /// Whether processes may be watched here.
  static var isPermitted: Bool {
    var words = ["/bin/true", nil].map { $0.map { strdup($0) } ?? nil }
    defer { for word in words { free(word) } }
    return fault_run_until(&words, 1_000_000) == 0
  }
}
