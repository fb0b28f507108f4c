/// `sync`: the household's records on all its devices.
public enum SyncCommand<Context: HouseholdContext> {
  /// The commands, the same in every program: each moves the records of all.
  ///
  /// - Parameter wording: how the program tells of values that lost.
  /// - Returns: `sync` with its subcommands.
  public static func command(
    telling wording: ConflictWording<Context> = ConflictWording()
  ) -> Command<Context> {
    Command(
      "sync",
      summary: "command.sync",
      subcommands: [
        now, status, new, invite, join, recover, devices, revoke, recovery, leave, history, restore,
        conflicts(wording),
      ]
    )
  }
}
