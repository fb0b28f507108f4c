import Glibc
import HearthContainer
import HearthModel
import HearthPlugins
package import HearthPorts
import HearthSupport
package import SyncClient

extension HouseholdSession {
  /// The household's exchange over the transports of this program.
  ///
  /// - Throws: `Failure` where this program cannot sync.
  package func exchange() throws -> SyncHousehold {
    guard let parts = sync else { throw Failure(messages("sync.refused.no-transports")) }
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

  /// The household's exchange beside a program that goes on, whose store is open.
  ///
  /// - Parameters:
  ///   - wait: passes time; throws when its task is cancelled.
  ///   - changed: told, from any thread, when the status is another one.
  /// - Returns: the exchange, which is to be run; nil where the program cannot sync.
  package func backgroundSync(
    wait: @escaping BackgroundSync.Wait,
    changed: @escaping @Sendable () -> Void = {}
  ) -> BackgroundSync? {
    guard sync != nil else { return nil }
    return BackgroundSync(
      dependencies.store,
      household: { try exchange() },
      now: dependencies.now,
      random: dependencies.random,
      wait: wait,
      changed: changed
    )
  }
}

extension HouseholdSession {
  /// What draws codes for cameras; nil where the program cannot sync.
  package var codePicture: (@Sendable (String) throws(CodePictureError) -> CodePicture)? {
    sync?.picture
  }

  /// A URL of a place to meet, as it is to be kept.
  ///
  /// - Throws: `UnknownPlugin` where no transport of this program goes there, `Failure` where it has none.
  package func meetingPlace(_ url: String) throws -> String {
    guard let parts = sync else { throw Failure(messages("sync.refused.no-transports")) }
    _ = try parts.transports.plugin(named: TransportAddress(url).scheme)
    return TransportAddress.lasting(url, home: home)
  }

  /// The name of this machine.
  package var machineName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "?" }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension HouseholdContext {
  /// Runs a body; what stands in its way leaves as a sentence.
  func telling<T>(_ body: (SyncHousehold) async throws -> T) async throws -> T {
    do {
      return try await body(try household.exchange())
    } catch let error as SyncError {
      throw error.failure(messages)
    } catch let error as TransportError {
      throw error.failure(messages)
    }
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
