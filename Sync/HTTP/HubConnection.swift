import HearthModel
import HearthPorts
import SyncProtocol

/// Asks a hub, and tells its answers from those of anything else that may stand at its address.
struct HubConnection: Sendable {
  /// How long an answer may take, beside what the hub was asked to wait.
  private static let patience = 60
  private static let longestAnswer = 64 << 20

  let client: any HTTPClient
  /// Asks what the hub may hold back.
  let waiting: any HTTPClient
  let root: String
  let device: RecordID
  let token: [UInt8]

  /// The body of the answer.
  ///
  /// - Parameters:
  ///   - method: what to do.
  ///   - path: behind the address.
  ///   - body: what is sent.
  ///   - patience: for how many seconds the hub may hold the answer back.
  /// - Returns: the bytes.
  /// - Throws: `TransportError`.
  func ask(
    _ method: String,
    _ path: String,
    _ body: [UInt8]?,
    patience: Int = 0
  ) async throws(TransportError) -> [UInt8] {
    let request = ClientRequest(
      method,
      root + path,
      headers: [
        HTTPField("Authorization", "\(HubWire.scheme) \(device):\(token.hexadecimal)"),
        HTTPField("Accept", HubWire.contentType),
        HTTPField("Content-Type", HubWire.contentType),
      ],
      body: body,
      timeLimit: .seconds(Self.patience + patience),
      limit: Self.longestAnswer
    )
    let answer: ClientResponse
    do throws(HTTPClientError) {
      answer = try await (patience > 0 ? waiting : client).send(request)
    } catch {
      throw trouble(error)
    }
    return try self.body(of: answer).get()
  }

  /// What an answer holds.
  func read<T>(
    _ bytes: [UInt8],
    _ decode: ([UInt8]) throws(WireError) -> T
  ) throws(TransportError) -> T {
    do throws(WireError) {
      return try decode(bytes)
    } catch {
      throw .malformed(detail: "\(bytes.count) B")
    }
  }

  private func body(of answer: ClientResponse) -> Result<[UInt8], TransportError> {
    if let word = answer.header(HubWire.troubleField) {
      return .failure(HubWire.error(word, at: root))
    }
    switch answer.status {
    case 204: return .success([])
    case 200 where answer.header("Content-Type") == HubWire.contentType:
      return .success(answer.body)
    // What stands before a hub says that the hub is not there, or that it is too much.
    case 429, 502, 503, 504: return .failure(.busy)
    default: return .failure(.stranger(address: root))
    }
  }

  private func trouble(_ error: HTTPClientError) -> TransportError {
    switch error {
    case .badRequest: .badAddress(root)
    case .untrusted: .untrusted(address: root)
    case .tooLarge: .malformed(detail: "> \(Self.longestAnswer) B")
    case .missingLibrary: .missingLibrary(package: "libcurl4")
    case .unknownHost, .unreachable, .timedOut, .broken, .cancelled, .internalFault:
      .unreachable(address: root, detail: "")
    }
  }
}
