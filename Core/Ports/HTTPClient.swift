/// Asks servers of the web and waits for their answers.
///
/// Requests of one client go one after the other over connections that stay open; whoever waits long
/// for an answer while asking something else takes a second client. An answer of any status is an
/// answer; redirections are not followed, so that what a request carries goes nowhere else.
public protocol HTTPClient: Sendable {
  /// Asks once.
  ///
  /// Cancelling the task ends the waiting at once. Whether the server has done what was asked is then
  /// as unknown as after any other error.
  ///
  /// - Parameter request: What to ask of whom.
  /// - Returns: the whole answer.
  /// - Throws: `HTTPClientError` where there is none.
  func send(_ request: ClientRequest) async throws(HTTPClientError) -> ClientResponse
}

/// What is asked of a server.
public struct ClientRequest: Sendable, Equatable {
  /// What to do ("GET", "PUT" …), in capitals.
  public var method: String
  /// The whole address, `http://` or `https://`.
  public var address: String
  /// What goes with it, in order.
  public var headers: [HTTPField]
  /// What is sent; nil for nothing.
  public var body: [UInt8]?
  /// How long everything may take together.
  public var timeLimit: Duration
  /// How many bytes the answer may hold.
  public var limit: Int

  /// A request; without more, one that reads.
  public init(
    _ method: String = "GET",
    _ address: String,
    headers: [HTTPField] = [],
    body: [UInt8]? = nil,
    timeLimit: Duration = .seconds(60),
    limit: Int = 64 << 20
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
    self.limit = limit
  }
}

/// What a server answered.
public struct ClientResponse: Sendable, Equatable {
  /// The number that says how it went (200, 404 …).
  public var status: Int
  /// What came with it, in order.
  public var headers: [HTTPField]
  /// What it holds.
  public var body: [UInt8]

  /// An answer.
  public init(status: Int, headers: [HTTPField] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first header of a name, in whatever letters either is written.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}

/// A header of a request or an answer.
public struct HTTPField: Sendable, Equatable {
  /// What it is called.
  public var name: String
  /// What it says, without line breaks.
  public var value: String

  /// A header by name and value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Why there is no answer.
public enum HTTPClientError: Error, Sendable, Equatable {
  /// The address, a header or the method is not what the web allows.
  case badRequest
  /// Nobody knows a machine of that name.
  case unknownHost
  /// The machine cannot be reached, or does not answer there.
  case unreachable
  /// It took longer than was allowed.
  case timedOut
  /// There is no certificate that proves who answers.
  case untrusted
  /// The answer holds more than `limit` bytes.
  case tooLarge(limit: Int)
  /// The connection broke, or what came was not HTTP.
  case broken
  /// It was asked to stop.
  case cancelled
  /// The library behind the driver is not installed.
  case missingLibrary
  /// There is not enough memory, or the driver asked for something impossible.
  case internalFault
}
