public import HearthPorts
import HearthSupport

/// Photos by the command-line tools of libvips, each in a process with narrow limits.
public actor VipsPhotos: PhotoProcessor {
  /// The most pixels that are decoded, in millions; the largest cameras of phones have 200.
  private static let megapixels = 220
  private static let tool = "vipsthumbnail"

  private nonisolated let executor = QueueExecutor(label: "hearth.photos")
  private let folder: String

  /// A processor that keeps its passing files in a folder, without a name there.
  public init(temporaryFolder folder: String = "/tmp") {
    self.folder = folder
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func portrait(of bytes: [UInt8], side: Int) throws(PhotoError) -> [UInt8] {
    let picture = try ScratchFile(in: folder, holding: bytes)
    try checkSize(of: picture)
    let output = try ScratchFile(in: folder)
    // "strip" leaves out Exif, XMP and the place where it was taken; turning upright is the default.
    let status = try LimitedProcess.run(
      [Self.tool, "stdin", "--size", "\(side)x\(side)>", "-o", ".jpg[Q=82,strip,optimize_coding]"],
      input: picture,
      output: output
    )
    try check(status)
    let portrait = try output.contents(limit: LimitedProcess.mostBytesWritten)
    guard portrait.starts(with: [0xFF, 0xD8]) else { throw .notAPicture }
    return portrait
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func points(
    of bytes: [UInt8],
    width: Int,
    height: Int
  ) throws(PhotoError) -> [UInt8] {
    let picture = try ScratchFile(in: folder, holding: bytes)
    try checkSize(of: picture)
    let output = try ScratchFile(in: folder)
    let status = try LimitedProcess.run(
      [
        Self.tool, "stdin", "--size", "\(width)x\(height)", "--smartcrop", "centre", "--eprofile",
        "srgb", "-o", ".ppm",
      ],
      input: picture,
      output: output
    )
    try check(status)
    let file = try output.contents(limit: LimitedProcess.mostBytesWritten)
    let count = width * height * 3
    // What the file begins with tells its size; one of another size is of a smaller picture.
    guard file.starts(with: Array("P6".utf8)), file.count > count,
      Self.size(inHeading: file.dropLast(count)) == [width, height, 255]
    else { throw .notAPicture }
    return Array(file.suffix(count))
  }

  /// The three numbers of a PPM file's heading, comments left out.
  private static func size(inHeading bytes: ArraySlice<UInt8>) -> [Int] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ") }.dropFirst()
      .compactMap { Int($0) }
  }

  /// Refuses what would take minutes: a small file can hold billions of pixels.
  private func checkSize(of picture: ScratchFile) throws(PhotoError) {
    let output = try ScratchFile(in: folder)
    let status = try LimitedProcess.run(["vipsheader", "stdin"], input: picture, output: output)
    try check(status)
    let line = String(decoding: try output.contents(limit: 4096), as: UTF8.self)
    guard let (width, height) = Self.size(in: line) else { throw .notAPicture }
    let megapixels = width.multipliedReportingOverflow(by: height)
    guard !megapixels.overflow, megapixels.partialValue <= Self.megapixels * 1_000_000 else {
      throw .tooLarge(megapixels: Self.megapixels)
    }
  }

  /// The "3000x2000" of "stdin: 3000x2000 uchar, 3 bands, srgb".
  private static func size(in line: String) -> (width: Int, height: Int)? {
    for word in line.split(separator: " ") {
      let sides = word.split(separator: "x").compactMap { Int($0) }
      if sides.count == 2, sides.allSatisfy({ $0 > 0 }) { return (sides[0], sides[1]) }
    }
    return nil
  }

  private func check(_ status: LimitedProcess.Status) throws(PhotoError) {
    switch status {
    case .done: return
    case .failed: throw .notAPicture
    case .exhausted: throw .exhausted
    case .missingProgram: throw .missingProgram(Self.tool)
    }
  }
}
