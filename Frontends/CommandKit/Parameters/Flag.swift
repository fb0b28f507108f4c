/// Something that is said or not (`--json`); said twice it means the same.
public struct Flag: CommandParameter {
  /// Its description.
  public let info: ParameterInfo

  /// A flag; its environment variable or setting may say it too, as `true` or `false`.
  public init(
    _ name: String,
    short: Character? = nil,
    former: String? = nil,
    summary: String,
    environment: String? = nil,
    setting: String? = nil
  ) {
    var info = ParameterInfo(
      .flag,
      name,
      kind: .choices(Self.words),
      short: short,
      summary: summary
    )
    info.formerName = former
    info.environment = environment
    info.setting = setting
    self.info = info
  }

  /// Whether it was said.
  public func value(of texts: [String]) throws(RejectedText) -> Bool {
    switch texts.first {
    case nil, "", "false", "no", "off", "0": false
    case "true", "yes", "on", "1": true
    case .some(let text):
      throw RejectedText(text: text, reason: .notAChoice(known: Self.words, alike: []))
    }
  }

  static let said = "true"
  private static let words = [said, "false"]
}
