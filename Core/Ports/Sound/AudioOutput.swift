/// Where sound goes: a file, a device, nothing.
///
/// One thread at a time uses an output. Frames come at `SoundRate`, in order and without gaps; whoever
/// has nothing to play writes silence.
public protocol AudioOutput: AnyObject, Sendable {
  /// The frames that are best written at once.
  var period: Int { get }

  /// How often it ran dry so far; asked for by the thread that writes.
  var underruns: Int { get }

  /// Takes frames; waits where the output sets the pace.
  ///
  /// - Throws: `AudioOutputError`; what was written before stays as it is.
  func write(_ frames: UnsafeBufferPointer<StereoFrame>) throws(AudioOutputError)

  /// Ends in good order: all that was written is played or kept. Nothing is written afterwards.
  ///
  /// - Throws: `AudioOutputError` where that fails; nothing half-written is left then.
  func finish() throws(AudioOutputError)

  /// Ends at once: what a file has got so far is removed. Does nothing after `finish`.
  func abandon()
}

extension AudioOutput {
  /// None: what has no clock cannot run dry.
  public var underruns: Int { 0 }
}

/// What an output plugin needs to open an output.
public struct AudioOutputRequest: Sendable {
  /// What follows the scheme: a device, a path.
  public let address: String
  /// What stands behind the question mark of the address.
  public let parameters: [SoundParameter]
  /// How many frames will come, where that is known.
  public let frames: Int64?
  /// Whether an output without a clock of its own keeps the pace of real time.
  public let isRealTime: Bool

  /// A request for an output.
  public init(
    address: String,
    parameters: [SoundParameter] = [],
    frames: Int64? = nil,
    isRealTime: Bool = false
  ) {
    self.address = address
    self.parameters = parameters
    self.frames = frames
    self.isRealTime = isRealTime
  }
}

/// Why an output cannot be had, or not any longer.
public enum AudioOutputError: Error, Sendable, Equatable {
  /// The address names nothing that this kind of output can be.
  case badAddress(String)
  /// A setting of the address is unknown, or its value will not do.
  case badParameter(SoundParameter)
  /// The folder of the file does not exist.
  case missingFolder(path: String)
  /// The account may not write there.
  case notPermitted(path: String)
  /// The path is a folder, or another thing that cannot be written.
  case notAFile(path: String)
  /// The medium holds no more.
  case full(path: String)
  /// The system failed to write.
  case inputOutput(path: String, detail: String)
  /// There is no such device, or no server that has it.
  case unavailable(device: String, detail: String)
  /// Another program has the device to itself.
  case busy(device: String)
  /// The device has gone while it was played to, or has stopped taking frames; it may come back.
  case lost(device: String)
  /// The sound server has taken the device away, and would go on at another one.
  ///
  /// Nobody wants to be woken by that one: whoever plays pauses, until a person says otherwise.
  case removed(device: String)
  /// Whoever read what was written (a pipe) wants no more.
  case hungUp
  /// The output has been finished or abandoned.
  case closed
}
