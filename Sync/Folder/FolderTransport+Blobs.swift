import Glibc
import HearthModel
import HearthPorts
import SyncProtocol

extension FolderTransport {
  /// The whole chunks that this device has put there itself.
  func chunks(of blob: BlobName) async throws(TransportError) -> Set<Int> {
    let folder = try present()
    var numbers: Set<Int> = []
    for (name, chunk) in try chunkNames(in: folder)
    where chunk.blob == blob && chunk.device == setup.device && name == chunk.text {
      if try folder.chunk(name) != nil { numbers.insert(chunk.number) }
    }
    return numbers
  }

  func put(_ chunk: SealedChunk) async throws(TransportError) {
    let folder = try present()
    let name = FolderChunkName(device: setup.device, blob: chunk.blob, number: chunk.number).text
    guard try folder.chunk(name) == nil else { return }
    try folder.write(FolderChunk(at: setup.now(), sealed: chunk.bytes).bytes, as: name)
  }

  func chunk(
    _ number: Int,
    of blob: BlobName
  ) async throws(TransportError) -> [UInt8]? {
    let folder = try present()
    for (name, chunk) in try chunkNames(in: folder)
    where chunk.blob == blob && chunk.number == number {
      if let whole = try folder.chunk(name) { return whole.sealed }
    }
    return nil
  }

  /// Takes away what this device has put there, none of its versions names, and is old enough not to
  /// belong to one that is just being pushed.
  func removeChunks(
    besides entries: [FolderBatch.Entry],
    before oldest: Instant,
    from folder: SharedFolder
  ) throws(TransportError) {
    let named = entries.reduce(into: Set<BlobName>()) {
      $0.formUnion(Envelope.names(in: $1.envelope))
    }
    for (name, chunk) in try chunkNames(in: folder)
    where chunk.device == setup.device && !named.contains(chunk.blob) {
      guard let file = try folder.chunk(name), file.at < oldest else { continue }
      unlink("\(folder.path)/\(name)")
    }
  }

  private func chunkNames(
    in folder: SharedFolder
  ) throws(TransportError) -> [(name: String, chunk: FolderChunkName)] {
    try folder.names(FolderChunkName.ending).compactMap { name in
      FolderChunkName(name).map { (name, $0) }
    }
  }
}

extension SharedFolder {
  fileprivate func chunk(_ name: String) throws(TransportError) -> FolderChunk? {
    try bytes(name).flatMap(FolderChunk.init)
  }
}
