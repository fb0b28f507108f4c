public import HearthPlugins
import HearthPorts

extension RemoteControlPlugin {
  /// Media keys, headsets, lock screens and desktops, which speak MPRIS over the session bus.
  public static var mpris: RemoteControlPlugin {
    RemoteControlPlugin(name: "mpris", summary: "plugin.remote.mpris") { request in
      try MPRISControl(request)
    }
  }
}
