package import HearthPorts

/// What devices and hubs agree on beside the bodies: names, and words for what goes wrong.
package enum HubWire {
  /// The kind of all bodies.
  package static let contentType = "application/vnd.hearth.sync"
  /// The header field that names the trouble: without it something else than a hub has answered.
  package static let troubleField = "Hearth-Trouble"
  /// The scheme of the credentials: the device, a colon, its token in hexadecimal digits.
  package static let scheme = "Hearth"
  /// The most bytes of a push.
  package static let largestPush = 3 << 20
  /// The most bytes of one envelope, for which such a push has room beside others.
  package static let largestRecord = 2 << 20
  /// The most bytes of a chunk of a large value, with what stands around it.
  package static let largestChunk = (1 << 20) + 4096

  /// A trouble as it travels: the status, and the word behind `troubleField`.
  package static func trouble(_ error: TransportError) -> (status: Int, word: String) {
    switch error {
    case .notAdmitted: (401, "not-admitted")
    case .needsCode: (403, "needs-code")
    case .closed: (403, "closed")
    case .noSpace: (404, "no-space")
    case .malformed, .badAddress: (400, "malformed")
    case .unsupported: (405, "unsupported")
    case .full: (507, "full")
    case .busy: (503, "busy")
    case .missingFolder, .notPermitted, .unreachable, .untrusted, .stranger, .missingLibrary:
      (500, "fault")
    }
  }

  /// Reads the word of `trouble`.
  package static func error(_ word: String, at address: String) -> TransportError {
    switch word {
    case "not-admitted": .notAdmitted
    case "needs-code": .needsCode
    case "closed": .closed
    case "no-space": .noSpace
    case "malformed": .malformed(detail: "HTTP 400")
    case "unsupported": .unsupported
    case "full": .full
    case "busy": .busy
    default: .unreachable(address: address, detail: "HTTP 500")
    }
  }
}
