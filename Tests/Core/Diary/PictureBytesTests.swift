import DiaryCore
import HearthContainer
import HearthModel
import HearthPorts
import TestSupport
import Testing

@Suite("The bytes of a picture")
struct PictureBytesTests {
  private static let vectors: [(bytes: String, text: String)] = [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]

  @Test("are written as RFC 4648 §10 shows", arguments: vectors)
  func vector(bytes: String, text: String) {
    #expect(PictureBytes(Array(bytes.utf8)).base64 == text)
  }

  @Test("come back from the store as they were, of every length")
  func roundTrip() async throws {
    let family = try await Family("Europe/Berlin", now: "2026-03-01 12:00")
    let child = family.child.id
    for length in 0..<20 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 251) }
      try await ChildBook(family.dependencies).edit(child, photo: bytes) { _ in }
      let photo = try await family.dependencies.store.read {
        try ChildBook.photo(of: child, in: $0)
      }
      #expect(photo?.picture.bytes == bytes)
    }
  }
}
