import CSndFile
public import HearthPorts

/// Encodes a stream by libsndfile, whose writes are collected.
// Made for one `StreamLoop`, an actor on a single thread, which keeps it to itself.
final class StreamEncoder: SoundEncoder, @unchecked Sendable {
  private let collector = ByteCollector()
  private var handle: OpaquePointer?

  /// A stream at its beginning.
  ///
  /// - Parameters:
  ///   - format: container and encoding, as libsndfile numbers them.
  ///   - set: what is asked of the library before the first frame.
  /// - Throws: `SoundEncoderError.unknownFormat`.
  init(_ format: Int, _ set: (OpaquePointer) -> Void) throws(SoundEncoderError) {
    var info = SF_INFO()
    info.samplerate = Int32(SoundRate.perSecond)
    info.channels = 2
    info.format = Int32(format)
    var functions = SF_VIRTUAL_IO(
      get_filelen: collectorLength,
      seek: collectorSeek,
      read: collectorRead,
      write: collectorWrite,
      tell: collectorLength
    )
    let context = Unmanaged.passUnretained(collector).toOpaque()
    guard let handle = sf_open_virtual(&functions, Int32(SFM_WRITE), &info, context) else {
      throw .unknownFormat
    }
    self.handle = handle
    sf_command(handle, Int32(SFC_SET_CLIPPING), nil, 1)
    set(handle)
  }

  deinit { if let handle { sf_close(handle) } }

  func encode(_ frames: UnsafeBufferPointer<StereoFrame>) throws(SoundEncoderError) -> [UInt8] {
    guard let handle, let base = frames.baseAddress else { return [] }
    let samples = UnsafeRawPointer(base).assumingMemoryBound(to: Float.self)
    guard sf_writef_float(handle, samples, sf_count_t(frames.count)) == frames.count else {
      throw .failed(detail: String(cString: sf_strerror(handle)))
    }
    return collector.take()
  }

  func finish() -> [UInt8] {
    if let handle { sf_close(handle) }
    handle = nil
    return collector.take()
  }
}

/// Collects what the library writes; what it goes back for is not changed any more.
private final class ByteCollector {
  private var bytes: [UInt8] = []
  /// How far it has written, in all.
  var position: Int64 = 0
  /// Whether it writes at the end, where the stream goes on.
  var isAtEnd = true

  func take() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  func add(_ piece: UnsafeRawBufferPointer) {
    guard isAtEnd else { return }
    bytes += piece
    position += Int64(piece.count)
  }
}

private func collector(_ context: UnsafeMutableRawPointer?) -> ByteCollector? {
  context.map { Unmanaged<ByteCollector>.fromOpaque($0).takeUnretainedValue() }
}

private func collectorLength(_ context: UnsafeMutableRawPointer?) -> sf_count_t {
  collector(context)?.position ?? 0
}

private func collectorSeek(
  _ offset: sf_count_t,
  _ whence: Int32,
  _ context: UnsafeMutableRawPointer?
) -> sf_count_t {
  guard let collector = collector(context) else { return -1 }
  let isFromStart = whence == SEEK_SET
  let target = isFromStart ? offset : collector.position + offset
  collector.isAtEnd = target == collector.position
  return target
}

private func collectorRead(
  _ bytes: UnsafeMutableRawPointer?,
  _ count: sf_count_t,
  _ context: UnsafeMutableRawPointer?
) -> sf_count_t { 0 }

private func collectorWrite(
  _ bytes: UnsafeRawPointer?,
  _ count: sf_count_t,
  _ context: UnsafeMutableRawPointer?
) -> sf_count_t {
  collector(context)?.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  return count
}

extension StreamFormat {
  /// Opus in Ogg, a page every quarter of a second.
  public static let opus = StreamFormat("opus", mediaType: "audio/ogg") {
    try StreamEncoder(SF_FORMAT_OGG | SF_FORMAT_OPUS) { handle in
      var latency = 250.0
      sf_command(
        handle,
        Int32(SFC_SET_OGG_PAGE_LATENCY_MS),
        &latency,
        Int32(MemoryLayout<Double>.size)
      )
    }
  }

  /// MP3 of a constant rate, for what plays no Ogg.
  public static let mp3 = StreamFormat("mp3", mediaType: "audio/mpeg") {
    try StreamEncoder(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III) { handle in
      var mode = Int32(SF_BITRATE_MODE_CONSTANT)
      sf_command(
        handle,
        Int32(SFC_SET_BITRATE_MODE),
        &mode,
        Int32(MemoryLayout<Int32>.size)
      )
    }
  }
}
