import HearthModel
public import HearthPorts

/// The tables that all programs share.
public enum HouseholdSchema {
  /// To be opened with every store.
  public static let module = SchemaModule(name: "household", version: 2) {
    [
      ZoneChange.schema.table, ImportedRow.schema.table, JournalEntry.schema.table,
      HouseholdSettings.schema.table,
    ]
  }
}
