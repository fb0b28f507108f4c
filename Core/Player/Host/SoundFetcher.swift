import HearthPlugins
import HearthPorts
import HearthSupport

/// Fetches what takes a while, files to be decoded and devices to be opened, on a queue of its own.
actor SoundFetcher {
  private let executor = QueueExecutor(label: "hearth.fetch")
  private let shop: SoundShop
  private let outputs: AudioOutputRegistry

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ shop: SoundShop, _ outputs: AudioOutputRegistry) {
    self.shop = shop
    self.outputs = outputs
  }

  /// The sounds of a mix; see `SoundShop.fetch`.
  func fetch(_ mix: [MixEntry], seed: UInt64) async throws -> SoundMix {
    do {
      return try await shop.fetch(mix, seed: seed)
    } catch let error as UnknownPlugin {
      throw PlayerError.unknownScheme(error.name, known: error.known)
    }
  }

  /// The output of an address, at the pace of real time; not one that belongs to another process.
  func open(_ url: String) async throws -> any AudioOutput {
    let address = OutputAddress(url)
    do {
      let plugin = try outputs.plugin(named: address.scheme)
      guard !plugin.capabilities.contains(.ownProcess) else {
        throw PlayerError.ownProcess(scheme: address.scheme)
      }
      return try await plugin.make(
        AudioOutputRequest(
          address: address.path,
          parameters: address.parameters,
          isRealTime: true
        )
      )
    } catch let error as UnknownPlugin {
      throw PlayerError.unknownScheme(error.name, known: error.known)
    }
  }
}
