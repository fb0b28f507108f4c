import HearthPorts
public import HearthSupport

extension SoundMix {
  /// What a program is told of a rendering: how each sound is made endless.
  ///
  /// With one sound the figures stand by themselves, with several they are lists in their order.
  public func json(path: String, frames: Int64, in messages: Messages) -> JSON {
    let loops = sounds.map(\.source.loop)
    return [
      "file": .string(path),
      "frames": .integer(frames),
      "rate": .integer(SoundRate.perSecond),
      "seam": figure(loops.map { JSON($0?.seam.rawValue) }),
      "trimmed": figure(loops.map { JSON($0?.trimmed) }),
      "periodFrames": figure(loops.map { JSON($0?.period) }),
      "sources": .array(sounds.map { $0.entry.json(in: messages) }),
      "skipped": .array(failures.map { .string($0.address.url) }),
    ]
  }

  private func figure(_ values: [JSON]) -> JSON {
    values.count == 1 && failures.isEmpty ? values[0] : .array(values)
  }
}

extension MixEntry {
  /// A sound as programs are told of it.
  public func json(in messages: Messages) -> JSON {
    [
      "url": .string(address.url),
      "title": .string(address.title(messages)),
      "volume": .integer(Int64(volume.number)),
    ]
  }
}
