public import HearthPlugins

extension StorePlugin {
  /// `textfile:PATH`, one file of text.
  public static var textFile: StorePlugin {
    StorePlugin(
      name: "textfile",
      summary: "plugin.store.textfile",
      capabilities: [.durable]
    ) { setup in
      try await TextFileStore(setup)
    }
  }
}
