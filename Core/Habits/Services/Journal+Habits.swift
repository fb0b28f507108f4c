public import HearthContainer
public import HearthHousehold

extension Journal {
  /// The journal of the habit tracker's actions on this device, whichever of its programs acted.
  ///
  /// Whatever writes entries writes through it: it keeps what is derived from them too.
  public static func habits(_ dependencies: Dependencies) -> Journal {
    Journal(
      program: "habits",
      modules: [HouseholdSchema.module, HabitsSchema.module],
      store: SheetKeepingStore(base: dependencies.store),
      now: dependencies.now,
      rules: ReplayRules()
    )
  }
}
