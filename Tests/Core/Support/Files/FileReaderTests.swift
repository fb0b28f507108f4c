import Glibc
import HearthSupport
import Testing

@Suite("Reading small files")
struct FileReaderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A file is read whole, up to the limit itself", arguments: [0, 1, 70_000])
  func whole(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write(bytes, to: "file")
    #expect(try FileReader.bytes(at: path, limit: count) == bytes)
  }

  @Test("A file above the limit is refused")
  func tooLarge() throws {
    let path = try folder.write([1, 2, 3], to: "file")
    #expect(throws: FileError.tooLarge(path: path, limit: 2)) {
      try FileReader.bytes(at: path, limit: 2)
    }
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 100_000)) {
      try FileReader.bytes(at: "/dev/zero", limit: 100_000)
    }
  }

  @Test("A file of /proc, which tells no size, is read to its end")
  func unknownSize() throws {
    #expect(try !FileReader.bytes(at: "/proc/self/maps", limit: 1 << 24).isEmpty)
  }

  @Test("What is no file is told apart")
  func refusals() throws {
    let path = folder.path
    #expect(throws: FileError.missing(path: "\(path)/none")) {
      try FileReader.bytes(at: "\(path)/none", limit: 9)
    }
    #expect(throws: FileError.isFolder(path: path)) { try FileReader.bytes(at: path, limit: 9) }
    let file = try folder.write([1], to: "file")
    #expect(throws: FileError.missing(path: "\(file)/x")) {
      try FileReader.bytes(at: "\(file)/x", limit: 9)
    }
    #expect(throws: FileError.missing(path: "\(file)\0.txt")) {
      try FileReader.bytes(at: "\(file)\0.txt", limit: 9)
    }
    let loop = try folder.link("loop", to: "loop")
    #expect(throws: FileError.inputOutput(path: loop, code: ELOOP)) {
      try FileReader.bytes(at: loop, limit: 9)
    }
  }

  @Test("A file that the account may not read is told apart")
  func notPermitted() async throws {
    await #expect(processExitsWith: .success) {
      let path = "/etc/shadow"
      #expect(setuid(65_534) == 0 || geteuid() != 0)
      #expect(throws: FileError.notPermitted(path: path)) {
        try FileReader.bytes(at: path, limit: 9)
      }
    }
  }

  @Test("No descriptor stays open, whether the file was read or refused")
  func descriptors() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = try folder.write([1], to: "file")
      for _ in 0..<2000 {
        _ = try FileReader.bytes(at: path, limit: 9)
        #expect(throws: FileError.self) { try FileReader.bytes(at: folder.path, limit: 9) }
        #expect(throws: FileError.self) { try FileReader.bytes(at: path, limit: 0) }
      }
    }
  }
}
