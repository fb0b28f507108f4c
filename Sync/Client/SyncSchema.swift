import HearthModel
public import HearthPorts

/// The tables of sync: its devices, and what one device knows of the household's exchange.
public enum SyncSchema {
  /// To be opened with every store.
  public static let module = SchemaModule(name: "sync", version: 3) {
    [
      Device.schema.table, SyncSpace.schema.table, DataKey.schema.table, Unreadable.schema.table,
      LostText.schema.table, Invitation.schema.table, BlobChunk.schema.table,
    ]
  }
}
