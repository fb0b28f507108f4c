import HTTPKit
import HearthHousehold
import HearthModel
import HearthSupport

/// A line for each request: what route, how it went, how long it took; no path, no query, no body, so
/// no name and no secret.
public struct AccessLog: Sendable {
  private let write: @Sendable (String) -> Void

  /// A log that gives each line away.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// One request.
  public struct Entry: Sendable {
    let at: Instant
    let method: HTTPMethod
    let route: String
    let response: HTTPResponse
    let milliseconds: Int64
    let client: String
    let account: RecordID?
  }

  func add(_ entry: Entry) {
    let json: JSON = [
      "time": .string(ISOText.utc(entry.at)),
      "method": .string(entry.method.rawValue),
      "route": .string(entry.route),
      "status": .integer(Int64(entry.response.status.code)),
      "bytes": .integer(Int64(entry.response.bytes.count)),
      "milliseconds": .integer(entry.milliseconds),
      "client": .string(entry.client),
      "account": JSON(entry.account?.description),
    ]
    write(json.text)
  }
}

/// Instants for logs.
enum ISOText {
  /// `2026-01-09T19:30:00Z`.
  static func utc(_ instant: Instant) -> String {
    let local = LocalTime(instant, offset: 0)
    let seconds = local.time.second == 0 ? ":00" : ""
    return "\(local.day)T\(local.time)\(seconds)Z"
  }
}
