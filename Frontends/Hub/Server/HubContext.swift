import CommandKit
import HearthModel
import HearthPlugins
import HearthPorts
import HearthSupport
import SyncHub

/// What the commands of a hub work with.
struct HubContext: Sendable {
  let surroundings: HubProgram.Surroundings
  let console: Console
  let messages: Messages
  /// The store that was asked for.
  let store: String?
  let isJSON: Bool

  /// Opens the store, hands a hub over it to a body, and closes the store again.
  func with<T>(
    _ limits: HubLimits = HubLimits(),
    _ body: (Hub) async throws -> T
  ) async throws -> T {
    let address = try StoreAddress(
      store,
      environment: surroundings.environment,
      file: "hearth-hub.db"
    )
    guard let cipher = try? surroundings.cipher() else {
      throw Failure(messages("hub.refused.no-cipher"), status: .trouble)
    }
    let opened = try await surroundings.stores.plugin(named: address.scheme).make(
      HubStoreSetup(address: address.rest)
    )
    let hub = Hub(
      store: opened,
      limits: limits,
      now: surroundings.clock,
      random: surroundings.random
    ) { cipher.hash($0, key: [], count: 32) }
    do {
      let result = try await body(hub)
      await opened.close()
      return result
    } catch {
      await opened.close()
      throw error
    }
  }

  /// Prints a result for programs or for people.
  func print(_ json: JSON, or lines: [String]) throws {
    if isJSON { return try console.output.line(json.text) }
    for line in lines { try console.output.line(line) }
  }
}
