import HTTPKit
import HearthModel
package import HouseholdWeb
import TestSupport
import Testing

/// A rule of safety that every app keeps, whatever it serves.
package enum WebSafety: String, CaseIterable, Sendable {
  /// A form of another site is refused, and so is one that says nothing.
  case crossSite
  /// The session's cookie is out of reach of scripts and other sites, and new with each sign-in.
  case cookies
  /// Behind a trusted proxy the cookie is for encrypted connections only.
  case secureCookies
  /// Who is signed out is out.
  case signedOut
  /// Wrong passwords cost time, the right one too until it has passed.
  case bruteForce
  /// Only its own names call the server, as DNS rebinding would not.
  case names
  /// Nobody but a trusted proxy says where a request came from.
  case forwarded
  /// A page can load and run nothing but the server's own files.
  case policy
  /// Signing in leads to places of this server only.
  case redirects
  /// The first account is made by the link of the first start, once.
  case firstStart
  /// A theme is one of those that there are, and kept in the browser alone.
  case theme
  /// Bodies over the limit, broken ones and paths that climb are refused without harm.
  case shapes

  /// Checks the rule on an app of its own.
  package func check<App: WebApp>(_ subject: WebTestSubject<App>, _ reach: Reach) async throws {
    let proxies = self == .secureCookies ? ["127.0.0.1"] : []
    try await WebTestHouse.serving(subject, reach, proxies: proxies) { house in
      switch self {
      case .crossSite: await Self.crossSite(house)
      case .cookies: try await Self.cookies(house)
      case .secureCookies: try await Self.secureCookies(house)
      case .signedOut: await Self.signedOut(house)
      case .bruteForce: await Self.bruteForce(house)
      case .names: await Self.names(house)
      case .forwarded: await Self.forwarded(house)
      case .policy: try await Self.policy(house)
      case .redirects: await Self.redirects(house)
      case .firstStart: await Self.firstStart(house)
      case .theme: try await Self.theme(house)
      case .shapes: await Self.shapes(house)
      }
    }
  }
}

extension WebSafety {
  private static let owner = [("name", "owner"), ("password", "password of owner")]

  private static func crossSite<App: WebApp>(_ house: WebTestHouse<App>) async {
    for origin in ["http://evil.test", "null", "https://localhost", "http://localhost:81", ""] {
      let answer = await house.send(.owner, .post, "/undo", headers: [("Origin", origin)])
      #expect(answer.status == 403, "\(origin)")
    }
    // Nothing has been done yet that could be undone: refused for that reason alone.
    #expect(await house.send(.owner, .post, "/undo").status == 409)
  }

  private static func cookies<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    let fixed = [("Cookie", "hearth=chosen-by-somebody-else")]
    let first = await house.send(.nobody, .post, "/sign-in", headers: fixed, form: owner)
    let second = await house.send(.nobody, .post, "/sign-in", headers: fixed, form: owner)
    let cookie = try #require(first["set-cookie"])
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(part)) }
    #expect(!cookie.contains("chosen-by-somebody-else"))
    #expect(cookie != second["set-cookie"])
  }

  private static func secureCookies<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    let answer = await house.send(
      .nobody,
      .post,
      "/sign-in",
      headers: [
        ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "hearth.test"),
        ("Origin", "https://hearth.test"),
      ],
      form: owner
    )
    let cookie = try #require(answer["set-cookie"])
    #expect(cookie.hasPrefix("__Host-hearth="))
    #expect(cookie.contains("Secure"))
    #expect(answer["strict-transport-security"] != nil)
  }

  private static func signedOut<App: WebApp>(_ house: WebTestHouse<App>) async {
    #expect(await house.send(.reader, .get, "/account").status == 200)
    #expect(await house.send(.reader, .post, "/sign-out").status == 303)
    #expect(await house.send(.reader, .get, "/account").status == 303)
  }

  private static func bruteForce<App: WebApp>(_ house: WebTestHouse<App>) async {
    let wrong = [("name", "owner"), ("password", "guess")]
    var statuses: [Int] = []
    for _ in 0..<8 {
      statuses.append(await house.send(.nobody, .post, "/sign-in", form: wrong).status)
    }
    #expect(statuses == [422, 422, 422, 422, 422, 429, 429, 429])
    let early = await house.send(.nobody, .post, "/sign-in", form: owner)
    #expect(early.status == 429)
    #expect(early["retry-after"] != nil)
    house.clock.now = house.clock.now + .seconds(3)
    #expect(await house.send(.nobody, .post, "/sign-in", form: owner).status == 303)
  }

  private static func names<App: WebApp>(_ house: WebTestHouse<App>) async {
    let cases = [
      ("localhost", 200), ("127.0.0.1:8462", 200), ("[::1]:8462", 200), ("hearth.test", 200),
      ("HEARTH.test:1", 200), ("evil.test", 421), ("localhost.evil.test", 421), ("", 421),
      ("evil.test:8462", 421), ("192.168.1.1", 421),
    ]
    for (host, status) in cases {
      let answer = await house.send(.nobody, .get, "/sign-in", headers: [("Host", host)])
      #expect(answer.status == status, "\(host)")
    }
  }

  private static func forwarded<App: WebApp>(_ house: WebTestHouse<App>) async {
    let spoofed = [("Host", "evil.test"), ("X-Forwarded-Host", "localhost")]
    #expect(await house.send(.nobody, .get, "/sign-in", headers: spoofed).status == 421)
    let secure = [("X-Forwarded-Proto", "https")]
    let answer = await house.send(.nobody, .get, "/sign-in", headers: secure)
    #expect(answer["strict-transport-security"] == nil)
  }
}

extension WebSafety {
  private static func policy<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    for route in WebService<App>.routes
    where route.method == .get && !route.path.text.contains("{") && route.answer.type == "text/html"
    {
      let answer = await house.send(.owner, .get, route.path.text)
      let policy = try #require(answer["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(!answer.text.contains("style=\""), "\(route.name)")
      #expect(!answer.text.contains("onclick"), "\(route.name)")
    }
  }

  private static func redirects<App: WebApp>(_ house: WebTestHouse<App>) async {
    for next in ["//evil.test", "https://evil.test", "/\\evil.test", "javascript:alert(1)"] {
      let fields = owner + [("next", next)]
      let answer = await house.send(.nobody, .post, "/sign-in", form: fields)
      #expect(answer["location"] == "/", "\(next)")
    }
  }

  private static func firstStart<App: WebApp>(_ house: WebTestHouse<App>) async {
    let key = house.house.firstStart.newKey()
    let fields = [("key", key), ("name", "late"), ("password", "password of late")]
    #expect(await house.send(.nobody, .get, "/welcome?key=wrong").status == 410)
    #expect(await house.send(.nobody, .get, "/welcome?key=\(key)").status == 200)
    // There are accounts already, so that even the right key makes no owner.
    #expect(await house.send(.nobody, .post, "/welcome", form: fields).status == 410)
  }

  private static func theme<App: WebApp>(_ house: WebTestHouse<App>) async throws {
    let chosen = await house.send(.reader, .post, "/account/theme", form: [("theme", "night")])
    let cookie = try #require(chosen["set-cookie"])
    #expect(cookie.hasPrefix("theme=night;"))
    let strange = await house.send(.reader, .post, "/account/theme", form: [("theme", "<b>")])
    #expect(strange.status == 422)
    for (kept, shown) in [("night", "night"), ("dark", "dark"), ("\"><b>", "system")] {
      let page = await house.send(.nobody, .get, "/sign-in", headers: [("Cookie", "theme=\(kept)")])
      #expect(page.text.contains("data-theme=\"\(shown)\""), "\(kept)")
    }
  }

  private static func shapes<App: WebApp>(_ house: WebTestHouse<App>) async {
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: 300 * 1024)
    #expect(await house.send(.nobody, .post, "/sign-in", body: large).status == 413)
    // Where there is nothing, and where nothing is taken, that goes first.
    #expect(await house.send(.nobody, .post, "/nowhere", body: large).status == 404)
    #expect(await house.send(.nobody, .post, "/healthz", body: large).status == 405)
    for type in ["application/json", "multipart/form-data; boundary=b", "text/plain"] {
      let answer = await house.send(
        .nobody,
        .post,
        "/sign-in",
        headers: [("Content-Type", type)],
        body: Array("{\"name\": broken".utf8)
      )
      #expect((400..<500).contains(answer.status), "\(type)")
    }
    for path in ["/../etc/passwd", "/assets/../../etc/passwd", "/assets/%2e%2e%2fetc%2fpasswd"] {
      let answer = await house.send(.owner, .get, path)
      #expect([400, 404].contains(answer.status), "\(path)")
    }
  }
}
