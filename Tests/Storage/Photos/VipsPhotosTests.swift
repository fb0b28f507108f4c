import HearthPorts
import StoragePhotos
import TestSupport
import Testing

@Suite("Photos")
struct VipsPhotosTests {
  private let photos = VipsPhotos()

  @Test("become JPEG files no larger than asked, smaller ones staying as they are")
  func size() async throws {
    let large = try await photos.portrait(of: Picture.png(width: 900, height: 300), side: 512)
    #expect(Picture.size(ofJPEG: large) == [512, 171])
    let small = try await photos.portrait(of: Picture.png(width: 40, height: 30), side: 512)
    #expect(Picture.size(ofJPEG: small) == [40, 30])
  }

  @Test("stand upright and lose what the camera wrote")
  func upright() async throws {
    let jpeg = try await photos.portrait(of: Picture.png(width: 300, height: 100), side: 512)
    let tagged = Picture.tagged(jpeg, orientation: 6)
    let portrait = try await photos.portrait(of: tagged, side: 512)
    #expect(Picture.size(ofJPEG: portrait) == [100, 300])
    let text = String(decoding: portrait, as: UTF8.self)
    #expect(!text.contains("Exif"))
    #expect(!text.contains("48.8584N"))
  }

  @Test("become as many points as asked, from smaller and from larger ones", arguments: [4, 40])
  func points(side: Int) async throws {
    let png = Picture.png(width: 30, height: 20)
    let points = try await photos.points(of: png, width: side, height: side)
    #expect(points.count == side * side * 3)
    await #expect(throws: PhotoError.notAPicture) {
      try await photos.points(of: [], width: side, height: side)
    }
  }

  private static let refused: [(name: String, bytes: [UInt8])] = [
    ("nothing", []),
    ("text", Array("root:x:0:0\n".utf8)),
    ("a drawing", Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#.utf8)),
    ("the first bytes of a PNG", Array(Picture.png(width: 40, height: 30).prefix(20))),
  ]

  @Test("that are none are refused", arguments: refused.map(\.name))
  func refusal(name: String) async throws {
    let bytes = try #require(Self.refused.first { $0.name == name }).bytes
    await #expect(throws: PhotoError.notAPicture) {
      try await photos.portrait(of: bytes, side: 512)
    }
  }

  @Test("that would unfold to billions of pixels are refused before they are read")
  func bomb() async {
    let bytes = Picture.pngHead(width: 60_000, height: 60_000)
    await #expect(throws: PhotoError.tooLarge(megapixels: 220)) {
      try await photos.portrait(of: bytes, side: 512)
    }
  }

  @Test("need a folder for passing files")
  func folder() async {
    await #expect(throws: PhotoError.system(code: 2)) {
      try await VipsPhotos(temporaryFolder: "/nowhere")
        .portrait(of: Picture.png(width: 4, height: 3), side: 512)
    }
  }
}
