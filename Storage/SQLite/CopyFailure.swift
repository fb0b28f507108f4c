import HearthPorts

/// Which of two databases stood in the way of a copy.
enum CopyFailure: Error {
  case source(StoreError)
  case target(StoreError)
  /// There is something under the path of the copy.
  case exists

  /// For those who know both files.
  var storeError: StoreError? {
    switch self {
    case .source(let error), .target(let error): error
    case .exists: nil
    }
  }

  /// The error of the port.
  ///
  /// - Parameters:
  ///   - path: where the copy should have gone.
  ///   - source: what the source of the copy is to the port.
  ///   - target: what its target is.
  /// - Returns: the same failure in the port's words.
  func backupError(
    _ path: String,
    source: (StoreError) -> BackupError,
    target: (StoreError) -> BackupError
  ) -> BackupError {
    switch self {
    case .source(let error): source(error)
    case .target(let error): target(error)
    case .exists: .exists(path: path)
    }
  }
}
