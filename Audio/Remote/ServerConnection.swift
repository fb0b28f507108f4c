import Glibc

/// A client of the server, seen by the server's thread alone.
struct ServerConnection {
  /// The most that is kept for a client who does not read, in bytes.
  private static let longestOutput = 1 << 20

  let descriptor: Descriptor
  /// What was asked and is not answered yet; a client's questions are answered one at a time.
  var task: Task<Void, Never>?
  /// Whether the answers go on for ever.
  var isFollowing = false
  private var input: ArraySlice<UInt8> = []
  /// How many bytes of the input hold no end of a line.
  private var searched = 0
  private var output: [UInt8] = []
  /// The latest answer of many, sent when what is before it has gone.
  private var latest: [UInt8] = []
  private var hasEnded = false
  private var isLeaving = false
  private var isBroken = false

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// What to wait for; nothing still hears of a client who has gone.
  var events: Int16 {
    var events: Int32 = 0
    if wantsInput { events |= POLLIN }
    if !output.isEmpty { events |= POLLOUT }
    return Int16(events)
  }

  /// Whether the client can be put away.
  var isOver: Bool {
    isBroken || (output.isEmpty && latest.isEmpty && (isLeaving || (hasEnded && task == nil)))
  }

  /// What comes while a question is answered waits in the socket, not in memory.
  private var wantsInput: Bool { !hasEnded && !isLeaving && (task == nil || isFollowing) }

  /// Does what the system says can be done.
  mutating func serve(_ events: Int16) {
    let events = Int32(events)
    if events & (POLLERR | POLLNVAL) != 0 { isBroken = true }
    if events & POLLHUP != 0, !wantsInput { isBroken = true }
    if events & (POLLIN | POLLHUP) != 0, wantsInput { receive() }
    if events & POLLOUT != 0 { flush() }
  }

  /// The next question that has come in whole; nil while one is being answered, or without one.
  mutating func nextLine() -> [UInt8]? {
    guard task == nil, !isLeaving else { return nil }
    guard let end = input[(input.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n"))
    else {
      searched = input.count
      // The last line of a client who says no more needs no end.
      guard hasEnded, !input.isEmpty else { return nil }
      return takeInput(upTo: input.endIndex)
    }
    defer { input = input.dropFirst() }
    return takeInput(upTo: end)
  }

  private mutating func takeInput(upTo end: Int) -> [UInt8] {
    let line = Array(input[..<end])
    input = input[end...]
    searched = 0
    return line
  }

  /// Whether more has come than any question has, and no end of it.
  var isTooLong: Bool { searched > Wire.longestLine }

  /// Says something for which the client waits.
  mutating func answer(_ line: [UInt8]) {
    output += line
    flush()
  }

  /// Says how things are now, in the place of what was said and not heard yet.
  mutating func tell(_ line: [UInt8]) {
    latest = line
    flush()
  }

  /// Says the last thing, and is over when it is said.
  mutating func leave(_ line: [UInt8] = []) {
    output += line
    input = []
    searched = 0
    isLeaving = true
    flush()
  }

  private mutating func receive() {
    do {
      guard let bytes = try descriptor.receive(atMost: 65_536) else { return }
      if bytes.isEmpty { hasEnded = true } else if !isFollowing { input += bytes }
    } catch {
      isBroken = true
    }
  }

  private mutating func flush() {
    if output.isEmpty { swap(&output, &latest) }
    do {
      while !output.isEmpty {
        let sent = try descriptor.send(output[...])
        guard sent > 0 else { break }
        output.removeFirst(sent)
        if output.isEmpty { swap(&output, &latest) }
      }
    } catch {
      isBroken = true
    }
    if output.count > Self.longestOutput { isBroken = true }
  }
}
