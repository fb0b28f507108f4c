import HearthModel
public import HearthPorts

/// The diary's tables.
public enum DiarySchema {
  /// To be opened beside the household's.
  public static let module = SchemaModule(name: "diary", version: 4) {
    [
      Child.schema.table, Sleep.schema.table, Feeding.schema.table, Pumping.schema.table,
      Nappy.schema.table, Growth.schema.table, Temperature.schema.table, Medicine.schema.table,
      Bath.schema.table, TummyTime.schema.table, Milestone.schema.table, DiaryNote.schema.table,
      DiaryTimer.schema.table, DiarySettings.schema.table, ChildPhoto.schema.table,
    ]
  }
}
