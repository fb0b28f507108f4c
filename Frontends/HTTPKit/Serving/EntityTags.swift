extension HTTPHeaders {
  /// Whether `If-None-Match` names a version, or any.
  public func isKnown(_ tag: String) -> Bool { names(tag, in: "If-None-Match") ?? false }

  /// Whether a change is meant for a version: without `If-Match` for any.
  public func isMeant(for tag: String) -> Bool { names(tag, in: "If-Match") ?? true }

  private func names(_ tag: String, in field: String) -> Bool? {
    let values = all(field)
    guard !values.isEmpty else { return nil }
    return values.flatMap { $0.split(separator: ",") }.contains { value in
      let value = String(value).trimmedBlanks
      return value == "*" || value == tag || value == "W/\(tag)"
    }
  }
}

extension HTTPResponse {
  /// Marks the version of what is read, and leaves it out where the client has it.
  public func validated(for head: HTTPRequestHead) -> HTTPResponse {
    guard status == .ok, head.method == .get || head.method == .head, case .bytes(let bytes) = body
    else { return self }
    var response = self
    let tag = headers["ETag"] ?? Fingerprint64(bytes).entityTag
    response.headers["ETag"] = tag
    guard head.headers.isKnown(tag) else { return response }
    response.status = .notModified
    response.headers["Content-Type"] = nil
    response.body = .bytes([])
    return response
  }
}
