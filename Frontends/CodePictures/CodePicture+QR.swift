import CQREncode
public import HearthPorts

extension CodePicture {
  /// The QR code of a text, by libqrencode, which is opened when the first one is drawn.
  ///
  /// - Throws: `CodePictureError`.
  public static func qr(_ text: String) throws(CodePictureError) -> CodePicture {
    var bytes = [UInt8](repeating: 0, count: Int(CQRENCODE_MOST_DOTS))
    var side = 0
    switch cqrencode_dots(text, &bytes, &side) {
    case CQRENCODE_OK: break
    case CQRENCODE_MISSING: throw .missingLibrary(package: "libqrencode4")
    default: throw .tooLong
    }
    guard let picture = CodePicture(bytes.prefix(side * side).map { $0 != 0 }) else {
      throw .tooLong
    }
    return picture
  }
}
