import HearthPorts
import HearthSupport
import Testing

@Suite("Files in pieces")
struct FileChunksTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The pieces are the file", arguments: [0, 1, FileChunks.chunkSize, 200_000])
  func pieces(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let chunks = try FileChunks(try folder.write(bytes, to: "file"))
    var read: [UInt8] = []
    while let chunk = try chunks.next() {
      #expect((1...FileChunks.chunkSize).contains(chunk.count))
      read += chunk
    }
    #expect(read == bytes)
    #expect(try chunks.next() == nil)
  }

  @Test("A folder or a missing file is refused at once")
  func refusals() {
    #expect(throws: FileError.isFolder(path: folder.path)) { try FileChunks(folder.path) }
    let path = "\(folder.path)/none"
    #expect(throws: FileError.missing(path: path)) { try FileChunks(path) }
  }

  @Test("A table is read from a file")
  func table() throws {
    let path = try folder.write("a,b\n1,2\n".utf8, to: "table.csv")
    let reader = CSVReader(try ImportFile.reading([path])[0].pieces())
    #expect(try reader.next() == .cells(["a", "b"], line: 1))
    #expect(try reader.next() == .cells(["1", "2"], line: 2))
    #expect(try reader.next() == nil)
  }
}
