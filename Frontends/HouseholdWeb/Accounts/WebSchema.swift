import HearthModel
public import HearthPorts

/// The tables of the web servers, which stay on the machine.
public enum WebSchema {
  /// To be opened with every store that is served over HTTP.
  public static let module = SchemaModule(name: "web", version: 1) {
    [
      WebAccount.schema.table, WebSession.schema.table, WebToken.schema.table,
      WebReply.schema.table,
    ]
  }
}
