import Glibc
public import HearthPorts
import HearthSupport

/// A copy of the whole store as it is at one moment, made while others read and write.
public struct StoreCopy: Sendable {
  private let maintenance: @Sendable () async throws -> any StoreMaintenance
  private let folder: String

  /// The most bytes of a copy that is handed over.
  private static let limit = 1 << 30

  /// Copies of a store.
  ///
  /// - Parameters:
  ///   - folder: where a copy lies until it is handed over.
  ///   - maintenance: of the store; a refusal where this kind of store has none.
  public init(
    through folder: String,
    _ maintenance: @escaping @Sendable () async throws -> any StoreMaintenance
  ) {
    self.folder = folder
    self.maintenance = maintenance
  }

  /// A new copy, its file called by a name that nobody else takes.
  ///
  /// - Throws: `BackupError`, `FileError`, `Failure` where this kind of store has no copies.
  func bytes(named name: String) async throws -> [UInt8] {
    let path = "\(folder)/\(name)"
    let maintenance = try await maintenance()
    // Readable for the server's account alone, as any copy is.
    _ = try await maintenance.backUp(to: path)
    defer { unlink(path) }
    return try FileReader.bytes(at: path, limit: Self.limit)
  }
}
