/// What can go wrong below the store port; every driver translates its own errors into these.
public enum StoreError: Error, Sendable, Equatable {
  /// The address behind the scheme makes no sense to the driver.
  case badAddress(String)
  /// A folder on the way to the file does not exist and could not be made.
  case missingFolder(path: String)
  /// The account may not read or write there.
  case notPermitted(path: String)
  /// The file is a folder, or something else that no store can be.
  case notAFile(path: String)
  /// The file is not one of ours; it has been left alone.
  case notAStore(path: String)
  /// The file was written by a newer version; it has been left alone.
  case newer(path: String)
  /// The file can be read but not written.
  case readOnly(path: String)
  /// Pages of the file contradict each other.
  case damaged(path: String)
  /// The medium holds no more.
  case full(path: String)
  /// Another program holds the file for longer than the driver waits.
  case busy(path: String)
  /// The system failed to read or write.
  case inputOutput(path: String, detail: String)
  /// A stored row does not fit its field.
  case malformedRow(table: String, field: String)
  /// The store has been closed.
  case closed
  /// The driver asked its library for something impossible: a fault of ours.
  case internalFault(String)
}
