import HearthModel
public import HearthPorts

/// The diary's tables.
public enum DiarySchema {
  /// To be opened beside the household's.
  public static let module = SchemaModule(name: "diary", version: 1) {
    [Child.schema.table, Sleep.schema.table, Feeding.schema.table]
  }
}
