import Glibc
import TestSupport
import Testing

/// The machine of a program, to which things happen as a test wants it (`trouble.c`).
final class TroubledMachine {
  /// What a program needs in its environment to live on it.
  let environment: [String: String]

  private let file: Int32
  private var (slept, ahead, isFull): (Duration, Duration, Int64) = (.zero, .zero, 0)

  /// A machine on which nothing has happened yet.
  init(in folder: TestFolder) throws {
    let library = try SharedLibrary.build("EndToEnd/TroubledMachine/trouble.c", in: folder.path)
    environment = ["LD_PRELOAD": library, "TROUBLE": folder["trouble"]]
    file = open(folder["trouble"], O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(file >= 0)
    tell()
  }

  deinit { close(file) }

  /// Lets the machine sleep, or so it seems when it is awake again.
  func sleep(_ length: Duration) {
    slept += length
    // The clock on the wall goes on meanwhile.
    ahead += length
    tell()
  }

  /// Sets the clock on the wall.
  func setClock(ahead length: Duration) {
    ahead += length
    tell()
  }

  /// Fills the disk, or makes room on it.
  func setDisk(isFull: Bool) {
    self.isFull = isFull ? 1 : 0
    tell()
  }

  private func tell() {
    var numbers = [Int64(slept / .nanoseconds(1)), Int64(ahead / .nanoseconds(1)), isFull]
    pwrite(file, &numbers, 24, 0)
  }
}
