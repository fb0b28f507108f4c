import CommandKit
import Glibc
import Testing

@Suite struct OutputTests {
  /// Both ends of a pipe.
  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    // What other tests start must not keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Nothing is written before the flush, everything after it")
  func flush() throws {
    let (reader, writer) = try pipe()
    let output = Output(descriptor: writer)
    try output.line("Ёжик")
    try output.write("2")
    #expect(output.text == "Ёжик\n2")
    try output.flush()
    close(writer)
    #expect(readAll(reader) == "Ёжик\n2")
    close(reader)
  }

  @Test("What exceeds the limit is written at once")
  func limit() throws {
    let (reader, writer) = try pipe()
    let output = Output(descriptor: writer, limit: 4)
    try output.write("abc")
    #expect(output.text == "abc")
    try output.write("d")
    #expect(output.text == "")
    close(writer)
    #expect(readAll(reader) == "abcd")
    close(reader)
  }

  @Test("A slow reader on a non-blocking pipe still gets every byte")
  func nonBlocking() async throws {
    let (reader, writer) = try pipe()
    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "0123456789", count: 100_000)
    async let received = received(from: reader)
    let output = Output(descriptor: writer)
    try output.write(text)
    try output.flush()
    close(writer)
    #expect(await received == text)
    close(reader)
  }

  @concurrent private func received(from reader: Int32) async -> String { readAll(reader) }

  @Test("A reader that has gone closes the stream")
  func closed() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = try pipe()
    close(reader)
    let output = Output(descriptor: writer)
    try output.line("x")
    #expect(throws: OutputError.closed) { try output.flush() }
    #expect(throws: Never.self) { try output.flush() }
    close(writer)
  }

  @Test("A full disk is told by its number")
  func full() throws {
    let device = open("/dev/full", O_WRONLY)
    try #require(device >= 0)
    let output = Output(descriptor: device)
    try output.line("x")
    #expect(throws: OutputError.failed(code: ENOSPC)) { try output.flush() }
    close(device)
  }
}
