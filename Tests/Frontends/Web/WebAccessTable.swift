import HTTPKit
import HearthSupport
package import HouseholdWeb
import TestSupport
import Testing

/// What must hold of the routes of any app.
package enum WebAccessTable<App: WebApp> {
  /// Asks every route as everybody, and keeps who was let in.
  ///
  /// - Parameters:
  ///   - house: an empty house.
  ///   - values: what stands in the places of paths.
  ///   - suite: where the table is kept.
  package static func check(
    _ house: WebTestHouse<App>,
    values: [String: String],
    suite: String
  ) async {
    var lines: [String] = []
    // What goes on for ever is asked for by tests of its own.
    let endless: Set = ["live", "playerEvents", "stream", "streamOf"]
    for route in WebService<App>.routes where !endless.contains(route.name) {
      var target = route.path.text
      for (name, value) in values { target = target.replacing("{\(name)}", with: value) }
      var verdicts: [String] = []
      for caller in Caller.allCases where route.name != "signOut" || caller == .nobody {
        let verdict = verdict(await house.send(caller, route.method, target))
        verdicts.append("\(caller.rawValue) \(verdict)")
        #expect((verdict == "in") == mayBeIn(caller, route.access), "\(route.name): \(caller)")
      }
      let name = route.path.text.hasPrefix("/assets/") ? "/assets/…" : route.path.text
      lines.append("\(route.method.rawValue) \(name): \(verdicts.joined(separator: ", "))")
    }
    expectSnapshot(lines.joined(separator: "\n") + "\n", suite: suite, named: "access")
  }

  /// Names of routes differ, and each place of a path has its parameter.
  package static func checkNames() {
    let routes = WebService<App>.routes
    #expect(Set(routes.map(\.name)).count == routes.count)
    for route in routes {
      let places = route.parameters.filter { $0.info.place == .path }.map { "{\($0.info.name)}" }
      #expect(places.allSatisfy(route.path.text.contains), "\(route.name)")
      #expect(route.path.text.filter { $0 == "{" }.count == places.count, "\(route.name)")
    }
  }

  /// The API's document is what it was.
  package static func checkDocument(suite: String) {
    let document = OpenAPI(title: "app", version: "1", routes: WebService<App>.routes)
    expectSnapshot(document.json.indentedText + "\n", suite: suite, named: "openapi")
  }

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
}
