import Glibc
import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SyncClient

extension HouseholdContext {
  /// The household's exchange over the transports of this program.
  func sync() throws -> SyncHousehold {
    guard let parts = household.sync else { throw Failure(messages("sync.refused.no-transports")) }
    guard let cipher = try? parts.cipher() else {
      throw Failure(messages("sync.refused.no-cipher"), status: .trouble)
    }
    let dependencies = dependencies
    return SyncHousehold(
      store: dependencies.store,
      cipher: cipher,
      now: dependencies.now,
      random: dependencies.random
    ) { url, space, device, token in
      let address = TransportAddress(url)
      return try await parts.transports.plugin(named: address.scheme).make(
        TransportSetup(
          address: address.rest,
          space: space,
          device: device,
          token: token,
          now: dependencies.now,
          random: dependencies.random
        )
      )
    }
  }

  /// Runs a body; what stands in its way leaves as a sentence.
  func telling<T>(_ body: (SyncHousehold) async throws -> T) async throws -> T {
    do {
      return try await body(try sync())
    } catch let error as SyncError {
      throw error.failure(messages)
    } catch let error as TransportError {
      throw error.failure(messages)
    }
  }

  /// The name of this machine.
  var machineName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "?" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The options that several of the commands take.
enum SyncOptions {
  static let transport = Option(
    "transport",
    .text,
    valueName: "command.value.url",
    summary: "option.sync.transport"
  )
  static let registrationCode = Option(
    "registration-code",
    .text,
    valueName: "word.code",
    summary: "option.sync.registration-code"
  )
  static let name = Option("name", .text, summary: "option.sync.name")
  static let yes = Flag("yes", summary: "option.sync.yes")
}
