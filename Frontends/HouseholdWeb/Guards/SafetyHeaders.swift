import HTTPKit

/// The header fields that keep a page from doing what it should not.
enum SafetyHeaders {
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "connect-src 'self'", "media-src 'self'", "manifest-src 'self'", "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Adds them to an answer.
  static func add(to response: inout HTTPResponse, isSecure: Bool) {
    let fields: [(String, String)] = [
      ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
      // Not "no-referrer": browsers then send "Origin: null" with forms.
      ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ]
    for (name, value) in fields { response.headers[name] = value }
    if isSecure { response.headers["Strict-Transport-Security"] = "max-age=31536000" }
    if response.headers["Cache-Control"] == nil {
      response.headers["Cache-Control"] = "private, no-cache"
    }
  }
}
