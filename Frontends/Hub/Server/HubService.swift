public import HTTPKit
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import SyncHub
import SyncProtocol

/// Serves a hub: answers devices, counts, writes a line for each request, slows down who guesses.
public struct HubService: HTTPService {
  private let site: HubSite
  private let router = Router(HubRoutes.all)

  /// Serves a site.
  public init(_ site: HubSite) {
    self.site = site
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func bodyLimit(for head: HTTPRequestHead) -> BodyLimit { router.bodyLimit(for: head) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    let begun = site.now()
    site.metrics.begin()
    let match = Result { () throws(Problem) in try router.match(request.head) }
    let response = await answer(request, match)
    let route = (try? match.get().route.name) ?? "none"
    let passed = max(.zero, site.now() - begun).components
    let milliseconds = passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000
    site.metrics.end(route: route, status: response.status, seconds: Double(milliseconds) / 1000)
    site.log(line(request, response, route, begun, milliseconds))
    return response
  }

  private func answer(
    _ request: HTTPRequest,
    _ match: Result<Router<HubSite>.Match, Problem>
  ) async -> HTTPResponse {
    let peer = request.head.peer
    guard !site.guesses.holds(peer, at: site.now()) else { return Self.response(to: .busy) }
    do {
      let match = try match.get()
      return try await match.route.handle(try router.input(request, match), site)
    } catch let error as TransportError {
      switch error {
      case .notAdmitted, .needsCode, .noSpace: site.guesses.fail(peer, at: site.now())
      default: break
      }
      return Self.response(to: error)
    } catch let problem as Problem {
      return problem.response
    } catch {
      return Self.response(to: .unreachable(address: "", detail: ""))
    }
  }

  private static func response(to error: TransportError) -> HTTPResponse {
    let (status, word) = HubWire.trouble(error)
    var problem = Problem(HTTPStatus(status), code: word).with(HubWire.troubleField, word)
    if status == 401 { problem = problem.with("WWW-Authenticate", HubWire.scheme) }
    if case .busy = error { problem = problem.with("Retry-After", "60") }
    return problem.response
  }

  /// What route, how it went, how long it took: no path, no name and no secret.
  private func line(
    _ request: HTTPRequest,
    _ response: HTTPResponse,
    _ route: String,
    _ begun: Instant,
    _ milliseconds: Int64
  ) -> String {
    let time = LocalTime(begun, offset: 0)
    let json: JSON = [
      "time": .string("\(time.day)T\(time.time)Z"),
      "method": .string(request.head.method.rawValue),
      "route": .string(route),
      "status": .integer(Int64(response.status.code)),
      "received": .integer(Int64(request.body.count)),
      "sent": .integer(Int64(response.bytes.count)),
      "milliseconds": .integer(milliseconds),
      "client": .string(request.head.peer),
    ]
    return json.text
  }
}
