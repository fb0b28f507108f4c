import Synchronization

/// Counts of what a server did, as Prometheus reads them (text format 0.0.4).
public final class Metrics: Sendable {
  private struct Key: Hashable {
    let route: String
    let status: Int
  }

  private struct State {
    var counts: [Key: Int] = [:]
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count + 1)
    var seconds = 0.0
    var open = 0
  }

  private static let bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]
  private let state = Mutex(State())

  /// Nothing done yet.
  public init() {}

  /// A request has come.
  public func begin() { state.withLock { $0.open += 1 } }

  /// A request has been answered.
  public func end(route: String, status: HTTPStatus, seconds: Double) {
    state.withLock { state in
      state.open -= 1
      state.counts[Key(route: route, status: status.code), default: 0] += 1
      state.seconds += seconds
      let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
      state.buckets[bucket] += 1
    }
  }

  /// All of it as text.
  public var text: String {
    let state = state.withLock { $0 }
    var lines = ["# TYPE hearth_http_requests_total counter"]
    for (key, count) in state.counts.sorted(by: {
      ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
    }) {
      lines.append(
        "hearth_http_requests_total{route=\"\(key.route)\",status=\"\(key.status)\"} \(count)"
      )
    }
    lines.append("# TYPE hearth_http_request_duration_seconds histogram")
    var sum = 0
    for (index, count) in state.buckets.enumerated() {
      sum += count
      let bound = index < Self.bounds.count ? "\(Self.bounds[index])" : "+Inf"
      lines.append("hearth_http_request_duration_seconds_bucket{le=\"\(bound)\"} \(sum)")
    }
    lines.append("hearth_http_request_duration_seconds_sum \(state.seconds)")
    lines.append("hearth_http_request_duration_seconds_count \(sum)")
    lines.append("# TYPE hearth_http_requests_open gauge")
    lines.append("hearth_http_requests_open \(state.open)")
    return lines.joined(separator: "\n") + "\n"
  }
}
