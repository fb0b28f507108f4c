import HTTPKit

/// The cookie by which a browser shows that it has signed in.
enum SessionCookie {
  /// Its name; over encrypted connections one that only this very host can set.
  static func name(isSecure: Bool) -> String { isSecure ? "__Host-hearth" : "hearth" }

  /// The cookie that keeps a secret.
  static func keeping(_ secret: String, isSecure: Bool) -> Cookie {
    Cookie(
      name(isSecure: isSecure),
      secret,
      seconds: Int(WebSession.longestSilence.components.seconds),
      isSecure: isSecure
    )
  }

  /// The cookie that takes it away.
  static func none(isSecure: Bool) -> Cookie {
    Cookie(name(isSecure: isSecure), "", seconds: 0, isSecure: isSecure)
  }
}
