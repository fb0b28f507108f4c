/// How the samples of a sound are written down: in a file, to a pipe, to a device.
public enum SampleFormat: String, Sendable, CaseIterable {
  /// 16-bit integers.
  case s16
  /// 24-bit integers in three bytes.
  case s24
  /// 24-bit integers in the lower three of four bytes.
  case s24in32
  /// 32-bit integers.
  case s32
  /// 32-bit floating point.
  case float

  /// The bytes of one sample.
  public var bytes: Int {
    switch self {
    case .s16: 2
    case .s24: 3
    case .s24in32, .s32, .float: 4
    }
  }

  /// The bytes of one frame, which has two samples.
  public var frameBytes: Int { 2 * bytes }

  /// What stands for 1, which is one step more than the loudest sample; nil where nothing is scaled.
  var scale: Double? {
    switch self {
    case .s16: 32_768
    case .s24, .s24in32: 8_388_608
    case .s32: 2_147_483_648
    case .float: nil
    }
  }
}
