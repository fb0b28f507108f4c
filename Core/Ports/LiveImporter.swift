/// Reads one foreign format from a running server of the program that it comes from.
///
/// Like `Importer` it knows nothing of any store; what it gives is taken in the same way, so that a
/// file and the server it was exported from are one source.
public protocol LiveImporter<History>: Sendable {
  /// What the app makes of all formats alike.
  associatedtype History: Sendable

  /// Reads all that a server has.
  ///
  /// - Parameters:
  ///   - source: which server, and what it asks for.
  ///   - client: what asks it.
  ///   - progress: told now and then how many rows have been read.
  /// - Returns: the history; a row that cannot be read is reported in it.
  /// - Throws: `LiveImportError`; of what was read until then nothing is given.
  func read(
    _ source: LiveSource,
    through client: any HTTPClient,
    progress: @Sendable (Int) -> Void
  ) async throws(LiveImportError) -> History
}

/// A server to import from.
public struct LiveSource: Sendable, Equatable {
  /// Its address, `https://` or `http://`, with or without a slash at its end.
  public let address: String
  /// What proves that one may read there; nil where the person gave none.
  public let token: String?

  /// A server by its address.
  public init(address: String, token: String? = nil) {
    self.address = address
    self.token = token
  }
}

/// Why nothing was imported from a server.
public enum LiveImportError: Error, Sendable, Equatable {
  /// It asks for a token and got none, or one that it does not know.
  case notAllowed(address: String)
  /// What answers there is no program of this format.
  case notOfFormat(address: String, format: String)
  /// It refused with a status.
  case refused(address: String, status: Int)
  /// There is no answer.
  case unanswered(address: String, HTTPClientError)
}
