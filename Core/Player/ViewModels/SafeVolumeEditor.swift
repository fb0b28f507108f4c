public import HearthHousehold
public import HearthPorts
public import HearthSupport

/// What is put in to change the safe volume: the cap, what a phone at the cot shows, the PIN.
public struct SafeVolumeEditor: Sendable {
  /// What of it is changed.
  public enum Part: Sendable, CaseIterable {
    case cap
    case calibration
    case pin
  }

  /// What it is headed.
  public let title: String
  /// What can be put in.
  public let fields: [EditorField]
  private let part: Part

  /// An editor in a language.
  ///
  /// - Parameters:
  ///   - part: what is changed.
  ///   - settings: how it is set.
  ///   - messages: the person's texts.
  public init(_ part: Part, of settings: PlayerSettings, in messages: Messages) {
    self.part = part
    let field: EditorField
    switch part {
    case .cap:
      title = messages("safe.editor.cap")
      field = EditorField("value", messages("safe.editor.level"), hint: "on, off, -35, 50dBA")
    case .calibration:
      title = messages("safe.editor.calibration")
      field = EditorField("value", "dB(A)", hint: "48, off")
    case .pin:
      title = messages("safe.editor.pin")
      field = EditorField("value", messages("safe.editor.new-pin"), hint: "1234, off")
    }
    let pin = EditorField("pin", messages("safe.editor.present-pin"))
    fields = [field] + (settings.pinCheck == nil ? [] : [pin])
  }

  /// Makes the change that was put in.
  ///
  /// - Parameters:
  ///   - values: what stands in the fields.
  ///   - status: what plays, which a phone at the cot hears.
  ///   - shop: makes its sounds once more.
  ///   - desk: changes the safe volume.
  /// - Throws: `PlayerError`, `StoreError`; nothing has changed then.
  public func make(
    _ values: EditorValues,
    playing status: RemoteStatus,
    _ shop: SoundShop,
    at desk: SafeVolumeDesk
  ) async throws {
    let text = values["value"] ?? ""
    let change: SafeVolumeChange
    switch part {
    case .cap:
      let caps = SafeVolumeChange.caps
      guard let cap = SafeVolumeChange(cap: text) else {
        throw PlayerError.capOutOfRange(lowest: caps.lowerBound, highest: caps.upperBound)
      }
      change = cap
    case .calibration:
      change = try await .calibration(text, playing: status, shop)
    case .pin: change = .pin(text == "off" ? nil : text)
    }
    _ = try await desk.make([change], pin: values["pin"])
  }
}
