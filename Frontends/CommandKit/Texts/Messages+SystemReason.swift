import Glibc
public import HearthSupport

extension Messages {
  /// Why the system failed, by its error number; what is rare is told in the system's own words.
  public func systemReason(_ code: Int32) -> String {
    switch code {
    case ENOSPC: self("command.reason.no-space")
    case EDQUOT: self("command.reason.quota")
    case EIO: self("command.reason.input-output")
    default: String(cString: strerror(code))
    }
  }
}
