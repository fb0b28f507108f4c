import HearthModel
public import HearthPorts

/// The player's tables.
public enum PlayerSchema {
  /// To be opened beside the household's.
  public static let module = SchemaModule(name: "player", version: 3) {
    [
      Preset.schema.table, WakeUp.schema.table, PlayerSettings.schema.table,
      LastPlayed.schema.table, OwnSounds.schema.table,
    ]
  }
}
