import HearthHousehold
public import HearthModel

/// A child's portrait, beside the child so that everyday reading does not carry it along.
public struct ChildPhoto: Record, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: RecordID
  /// Whose.
  public let child: RecordID
  /// The bytes of a JPEG file, upright and without what the camera wrote beside the picture.
  public var picture: PictureBytes

  // swift-format-ignore
  public static let schema = Schema(24, "child_photo", indexes: [[1]], ChildPhoto.init,
    Field(1, "child", \.child),
    Field(2, "picture", \.picture),
  )

  /// The longest side, in pixels.
  public static let side = 512
}

extension ChildPhoto {
  /// The one portrait of a child; its identifier is made of the child's.
  public init(of child: RecordID, _ bytes: [UInt8]) {
    self.init(id: Self.id(of: child), child: child, picture: PictureBytes(bytes))
  }

  /// The identifier of a child's portrait, the same on every device.
  public static func id(of child: RecordID) -> RecordID {
    ImportedRow.id(forKey: "child_photo:\(child)")
  }
}
