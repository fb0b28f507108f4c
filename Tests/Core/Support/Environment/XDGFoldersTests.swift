import HearthSupport
import Testing

@Suite("The folders of the suite")
struct XDGFoldersTests {
  @Test("Without variables the folders lie in the home folder")
  func defaults() throws {
    let folders = XDGFolders(environment: Environment(["HOME": "/home/anna"]))
    #expect(try folders.data == "/home/anna/.local/share/hearth")
    #expect(try folders.config == "/home/anna/.config/hearth")
    #expect(try folders.state == "/home/anna/.local/state/hearth")
    #expect(try folders.cache == "/home/anna/.cache/hearth")
    #expect(folders.runtime == nil)
  }

  @Test("A variable goes before the home folder, which it does not need")
  func variables() throws {
    let environment = Environment([
      "XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/etc/xdg//", "XDG_STATE_HOME": "/",
      "XDG_CACHE_HOME": "/c", "XDG_RUNTIME_DIR": "/run/user/7",
    ])
    let folders = XDGFolders(environment: environment, program: "other")
    #expect(try folders.data == "/data/other")
    #expect(try folders.config == "/etc/xdg/other")
    #expect(try folders.state == "/other")
    #expect(try folders.cache == "/c/other")
    #expect(folders.runtime == "/run/user/7/other")
  }

  @Test("A relative or empty variable is ignored", arguments: ["", "data", "./data", "~/data"])
  func relative(value: String) throws {
    let environment = Environment([
      "XDG_DATA_HOME": value, "XDG_RUNTIME_DIR": value, "HOME": "/home/anna",
    ])
    let folders = XDGFolders(environment: environment)
    #expect(try folders.data == "/home/anna/.local/share/hearth")
    #expect(folders.runtime == nil)
  }

  @Test("Without variable and home the error names the variable", arguments: [nil, "", "anna"])
  func noHome(home: String?) {
    let folders = XDGFolders(environment: Environment(home.map { ["HOME": $0] } ?? [:]))
    #expect(throws: XDGError.noHome(insteadOf: "XDG_CACHE_HOME")) { try folders.cache }
  }

  @Test("The environment of the process holds what it was started with")
  func process() {
    let environment = Environment.process()
    #expect(environment["PATH"]?.contains("/") == true)
    #expect(environment["HEARTH_NO_SUCH_VARIABLE"] == nil)
  }
}
