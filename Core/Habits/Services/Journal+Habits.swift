public import HearthContainer
public import HearthHousehold

extension Journal {
  /// The journal of the habit tracker's actions on this device, whichever of its programs acted.
  public static func habits(_ dependencies: Dependencies) -> Journal {
    Journal(
      program: "habits",
      modules: [HouseholdSchema.module, HabitsSchema.module],
      store: dependencies.store,
      now: dependencies.now,
      rules: ReplayRules()
    )
  }
}
