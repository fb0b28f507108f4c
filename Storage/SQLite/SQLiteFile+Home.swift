import CSQLite
import Glibc

/// Where a file has its home: this file, on this machine.
extension SQLiteFile {
  /// A number that a copy of the file, here or on another machine, does not share.
  var home: Int64 {
    var birth: (UInt64, UInt64, UInt64) = (0, 0, 0)
    _ = withUnsafeMutableBytes(of: &birth) {
      hearth_file_birth(real.path, $0.assumingMemoryBound(to: UInt64.self).baseAddress)
    }
    // FNV-1a: 64 bits of it are enough to tell a handful of copies from one another.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in Self.machine { add(byte) }
    withUnsafeBytes(of: birth) { $0.forEach(add) }
    return max(1, Int64(bitPattern: hash & (UInt64.max >> 1)))
  }

  /// What tells this machine from others; nothing where the system does not say.
  private static var machine: [UInt8] {
    let descriptor = open("/etc/machine-id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    return Array(bytes.prefix(max(0, read(descriptor, &bytes, bytes.count))))
  }

  /// Whether what lies beside the file was last written before the machine was started.
  var hasRecoveryOfEarlierBoot: Bool {
    var (now, running) = (timespec(), timespec())
    clock_gettime(CLOCK_REALTIME, &now)
    clock_gettime(CLOCK_BOOTTIME, &running)
    let start = now.tv_sec - running.tv_sec
    return ["-wal", "-journal"].contains { suffix in
      var info = stat()
      return stat(real.path + suffix, &info) == 0 && info.st_size > 0 && info.st_mtim.tv_sec < start
    }
  }
}
