/// Where a server listens, and how much it takes on.
public struct ServerSettings: Sendable {
  /// Where it listens.
  public enum Place: Sendable, Equatable {
    /// A numeric address and a port; port nought lets the system choose.
    case address(String, port: Int)
    /// A socket that listens already, handed over by the system's service manager.
    case socket(Int32)
  }

  /// Where it listens.
  public var place: Place
  /// Certificate chain and private key as PEM; nil for no encryption.
  public var identity: ServerIdentity?
  /// How many threads serve connections.
  public var threads = 2
  /// How many connections are open at once; more wait.
  public var mostConnections = 1000
  /// How many of these come from one address; more are refused.
  public var mostConnectionsPerAddress = 250
  /// Seconds after which a connection on which nothing comes is closed.
  public var idleSeconds = 60
  /// Seconds in which a whole body must have come.
  public var bodySeconds = 120
  /// Bytes that the header fields of a request may take.
  public var headerBytes = 16 * 1024
  /// Seconds that open requests get to end when the server stops.
  public var stopSeconds = 5

  /// Usual limits at a place.
  public init(_ place: Place, identity: ServerIdentity? = nil) {
    self.place = place
    self.identity = identity
  }
}

/// What a server shows to prove who it is.
public struct ServerIdentity: Sendable {
  /// The certificate and those above it, PEM.
  public let certificate: String
  /// The private key, PEM.
  public let key: String

  /// A certificate with its key.
  public init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }
}

/// Why a server does not start.
public enum ServerError: Error, Sendable, Equatable {
  /// No numeric address, or one that this machine does not have.
  case badAddress(String)
  /// Another program listens there.
  case inUse(String, port: Int)
  /// The account may not listen there.
  case notPermitted(String, port: Int)
  /// Certificate and key are no PEM, or do not belong together.
  case badIdentity
  /// The system failed, with the number it gave (`errno`).
  case system(code: Int32)
}
