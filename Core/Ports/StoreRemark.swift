/// What a person should know of a store that works all the same.
public enum StoreRemark: Sendable, Equatable {
  /// The store can be read, but what is written to it is refused with `StoreError.readOnly`.
  case readOnly(path: String)
  /// The daily copy of the store could not be made; what was written stands.
  case notCopied(StoreError)
}
