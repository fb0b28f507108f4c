/// Makes a photo that a person picked small and safe to keep and to send.
public protocol PhotoProcessor: Sendable {
  /// A photo upright, without what the camera wrote beside the picture, as a JPEG.
  ///
  /// Bytes from outside are never decoded in the program's own process.
  ///
  /// - Parameters:
  ///   - bytes: a picture file of any kind that the driver reads.
  ///   - side: the longest side that the result may have, in pixels; smaller ones stay as they are.
  /// - Returns: the bytes of a JPEG file.
  /// - Throws: `PhotoError`.
  func portrait(of bytes: [UInt8], side: Int) async throws(PhotoError) -> [UInt8]

  /// The middle of a photo as so many points, for screens that draw with few.
  ///
  /// - Parameters:
  ///   - bytes: a picture file of any kind that the driver reads.
  ///   - width: how many points a row has.
  ///   - height: how many rows there are.
  /// - Returns: red, green and blue of each point, row by row from the top.
  /// - Throws: `PhotoError`.
  func points(of bytes: [UInt8], width: Int, height: Int) async throws(PhotoError) -> [UInt8]
}

/// What can go wrong with a photo.
public enum PhotoError: Error, Sendable, Equatable {
  /// No picture, a damaged one, or of a kind that the driver does not read.
  case notAPicture
  /// More pixels than anybody's camera has.
  case tooLarge(megapixels: Int)
  /// It took longer, or more memory, than a photo may.
  case exhausted
  /// The program that does the work is not installed.
  case missingProgram(String)
  /// The system failed, with the number it gave (`errno`).
  case system(code: Int32)
}
