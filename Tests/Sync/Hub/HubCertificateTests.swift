import HearthModel
import HearthPlugins
import HearthPorts
import SyncHTTP
import SyncHTTPClient
import TestSupport
import Testing

@testable import SyncTests

@Suite("A hub with a certificate of the family's own", .timeLimit(.minutes(20)))
struct HubCertificateTests {
  @Test("serves the devices that were given the certificate")
  func trusted() async throws {
    let tests = ConvergenceTests()
    try await tests.arrives(.memory, .secureSocket)
    try await tests.joins(.memory, .secureSocket)
    try await SafetyTests().revoked(.secureSocket)
  }

  @Test("is sent nothing by a device that was not")
  func untrusted() async throws {
    let network = try SyncNetwork()
    let address = try await network.address(.secureSocket)
    let transport = try await TransportPlugin.https(CurlClient()).make(
      TransportSetup(
        address: String(address.dropFirst("https:".count)),
        space: RecordID(high: 1, low: 1),
        device: RecordID(high: 2, low: 2),
        token: [1],
        now: { Instant(seconds: 0) },
        random: { 4 }
      )
    )
    await #expect(throws: TransportError.untrusted(address: address)) {
      try await transport.pull(PullRequest(cursor: [], epoch: 0, limit: 1))
    }
  }
}
