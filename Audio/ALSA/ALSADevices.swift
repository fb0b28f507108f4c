import CALSA
import Glibc
import HearthPorts

/// The devices that ALSA's configuration has hints for.
struct ALSADevices: AudioDevices {
  /// Converters and stubs that are parts of other devices, and what no stereo sound is meant for.
  private static let parts = [
    "null", "lavrate", "samplerate", "speexrate", "speex", "jack", "oss", "upmix", "vdownmix",
    "usbstream",
  ]

  func list() async throws(AudioOutputError) -> [AudioDevice] {
    hearth_alsa_silence()
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    let code = snd_device_name_hint(-1, "pcm", &hints)
    guard code >= 0, let hints else {
      throw .unavailable(device: "default", detail: String(cString: snd_strerror(code)))
    }
    defer { snd_device_name_free_hint(hints) }
    var devices: [AudioDevice] = []
    var place = hints
    while let hint = place.pointee {
      if let device = Self.device(hint) { devices.append(device) }
      place += 1
    }
    return devices.filter { $0.address == "default" } + devices.filter { $0.address != "default" }
  }

  private static func device(_ hint: UnsafeMutableRawPointer) -> AudioDevice? {
    guard let name = text("NAME", of: hint), text("IOID", of: hint) != "Input" else { return nil }
    guard !parts.contains(where: { name == $0 || name.hasPrefix("\($0):") }),
      !name.hasPrefix("surround")
    else { return nil }
    let title = (text("DESC", of: hint) ?? name).split(separator: "\n").joined(separator: ", ")
    return AudioDevice(address: name, title: title)
  }

  private static func text(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
    guard let text = snd_device_name_get_hint(hint, key) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
