import CPulse
import HearthPorts

/// The sinks of a server.
struct PulseDevices: AudioDevices {
  let server: String?
  let patience: Int32

  func list() async throws(AudioOutputError) -> [AudioDevice] {
    var found = FoundSinks()
    var why = [CChar](repeating: 0, count: 200)
    let result = withUnsafeMutablePointer(to: &found) { found in
      cpulse_sinks(server, patience, take, found, &why, why.count)
    }
    guard result == CPULSE_OK else { throw PulseFailure(result, why).reason("default") }
    return found.standard + found.others
  }
}

private struct FoundSinks {
  var standard: [AudioDevice] = []
  var others: [AudioDevice] = []
}

private func take(
  _ name: UnsafePointer<CChar>?,
  _ title: UnsafePointer<CChar>?,
  _ isDefault: Bool,
  _ context: UnsafeMutableRawPointer?
) {
  guard let name, let found = context?.assumingMemoryBound(to: FoundSinks.self) else { return }
  let address = String(cString: name)
  let device = AudioDevice(address: address, title: title.map { String(cString: $0) } ?? address)
  if isDefault {
    found.pointee.standard.append(device)
  } else {
    found.pointee.others.append(device)
  }
}
