import CodePictures
public import CommandKit
import HearthPlugins
public import HearthPorts
import HearthSupport
import SyncCrypto
import SyncFolder
import SyncHTTP
public import SyncHTTPClient

extension SyncParts {
  /// What every program of the suite syncs with: a shared folder or a hub, sealed by libsodium.
  ///
  /// Nothing is opened before it is needed.
  ///
  /// - Parameter web: asks a hub.
  /// - Returns: the parts; every call makes its own.
  public static func usual(_ web: any HTTPClient = CurlClient.ofHousehold()) -> SyncParts {
    // A client asks one thing at a time: what a person does cannot wait until the hub has news.
    let waiting = CurlClient.ofHousehold()
    return SyncParts(
      transports: TransportRegistry([
        .folder, .https(web, waiting: waiting), .http(web, waiting: waiting),
      ]),
      picture: { text throws(CodePictureError) in try CodePicture.qr(text) },
      cipher: { try SodiumCipher() }
    )
  }
}

extension CurlClient {
  /// A client that trusts what the household says it does, besides what the system trusts.
  ///
  /// `HEARTH_CERTIFICATES` names a file of certificates (PEM), such as that of a hub at home.
  public static func ofHousehold() -> CurlClient {
    CurlClient(authorities: Environment.process()["HEARTH_CERTIFICATES"])
  }
}
