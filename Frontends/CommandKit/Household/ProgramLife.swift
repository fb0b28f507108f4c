/// How long a command of a program runs.
public enum ProgramLife: Sendable, Hashable {
  /// For a moment: it sees one time, and its transactions run on its own thread.
  case moment
  /// Until a person ends it: its clock goes on, and its transactions run on queues of their own.
  case long
}
