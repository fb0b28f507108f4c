import HTTPKit
import HearthModel
public import HearthPorts
import Synchronization

/// What was uploaded to be imported, with how it is to be read.
public struct Upload<Choices: Sendable>: Sendable {
  /// By which the form of the answer names it.
  let id: RecordID
  /// The importer's name.
  public let format: String
  /// The files of one export.
  let files: [FormFile]
  /// What the form said besides.
  public let choices: Choices
  let at: Instant

  /// The files as an importer sees them.
  public var importFiles: [ImportFile] {
    files.map { ImportFile(name: $0.name.isEmpty ? $0.field : $0.name, bytes: $0.bytes) }
  }
}

/// Keeps uploads in memory from the look at their report to the yes: one for each account, for a
/// while, and never many.
public final class UploadShelf<Choices: Sendable>: Sendable {
  private let uploads = Mutex<[RecordID: Upload<Choices>]>([:])

  private static var lifetime: Duration { .minutes(15) }
  private static var most: Int { 4 }

  /// An empty shelf.
  public init() {}

  /// Keeps an upload in the place of an earlier one of the account.
  func put(_ upload: Upload<Choices>, of account: RecordID) {
    uploads.withLock { uploads in
      uploads[account] = nil
      uploads = uploads.filter { upload.at - $0.value.at < Self.lifetime }
      if uploads.count >= Self.most, let oldest = uploads.min(by: { $0.value.at < $1.value.at }) {
        uploads[oldest.key] = nil
      }
      uploads[account] = upload
    }
  }

  /// Takes an upload off the shelf; nil where it is gone.
  func take(_ id: RecordID, of account: RecordID, at now: Instant) -> Upload<Choices>? {
    uploads.withLock { uploads in
      guard let upload = uploads[account], upload.id == id else { return nil }
      uploads[account] = nil
      return now - upload.at < Self.lifetime ? upload : nil
    }
  }
}
