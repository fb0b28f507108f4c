public import HearthPlugins
public import HearthSupport

extension Registry where Request == Void {
  /// The reader or writer of a format.
  ///
  /// - Throws: `Failure` with the known formats where there is none of this name; what making it throws.
  public func format(named name: String, in messages: Messages) async throws -> Service {
    do {
      return try await plugin(named: name).make(())
    } catch let error as UnknownPlugin {
      throw Failure.of(error, messages, plugins: .formats) ?? error
    }
  }
}
