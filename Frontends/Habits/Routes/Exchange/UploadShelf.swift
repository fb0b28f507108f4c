import HTTPKit
import HearthModel
import HearthPorts
import Synchronization

/// What was uploaded to be imported, as its report was shown, until its owner says yes.
struct Upload: Sendable {
  /// By which the form of the answer names it.
  let id: RecordID
  /// The importer's name.
  let format: String
  let files: [FormFile]
  let category: String?
  let source: String?
  let at: Instant

  /// The files as an importer sees them.
  var importFiles: [ImportFile] {
    files.map { ImportFile(name: $0.name.isEmpty ? $0.field : $0.name, bytes: $0.bytes) }
  }
}

/// Keeps uploads in memory: one for each account, for a while, and never many.
final class UploadShelf: Sendable {
  private static let lifetime = Duration.minutes(15)
  private static let most = 4

  private let uploads = Mutex<[RecordID: Upload]>([:])

  /// Keeps an upload in the place of an earlier one of the account.
  func put(_ upload: Upload, of account: RecordID) {
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
  func take(_ id: RecordID, of account: RecordID, at now: Instant) -> Upload? {
    uploads.withLock { uploads in
      guard let upload = uploads[account], upload.id == id else { return nil }
      uploads[account] = nil
      return now - upload.at < Self.lifetime ? upload : nil
    }
  }
}
