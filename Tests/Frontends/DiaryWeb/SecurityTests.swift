import HTTPKit
import HearthModel
import HearthSupport
import HouseholdWeb
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SecurityTests {
  @Test(
    "A form of another site is refused, and so is one that says nothing",
    arguments: Reach.allCases
  )
  func crossSite(_ reach: Reach) async throws {
    try await WebTestHouse.with(reach) { house in
      let child = try await house.child()
      let path = "/children/\(child)/sleep/start"
      for origin in ["http://evil.test", "null", "https://localhost", "http://localhost:81", ""] {
        let answer = await house.send(.owner, .post, path, headers: [("Origin", origin)])
        #expect(answer.status == 403, "\(origin)")
      }
      let state = try await house.api(.get, "/api/children/\(child)/now")["state"]
      #expect(state == "unknown")
      #expect(await house.send(.owner, .post, path).status == 303)
    }
  }

  @Test(
    "The session's cookie is out of reach of scripts and other sites, and new with each sign-in"
  )
  func cookies() async throws {
    try await WebTestHouse.with { house in
      let fields = [("name", "owner"), ("password", "password of owner")]
      let fixed = [("Cookie", "hearth=chosen-by-somebody-else")]
      let first = await house.send(.nobody, .post, "/sign-in", headers: fixed, form: fields)
      let second = await house.send(.nobody, .post, "/sign-in", headers: fixed, form: fields)
      let cookie = try #require(first["set-cookie"])
      for part in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(part)) }
      #expect(!cookie.contains("chosen-by-somebody-else"))
      #expect(cookie != second["set-cookie"])
    }
  }

  @Test("Behind a trusted proxy the cookie is for encrypted connections only")
  func secureCookies() async throws {
    try await WebTestHouse.with(proxies: ["127.0.0.1"]) { house in
      let answer = await house.send(
        .nobody,
        .post,
        "/sign-in",
        headers: [
          ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "hearth.test"),
          ("Origin", "https://hearth.test"),
        ],
        form: [("name", "owner"), ("password", "password of owner")]
      )
      let cookie = try #require(answer["set-cookie"])
      #expect(cookie.hasPrefix("__Host-hearth="))
      #expect(cookie.contains("Secure"))
      #expect(answer["strict-transport-security"] != nil)
    }
  }

  @Test("Who is signed out, or ended from elsewhere, is out")
  func ended() async throws {
    try await WebTestHouse.with { house in
      #expect(await house.send(.reader, .get, "/children").status == 200)
      #expect(await house.send(.reader, .post, "/sign-out").status == 303)
      #expect(await house.send(.reader, .get, "/children").status == 303)
    }
  }

  @Test("Wrong passwords cost time, the right one too until it has passed")
  func bruteForce() async throws {
    try await WebTestHouse.with { house in
      let wrong = [("name", "owner"), ("password", "guess")]
      var statuses: [Int] = []
      for _ in 0..<8 {
        statuses.append(await house.send(.nobody, .post, "/sign-in", form: wrong).status)
      }
      #expect(statuses == [422, 422, 422, 422, 422, 429, 429, 429])
      let right = [("name", "owner"), ("password", "password of owner")]
      let early = await house.send(.nobody, .post, "/sign-in", form: right)
      #expect(early.status == 429)
      #expect(early["retry-after"] != nil)
      house.clock.now = house.clock.now + .seconds(3)
      #expect(await house.send(.nobody, .post, "/sign-in", form: right).status == 303)
    }
  }

  struct HostCase: Sendable {
    let host: String
    let status: Int
  }

  static let hosts: [HostCase] = [
    HostCase(host: "localhost", status: 200), HostCase(host: "127.0.0.1:8462", status: 200),
    HostCase(host: "[::1]:8462", status: 200), HostCase(host: "hearth.test", status: 200),
    HostCase(host: "HEARTH.test:1", status: 200), HostCase(host: "evil.test", status: 421),
    HostCase(host: "localhost.evil.test", status: 421), HostCase(host: "", status: 421),
    HostCase(host: "evil.test:8462", status: 421), HostCase(host: "192.168.1.1", status: 421),
  ]

  @Test("Only its own names call the server, as DNS rebinding would not", arguments: hosts)
  func names(_ item: HostCase) async throws {
    try await WebTestHouse.with { house in
      let answer = await house.send(.nobody, .get, "/sign-in", headers: [("Host", item.host)])
      #expect(answer.status == item.status)
    }
  }

  @Test("Nobody but a trusted proxy says where a request came from")
  func forwarded() async throws {
    try await WebTestHouse.with { house in
      let spoofed = [("Host", "evil.test"), ("X-Forwarded-Host", "localhost")]
      #expect(await house.send(.nobody, .get, "/sign-in", headers: spoofed).status == 421)
      let secure = [("X-Forwarded-Proto", "https")]
      let answer = await house.send(.nobody, .get, "/sign-in", headers: secure)
      #expect(answer["strict-transport-security"] == nil)
    }
  }

  static let texts: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'-alert(1)-'",
  ]

  @Test("A script in any field comes back as text", arguments: texts)
  func scripts(_ text: String) async throws {
    try await WebTestHouse.with { house in
      let child = try await house.child(text)
      let base = "/api/children/\(child)"
      let time: JSON = "2026-03-10T12:00:00+01:00"
      let text = JSON.string(text)
      let sleep = try await house.api(
        .post,
        "\(base)/sleeps",
        [
          "start": "2026-03-10T09:00:00+01:00", "end": "2026-03-10T10:00:00+01:00", "place": text,
          "note": text, "settling": text, "moodAtStart": text, "moodAtEnd": text,
        ]
      )
      let bodies: [(String, JSON)] = [
        ("feeding", ["start": time, "foods": text, "reaction": text, "note": text]),
        ("nappy", ["at": time, "colour": text, "texture": text, "note": text]),
        ("medicine", ["at": time, "name": text, "unit": text, "dose": 1]),
        ("milestone", ["at": time, "title": text]), ("note", ["at": time, "text": text]),
        ("pumping", ["start": time, "use": text]), ("growth", ["grams": 4000, "posture": text]),
        ("tummyTime", ["start": time, "milestone": text]),
      ]
      var pages = [
        "/children", "/children/\(child)", "/children/\(child)/profile",
        "/children/\(child)/statistics",
        "/sleeps/\(sleep["id"]?.string ?? "")",
      ]
      for (kind, body) in bodies {
        let event = try await house.api(.post, "\(base)/events/\(kind)", body)
        pages.append("/events/\(kind)/\(event["id"]?.string ?? "")")
      }
      for page in pages {
        let answer = await house.send(.owner, .get, page)
        #expect(answer.status == 200)
        #expect(!answer.text.contains("<script>alert"), "\(page)")
        #expect(!answer.text.contains("<img src=x"), "\(page)")
      }
    }
  }

  @Test("A page can load and run nothing but the server's own files")
  func policy() async throws {
    try await WebTestHouse.with { house in
      let answer = await house.send(.owner, .get, "/children")
      let policy = try #require(answer["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(!answer.text.contains("style=\""))
      #expect(!answer.text.contains("onclick"))
    }
  }

  static let elsewhere: [String] = [
    "//evil.test", "https://evil.test", "/\\evil.test", "javascript:alert(1)",
  ]

  @Test("Signing in leads to places of this server only", arguments: elsewhere)
  func redirects(_ next: String) async throws {
    try await WebTestHouse.with { house in
      let answer = await house.send(
        .nobody,
        .post,
        "/sign-in",
        form: [("name", "owner"), ("password", "password of owner"), ("next", next)]
      )
      #expect(answer["location"] == "/")
    }
  }

  @Test("A photo that is none, or a bomb, is refused; a picture is kept small")
  func photos() async throws {
    try await WebTestHouse.with { house in
      let child = try await house.child()
      let send = { (bytes: [UInt8]) in
        let head = "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p\"\r\n\r\n"
        return await house.send(
          .owner,
          .post,
          "/children/\(child)/photo",
          headers: [("Content-Type", "multipart/form-data; boundary=b")],
          body: Array(head.utf8) + bytes + Array("\r\n--b--\r\n".utf8)
        )
      }
      #expect(await send(Array("no picture".utf8)).status == 422)
      #expect(await send(Picture.pngHead(width: 60_000, height: 60_000)).status == 422)
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
      #expect(await send(Array(svg.utf8)).status == 422)
      #expect(await send([UInt8](repeating: 0, count: 21 * 1024 * 1024)).status == 413)
      #expect(await house.send(.owner, .get, "/children/\(child)/photo").status == 404)
      #expect(await send(Picture.png(width: 900, height: 300)).status == 303)
      let photo = await house.send(.owner, .get, "/children/\(child)/photo")
      #expect(photo.status == 200)
      #expect(photo.body.starts(with: [0xFF, 0xD8]))
    }
  }
}
