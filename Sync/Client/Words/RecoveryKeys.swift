import HearthModel
import HearthPorts
import SyncProtocol

/// What is derived from the recovery words.
struct RecoveryKeys {
  /// The name that keys are sealed under, and that a hub knows the words by.
  let id: RecordID
  /// What proves to a hub that somebody has the words.
  let token: [UInt8]
  /// Seals the root key, once, by whoever sees the words.
  let wrap: [UInt8]
  /// Opens what devices seal to the words later, without having seen them.
  let secretKey: [UInt8]
  let publicKey: [UInt8]

  init(_ words: RecoveryWords, _ cipher: any SyncCipher) {
    let name = cipher.hash(cipher.derive(words.secret, number: 1), key: [], count: 16)
    var reader = ByteReader(name)
    id = (try? reader.id()) ?? RecordID(high: 0, low: 0)
    wrap = cipher.derive(words.secret, number: 2)
    secretKey = cipher.derive(words.secret, number: 3)
    token = cipher.derive(words.secret, number: 4)
    publicKey = cipher.publicKey(of: secretKey)
  }
}
