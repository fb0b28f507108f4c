import DiaryRoutes
import HTTPKit
import HearthSupport
import HouseholdWeb
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct AccessTableTests {
  /// What a route says to somebody: "in" where it is up to the route's own checks.
  private static func verdict(_ answer: LoopbackAnswer) -> String {
    switch answer.status {
    case 401: "401"
    case 403: "403"
    case 303 where answer["location"]?.hasPrefix("/sign-in?") ?? false: "sign-in"
    case 500...599: "\(answer.status)"
    default: "in"
    }
  }

  private static func target(_ route: Route<WebContext<DiaryWeb>>) -> String {
    route.path.text
      .replacing("{child}", with: "01m8q1ywpb7yvh9k59d5wz7aye")
      .replacing("{id}", with: "01m8q1ywpb7yvh9k59d5wz7aye")
      .replacing("{day}", with: "2026-03-09")
  }

  @Test("Every route lets in who may use it and nobody else")
  func table() async throws {
    try await WebTestHouse.with { house in
      var lines: [String] = []
      for route in WebService<DiaryWeb>.routes where route.name != "live" {
        var verdicts: [String] = []
        for caller in Caller.allCases where route.name != "signOut" || caller == .nobody {
          let answer = await house.send(caller, route.method, Self.target(route))
          verdicts.append("\(caller.rawValue) \(Self.verdict(answer))")
          let isIn = Self.verdict(answer) == "in"
          #expect(isIn == Self.mayBeIn(caller, route.access), "\(route.name): \(caller)")
        }
        let name = route.path.text.hasPrefix("/assets/") ? "/assets/…" : route.path.text
        lines.append("\(route.method.rawValue) \(name): \(verdicts.joined(separator: ", "))")
      }
      expectSnapshot(lines.joined(separator: "\n") + "\n", suite: "DiaryWeb", named: "access")
    }
  }

  /// The table as the specification has it, beside the code that it checks.
  private static func mayBeIn(_ caller: Caller, _ access: RouteAccess) -> Bool {
    let callers: [RouteAccess: Set<Caller>] = [
      .everybody: Set(Caller.allCases),
      .reader: [.reader, .caregiver, .owner, .readingKey, .writingKey],
      .person: [.reader, .caregiver, .owner],
      .caregiver: [.caregiver, .owner, .writingKey],
      .owner: [.owner],
    ]
    return callers[access]?.contains(caller) ?? false
  }

  @Test("Names of routes differ, and each place of a path has its parameter")
  func names() {
    let routes = WebService<DiaryWeb>.routes
    #expect(Set(routes.map(\.name)).count == routes.count)
    for route in routes {
      let places = route.parameters.filter { $0.info.place == .path }.map { "{\($0.info.name)}" }
      #expect(places.allSatisfy(route.path.text.contains), "\(route.name)")
      #expect(route.path.text.filter { $0 == "{" }.count == places.count, "\(route.name)")
    }
  }

  @Test("The API's document is what it was")
  func document() {
    let document = OpenAPI(title: "diary", version: "1", routes: WebService<DiaryWeb>.routes)
    expectSnapshot(document.json.indentedText + "\n", suite: "DiaryWeb", named: "openapi")
  }
}
