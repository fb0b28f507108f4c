public import HearthPlugins
import HearthPorts

/// Makes an endless sound of a file.
enum FileSource {
  static func make(_ request: SoundRequest) throws(SoundSourceError) -> any SoundSource {
    let path = request.address
    let file = try SoundFile(path)
    let memory = request.memory / MemoryLayout<StereoFrame>.stride
    let room = memory * file.rate / Int(SoundRate.perSecond)
    if let promised = file.promised, promised > room {
      return try StreamedLoop(file, path: path, isPatient: request.canWait)
    }
    // One frame more than there is room for tells whether the file goes on.
    let decoded = FrameMemory(capacity: room + 1)
    decoded.fill(from: file)
    guard decoded.count > 0 else { throw .empty(path: path) }
    guard decoded.count <= room else {
      return try StreamedLoop(file, path: path, isPatient: request.canWait)
    }
    return try MemoryLoop(
      decoded,
      rate: file.rate,
      isCutShort: file.isCutShort(after: Int64(decoded.count)),
      path: path
    )
  }
}

extension SoundFile {
  /// Whether much less could be read than was promised; MP3 promises are a little off.
  func isCutShort(after count: Int64) -> Bool {
    promised.map { count < $0 - $0 / 1000 } ?? false
  }
}

extension SoundSourcePlugin {
  /// `file:PATH`, a sound file in any format that libsndfile reads, looped.
  public static var file: SoundSourcePlugin {
    SoundSourcePlugin(name: "file", summary: "plugin.source.file") { request in
      try FileSource.make(request)
    }
  }
}
