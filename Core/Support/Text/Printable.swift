extension StringProtocol {
  /// The text as one line that a terminal cannot take for anything but text: line breaks and tabs
  /// are spaces, other control characters (which could move the cursor, recolour or turn the screen) "�".
  public var printableLine: String {
    isPrintable ? String(self) : sanitised
  }

  /// Whether no byte begins anything but text; many texts with such bytes are fine as well.
  private var isPrintable: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case 0x00..<0x20, 0x7F, 0xC2, 0xE2: false
      default: true
      }
    }
  }

  private var sanitised: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0D where line.last == " ": continue
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: line.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: line.append("\u{FFFD}")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
