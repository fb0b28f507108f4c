import CodePictures
import HearthContainer
import HearthModel
import HearthPlugins
import HearthPorts
import HouseholdWeb
import SyncClient
import SyncCrypto
import SyncFolder
import SyncHub
import SyncLoopback
import TestSupport

/// Where the houses of a test meet: a hub in this process, `loopback:`, and folders.
struct WebTestHub {
  private let cipher: SodiumCipher
  private let hub: Hub
  private let transports = TransportRegistry([.folder])

  init(at now: Instant) throws {
    let (cipher, random) = (try SodiumCipher(), TestRandom(seed: 7))
    self.cipher = cipher
    hub = Hub(
      store: MemoryHubStore(),
      limits: HubLimits(),
      now: { now },
      random: { random.next() },
      hash: { cipher.hash($0, key: [], count: 32) }
    )
  }

  /// The exchange of a house.
  func meeting(_ dependencies: Dependencies) -> WebSync {
    let (hub, cipher, transports) = (hub, cipher, transports)
    return WebSync(
      household: {
        SyncHousehold(
          store: dependencies.store,
          cipher: cipher,
          now: dependencies.now,
          random: dependencies.random
        ) { url, space, device, token in
          guard let folder = Self.folder(url) else {
            return LoopbackTransport(hub, space: space, device: device, token: token)
          }
          return try await transports.plugin(named: "folder").make(
            TransportSetup(
              address: folder,
              space: space,
              device: device,
              token: token,
              now: dependencies.now,
              random: dependencies.random
            )
          )
        }
      },
      place: { url in
        if url != "loopback:" {
          _ = try transports.plugin(named: String(url.prefix { $0 != ":" }))
        }
        return url
      },
      picture: { text throws(CodePictureError) in try CodePicture.qr(text) },
      name: "machine",
      pause: {
        try Task.checkCancellation()
        await Task.yield()
      }
    )
  }

  private static func folder(_ url: String) -> String? {
    url.hasPrefix("folder:") ? String(url.dropFirst("folder:".count)) : nil
  }
}
