public import HearthContainer
public import HearthHousehold
import HearthModel
import HearthPorts

extension Journal {
  /// The player's own actions: presets and wake-ups.
  public static func player(_ dependencies: Dependencies) -> Journal {
    Journal(
      program: "player",
      modules: [HouseholdSchema.module, PlayerSchema.module],
      store: dependencies.store,
      now: dependencies.now,
      rules: PlayerRules()
    )
  }
}

/// Nothing in the player's records stands in the way of another one.
private struct PlayerRules: JournalRules {
  func obstacles(
    to id: RecordID,
    kind: Int,
    in transaction: any ReadTransaction
  ) throws(StoreError) -> [RecordID] { [] }

  func check(_ replay: JournalReplay, in transaction: any ReadTransaction) throws {}
}
