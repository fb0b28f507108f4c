import HearthModel
public import HearthPorts

/// The tables that all programs share.
public enum HouseholdSchema {
  /// To be opened with every store.
  public static let module = SchemaModule(name: "household", version: 6) {
    [
      HouseholdSettings.schema.table, ZoneChange.schema.table, Person.schema.table,
      ImportedRow.schema.table, JournalEntry.schema.table, Tag.schema.table, Tagging.schema.table,
      LostValue.schema.table,
    ]
  }
}
