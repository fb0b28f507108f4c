public import HTTPKit

/// The files that all pages need.
public enum WebAssets {
  /// How pages look.
  public static let style = Asset("app.css", type: "text/css; charset=utf-8", StyleText.text)
  /// What makes pages quicker where scripts run.
  public static let script = Asset(
    "app.js",
    type: "text/javascript; charset=utf-8",
    ScriptText.text
  )
  /// The picture of the suite.
  public static let icon = Asset("icon.svg", type: "image/svg+xml", IconText.text)

  static let all = [style, script, icon]
}

/// A house with a fire in it.
enum IconText {
  static let text: StaticString = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <rect width="512" height="512" rx="96" fill="#1b2530"/>
      <path d="M96 268 256 112l160 156v140a24 24 0 0 1-24 24H120a24 24 0 0 1-24-24z" fill="#f2e9dc"/>
      <path d="M256 236c44 46 62 74 62 106a62 62 0 0 1-124 0c0-20 9-37 24-52 2 18 10 28 20 30-6-30 0-58 18-84z"
        fill="#d9632c"/>
    </svg>
    """#
}
