/// Why an action is not undone or redone; nothing has been written.
public enum JournalError: Error, Sendable, Equatable {
  /// No action of the program is left to be undone.
  case nothingToUndo
  /// No undone action of the program is left to be redone.
  case nothingToRedo
  /// What the action left has been changed since by another program, an import or another device:
  /// going on would lose that.
  case changedSince(JournalLabel)
  /// The action brought something that has been used since, and would go under it.
  case inUse(JournalLabel)
  /// What the action's records belong to is gone.
  case ownerGone(JournalLabel)
  /// A newer version wrote the action down, in a way or about a kind of record unknown here.
  case newer
}
