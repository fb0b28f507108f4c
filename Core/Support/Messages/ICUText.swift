/// Text that a function of ICU writes.
///
/// - Parameter fill: writes into a buffer of a given capacity and answers how much there is to
///   write, or a negative number where it has nothing.
/// - Returns: nil where there is nothing.
func icuText(_ fill: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
  enum Attempt {
    case text(String)
    case tooShort(Int32)
    case refused
  }
  func attempt(_ capacity: Int32) -> Attempt {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer in
      let length = fill(buffer.baseAddress, capacity)
      guard length >= 0 else { return .refused }
      guard length <= capacity else { return .tooShort(length) }
      return .text(String(decoding: buffer[..<Int(length)], as: UTF16.self))
    }
  }
  switch attempt(128) {
  case .text(let text): return text
  case .refused: return nil
  case .tooShort(let length):
    guard case .text(let text) = attempt(length) else { return nil }
    return text
  }
}
