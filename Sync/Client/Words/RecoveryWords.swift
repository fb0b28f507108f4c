package import HearthPorts

/// 256 bits as 24 words, for a sheet of paper.
///
/// Eleven bits a word; the last eight bits are a checksum, so that a wrong word is noticed.
package struct RecoveryWords: Sendable, Equatable {
  /// What all of recovery is derived from.
  package let secret: [UInt8]

  /// The words of a secret of 32 bytes.
  package init(secret: [UInt8]) {
    self.secret = secret
  }

  /// The words in one line.
  package func text(_ cipher: any SyncCipher) -> String {
    let bits = (secret + [Self.checksum(secret, cipher)]).flatMap { byte in
      (0..<8).reversed().map { Int(byte >> $0 & 1) }
    }
    return stride(from: 0, to: 264, by: 11).map { start in
      WordList.words[bits[start..<(start + 11)].reduce(0) { $0 << 1 | $1 }]
    }.joined(separator: " ")
  }

  /// Reads words in any case, set apart by anything; four letters of each are enough.
  ///
  /// - Throws: `SyncError.badWords`.
  package init(_ text: String, _ cipher: any SyncCipher) throws(SyncError) {
    let words = text.lowercased().split { !$0.isLetter }
    guard words.count == 24 else { throw .badWords }
    var bits: [Int] = []
    for word in words {
      let index = WordList.words.firstIndex { candidate in
        candidate == word
          || word.count >= 4 && candidate.prefix(4) == word.prefix(4)
            && candidate.hasPrefix(word)
      }
      guard let index else { throw .badWords }
      bits += (0..<11).reversed().map { index >> $0 & 1 }
    }
    let bytes = stride(from: 0, to: 264, by: 8).map { start in
      UInt8(bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 })
    }
    secret = Array(bytes.prefix(32))
    guard bytes[32] == Self.checksum(secret, cipher) else { throw .badWords }
  }

  private static func checksum(_ secret: [UInt8], _ cipher: any SyncCipher) -> UInt8 {
    cipher.hash(secret, key: [], count: 16)[0]
  }
}
