public import HearthContainer
public import HearthHousehold

extension Journal {
  /// The journal of the diary's actions on this device, whichever program of the diary acted.
  public static func diary(_ dependencies: Dependencies) -> Journal {
    Journal(
      program: "diary",
      modules: [HouseholdSchema.module, DiarySchema.module],
      store: dependencies.store,
      now: dependencies.now,
      rules: ReplayRules()
    )
  }
}
