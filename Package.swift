// swift-tools-version: 6.2
import PackageDescription

/// One array of settings for every Swift target, so that no module is built by other rules.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// Signal processing is a hundred times slower without the optimiser; its tests render for hours.
let fast = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A part of the core or of a kit: Swift only, no C library but the one named in `needs`.
func module(_ name: String, at path: String, needs: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

/// A swappable backend: the one Swift module that sees its C library.
func driver(_ name: String, at path: String, needs: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

/// A part that computes sound, optimised in debug builds too.
func sound(_ name: String, at path: String, needs: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: needs, path: path, swiftSettings: fast)
}

/// A program a person starts.
func app(_ name: String, at path: String, needs: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

/// A C library of the system: a module map and a header of shims.
///
/// `finding` names the pkg-config file of a library whose headers do not lie where compilers look.
func system(
  _ name: String,
  at path: String,
  package: String,
  finding file: String? = nil
) -> Target {
  .systemLibrary(name: name, path: path, pkgConfig: file, providers: [.apt([package])])
}

/// C code of our own behind a narrow header.
func c(_ name: String, at path: String, links: [String] = []) -> Target {
  .target(name: name, path: path, linkerSettings: links.map { .linkedLibrary($0) })
}

/// A test target; it mirrors the module it tests.
func tests(
  _ name: String,
  at path: String,
  needs: [Target.Dependency],
  without folders: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: needs,
    path: path,
    exclude: folders,
    swiftSettings: settings
  )
}

/// What every driver stands on.
let seam: [Target.Dependency] = ["HearthModel", "HearthPlugins", "HearthPorts"]

/// What every part of an app stands on.
let house: [Target.Dependency] =
  seam + ["HearthContainer", "HearthHousehold", "HearthSupport"]

/// What a part below the apps stands on.
let ground: [Target.Dependency] = ["HearthModel", "HearthPorts", "HearthSupport"]

/// What an output stands on that writes samples down.
let samples: [Target.Dependency] = [
  "AudioSamples", "HearthPlugins", "HearthPorts", "HearthSupport",
]

/// What every program stands on.
let tools = seam + ["CommandKit", "HearthSupport", "StorageMemory", "StorageSQLite"]

/// What every program on a terminal stands on.
let terminalTools =
  tools + [
    "AudioRemote", "HearthContainer", "HearthHousehold", "HearthMiniPlayer", "ScreenKit",
    "SyncProgram", "TerminalProgram",
  ]

/// What every test stands on.
let testing = house + ["SeededRandom", "StorageMemory", "StorageSQLite", "TestSupport"]

// One line a target, as far as it goes.
// swift-format-ignore
let core: [Target] = [
  module("HearthModel", at: "Core/Model"),
  module("HearthPorts", at: "Core/Ports", needs: ["HearthModel"]),
  module("HearthPlugins", at: "Core/Plugins", needs: ["HearthPorts"]),
  c("CICU", at: "Core/CICU"),
  module("HearthSupport", at: "Core/Support", needs: ["CICU", "HearthModel", "HearthPorts"]),
  module("HearthContainer", at: "Core/Container", needs: ["HearthModel", "HearthPorts"]),
  module("HearthHousehold", at: "Core/Household", needs: ground),
  module("DiaryCore", at: "Core/Diary", needs: house),
  module("HabitsCore", at: "Core/Habits", needs: house),
]

// swift-format-ignore
let player: [Target] = [
  module("HearthMiniPlayer", at: "Core/MiniPlayer", needs: ["HearthPorts", "HearthSupport"]),
  module("PlayerCore", at: "Core/Player", needs: house + ["AudioEngine", "HearthMiniPlayer"]),
  c("CPlayerSocket", at: "Audio/CPlayerSocket"),
  driver("AudioRemote", at: "Audio/Remote", needs: ["CPlayerSocket", "HearthPlugins", "HearthPorts", "HearthSupport"]),
]

// swift-format-ignore
let storage: [Target] = [
  driver("StorageMemory", at: "Storage/Memory", needs: seam),
  module("StorageSQL", at: "Storage/SQL", needs: ground),
  system("CSQLite", at: "Storage/CSQLite", package: "libsqlite3-dev"),
  driver("StorageSQLite", at: "Storage/SQLite", needs: seam + ["CSQLite", "HearthSupport", "StorageSQL"]),
  driver("StoragePhotos", at: "Storage/Photos", needs: ["HearthPorts", "HearthSupport"]),
  c("CZip", at: "Storage/CZip"),
  driver("StorageArchive", at: "Storage/Archive", needs: ["CZip", "HearthPorts"]),
]

// swift-format-ignore
let sync: [Target] = [
  c("CCurl", at: "Sync/CCurl"),
  driver("SyncHTTPClient", at: "Sync/HTTPClient", needs: ["CCurl", "HearthPorts", "HearthSupport"]),
  module("SyncProtocol", at: "Sync/Protocol", needs: ["HearthModel", "HearthPorts"]),
  c("CSealing", at: "Sync/CSealing"),
  driver("SyncCrypto", at: "Sync/Crypto", needs: ["CSealing", "HearthPorts"]),
  module("SyncClient", at: "Sync/Client", needs: ground + ["HearthHousehold", "SyncProtocol"]),
  module("SyncHub", at: "Sync/Hub", needs: ["HearthModel", "HearthPorts", "SyncProtocol"]),
  driver("SyncLoopback", at: "Sync/Loopback", needs: ["HearthModel", "HearthPorts", "SyncHub"]),
  driver("SyncFolder", at: "Sync/Folder", needs: seam + ["HearthSupport", "SyncProtocol"]),
  driver("SyncHTTP", at: "Sync/HTTP", needs: seam + ["HearthSupport", "SyncProtocol"]),
]

// swift-format-ignore
let audio: [Target] = [
  sound("AudioEngine", at: "Audio/Engine", needs: ["HearthModel", "HearthPorts"]),
  sound("AudioSynthesis", at: "Audio/Synthesis", needs: ["HearthPlugins", "HearthPorts"]),
  system("CSndFile", at: "Audio/CSndFile", package: "libsndfile1-dev"),
  system("CSoxr", at: "Audio/CSoxr", package: "libsoxr-dev"),
  sound("AudioFiles", at: "Audio/Files", needs: ground + ["AudioSamples", "CSndFile", "CSoxr", "HearthPlugins"]),
  driver("AudioNull", at: "Audio/Null", needs: ["HearthPlugins", "HearthPorts", "HearthSupport"]),
]

// swift-format-ignore
let outputs: [Target] = [
  sound("AudioSamples", at: "Audio/Samples", needs: ["HearthPorts"]),
  sound("AudioWAV", at: "Audio/WAV", needs: samples),
  driver("AudioPipe", at: "Audio/Pipe", needs: samples),
  system("CALSA", at: "Audio/CALSA", package: "libasound2-dev"),
  driver("AudioALSA", at: "Audio/ALSA", needs: samples + ["CALSA"]),
  c("CPulse", at: "Audio/CPulse"),
  driver("AudioPulseAudio", at: "Audio/PulseAudio", needs: samples + ["CPulse"]),
  system("CDBus", at: "Audio/CDBus", package: "libdbus-1-dev", finding: "dbus-1"),
  driver("AudioMPRIS", at: "Audio/MPRIS", needs: ["CDBus", "HearthPlugins", "HearthPorts", "HearthSupport"]),
]

// swift-format-ignore
let frontends: [Target] = [
  module("CommandKit", at: "Frontends/CommandKit", needs: house + ["SyncClient"]),
  module("DiaryCommands", at: "Frontends/Diary/Commands", needs: house + ["CommandKit", "DiaryCore"]),
  c("CQREncode", at: "Frontends/CQREncode"),
  driver("CodePictures", at: "Frontends/CodePictures", needs: ["CQREncode", "HearthPorts"]),
  module("SyncProgram", at: "Frontends/SyncProgram", needs: ["CodePictures", "CommandKit", "HearthPlugins", "HearthPorts", "HearthSupport", "SyncCrypto", "SyncFolder", "SyncHTTP", "SyncHTTPClient"]),
  app("hearth-diary", at: "Frontends/Diary/CLI", needs: tools + ["DiaryCommands", "DiaryCore", "StorageArchive", "StoragePhotos", "SyncHTTPClient", "SyncProgram"]),
  module("HabitsCommands", at: "Frontends/Habits/Commands", needs: house + ["CommandKit", "HabitsCore"]),
  app("hearth-habits", at: "Frontends/Habits/CLI", needs: tools + ["HabitsCommands", "HabitsCore", "StorageArchive", "SyncProgram"]),
]

// swift-format-ignore
let web: [Target] = [
  module("HTTPKit", at: "Frontends/HTTPKit", needs: ["HearthModel", "HearthSupport"]),
  system("CMicroHTTPD", at: "Frontends/CMicroHTTPD", package: "libmicrohttpd-dev"),
  driver("HTTPMicroHTTPD", at: "Frontends/HTTPMicroHTTPD", needs: ["CMicroHTTPD", "HTTPKit"]),
  system("CSodium", at: "Sync/CSodium", package: "libsodium-dev"),
  driver("SyncSecrets", at: "Sync/Secrets", needs: ["CSodium", "HearthPorts", "HearthSupport"]),
  module("ServerProgram", at: "Frontends/ServerProgram", needs: ["CommandKit", "HTTPKit", "HearthSupport"]),
  module("HouseholdWeb", at: "Frontends/HouseholdWeb", needs: house + ["CommandKit", "HTTPKit", "HearthMiniPlayer", "ServerProgram", "SyncClient"]),
  module("HubServer", at: "Frontends/Hub/Server", needs: house + ["CommandKit", "HTTPKit", "ServerProgram", "SyncHub", "SyncProtocol"]),
  app("hearth-hub", at: "Frontends/Hub/Program", needs: tools + ["HTTPKit", "HTTPMicroHTTPD", "HubServer", "SyncCrypto"]),
  module("DiaryRoutes", at: "Frontends/Diary/Routes", needs: house + ["DiaryCore", "HTTPKit", "HouseholdWeb"]),
  app("hearth-diary-http", at: "Frontends/Diary/HTTP", needs: tools + ["AudioRemote", "DiaryCore", "DiaryRoutes", "HouseholdWeb", "HTTPKit", "HTTPMicroHTTPD", "StorageArchive", "StoragePhotos", "SyncProgram", "SyncSecrets"]),
]

// swift-format-ignore
let habitsWeb: [Target] = [
  module("HabitsRoutes", at: "Frontends/Habits/Routes", needs: house + ["HTTPKit", "HabitsCore", "HouseholdWeb"]),
  app("hearth-habits-http", at: "Frontends/Habits/HTTP", needs: tools + ["AudioRemote", "HTTPKit", "HTTPMicroHTTPD", "HabitsCore", "HabitsRoutes", "HouseholdWeb", "StorageArchive", "SyncProgram", "SyncSecrets"]),
]

// swift-format-ignore
let playerFrontends: [Target] = [
  module("PlayerCommands", at: "Frontends/Player/Commands", needs: house + ["CommandKit", "HearthMiniPlayer", "PlayerCore"]),
  app("hearth-player", at: "Frontends/Player/CLI", needs: tools + ["AudioALSA", "AudioFiles", "AudioMPRIS", "AudioNull", "AudioPipe", "AudioPulseAudio", "AudioRemote", "AudioSynthesis", "AudioWAV", "PlayerCommands", "SyncProgram", "SyncSecrets"]),
]

// swift-format-ignore
let playerWeb: [Target] = [
  module("PlayerRoutes", at: "Frontends/Player/Routes", needs: house + ["HTTPKit", "HearthMiniPlayer", "HouseholdWeb", "PlayerCore"]),
  app("hearth-player-http", at: "Frontends/Player/HTTP", needs: tools + ["AudioALSA", "AudioFiles", "AudioNull", "AudioPulseAudio", "AudioRemote", "AudioSynthesis", "HTTPKit", "HTTPMicroHTTPD", "HouseholdWeb", "PlayerCore", "PlayerRoutes", "SyncProgram", "SyncSecrets"]),
]

// swift-format-ignore
let terminal: [Target] = [
  module("ScreenKit", at: "Frontends/ScreenKit", needs: ground + ["HearthHousehold", "HearthMiniPlayer"]),
  c("CNCurses", at: "Frontends/CNCurses", links: ["tinfo"]),
  driver("ScreenNCurses", at: "Frontends/ScreenNCurses", needs: ["CNCurses", "ScreenKit"]),
  module("TerminalProgram", at: "Frontends/TerminalProgram", needs: house + ["CommandKit", "HearthMiniPlayer", "ScreenKit", "ScreenNCurses", "SyncClient"]),
  module("DiaryScreens", at: "Frontends/Diary/Screens", needs: house + ["DiaryCore", "ScreenKit"]),
  app("hearth-diary-tui", at: "Frontends/Diary/TUI", needs: terminalTools + ["DiaryCore", "DiaryScreens", "StoragePhotos"]),
  module("HabitsScreens", at: "Frontends/Habits/Screens", needs: house + ["HabitsCore", "ScreenKit"]),
  app("hearth-habits-tui", at: "Frontends/Habits/TUI", needs: terminalTools + ["HabitsCore", "HabitsScreens"]),
  module("PlayerScreens", at: "Frontends/Player/Screens", needs: house + ["HearthMiniPlayer", "PlayerCore", "ScreenKit"]),
  app("hearth-player-tui", at: "Frontends/Player/TUI", needs: terminalTools + ["AudioALSA", "AudioFiles", "AudioNull", "AudioPulseAudio", "AudioSynthesis", "PlayerCore", "PlayerScreens", "SyncSecrets"]),
]

// swift-format-ignore
let suites: [Target] = [
  module("SeededRandom", at: "Tests/Random"),
  tests("TestSupport", at: "Tests/Support", needs: seam + ["HearthSupport", "SeededRandom", "StorageMemory", "StorageSQL", "StorageSQLite"]),
  tests("ModelTests", at: "Tests/Core/Model", needs: testing),
  tests("SupportTests", at: "Tests/Core/Support", needs: testing),
  tests("MessagesTests", at: "Tests/Core/Messages", needs: testing),
  tests("HouseholdTests", at: "Tests/Core/Household", needs: testing),
  tests("CommandKitTests", at: "Tests/Frontends/CommandKit", needs: testing + ["CodePictures", "CommandKit"]),
  tests("DiaryCommandsTests", at: "Tests/Frontends/Diary", needs: testing + ["CommandKit", "DiaryCommands", "DiaryCore", "StorageArchive", "StorageSQL"]),
  tests("HabitsCommandsTests", at: "Tests/Frontends/Habits", needs: testing + ["CommandKit", "HabitsCommands", "HabitsCore", "StorageArchive"]),
  tests("EndToEndTests", at: "Tests/EndToEnd", needs: testing + ["hearth-diary", "hearth-diary-http", "hearth-diary-tui", "hearth-habits", "hearth-habits-tui", "hearth-hub", "hearth-player", "hearth-player-tui", "SyncClient"], without: ["TroubledMachine/trouble.c"]),
  tests("TextsTests", at: "Tests/Frontends/Texts", needs: testing + ["CommandKit", "DiaryCommands", "DiaryCore", "DiaryRoutes", "DiaryScreens", "HabitsCommands", "HabitsCore", "HabitsRoutes", "HabitsScreens", "HearthMiniPlayer", "HouseholdWeb", "HubServer", "PlayerCommands", "PlayerCore", "PlayerRoutes", "PlayerScreens", "ScreenKit", "ServerProgram", "SyncClient", "TerminalProgram"]),
  module("HearthContracts", at: "Tests/Contracts", needs: seam + ["SeededRandom", "StorageMemory"]),
  c("CFaultVFS", at: "Tests/Storage/CFaultVFS", links: [":libsqlite3.a"]),
  app("StoreWriter", at: "Tests/Storage/Writer", needs: seam + ["StorageSQLite"]),
  tests("StorageTests", at: "Tests/Storage", needs: testing + ["CFaultVFS", "HearthContracts", "StorageArchive", "StoragePhotos", "StorageSQL", "StoreWriter"], without: ["CFaultVFS", "Writer"]),
  module("AlteredInputs", at: "Tests/AlteredInputs", needs: house + ["DiaryCore", "SeededRandom", "StorageArchive", "StorageMemory"]),
  app("reader-fuzzer", at: "Tests/ReaderFuzzer", needs: ["AlteredInputs", "HearthPorts", "HearthSupport"]),
  tests("DiaryCoreTests", at: "Tests/Core/Diary", needs: testing + ["AlteredInputs", "DiaryCore", "StorageArchive", "SyncHTTPClient"]),
  tests("HabitsCoreTests", at: "Tests/Core/Habits", needs: testing + ["HabitsCore", "StorageArchive"]),
]

// swift-format-ignore
let syncSuites: [Target] = [
  tests("HTTPClientTests", at: "Tests/Sync/HTTPClient", needs: testing + ["SyncHTTPClient"]),
  module("SyncSimulation", at: "Tests/Simulation", needs: ground + ["HearthPlugins", "SeededRandom", "StorageMemory", "StorageSQLite", "SyncClient", "SyncHub", "SyncLoopback", "SyncProtocol"]),
  app("sync-simulator", at: "Tests/Simulator", needs: ["HearthModel", "HearthPorts", "SyncCrypto", "SyncSimulation"]),
  module("SyncProperties", at: "Tests/SyncProperties", needs: ["HearthModel", "HearthPorts", "SeededRandom", "SyncClient", "SyncFolder", "SyncProtocol"]),
  app("sync-fuzzer", at: "Tests/SyncFuzzer", needs: ["SyncProperties"]),
  tests("SyncTests", at: "Tests/Sync", needs: testing + ["DiaryCore", "HTTPKit", "HTTPMicroHTTPD", "HabitsCore", "HubServer", "SyncClient", "SyncCrypto", "SyncFolder", "SyncHTTP", "SyncHTTPClient", "SyncHub", "SyncLoopback", "SyncProperties", "SyncProtocol", "SyncSimulation"], without: ["HTTPClient", "Hub"]),
  tests("HubTests", at: "Tests/Sync/Hub", needs: testing + ["CommandKit", "HTTPKit", "HTTPMicroHTTPD", "HubServer", "SyncClient", "SyncCrypto", "SyncHTTP", "SyncHTTPClient", "SyncHub", "SyncProtocol", "SyncTests"]),
]

// swift-format-ignore
let audioSuites: [Target] = [
  c("CAllocations", at: "Tests/Audio/CAllocations"),
  system("CLoudness", at: "Tests/Audio/CLoudness", package: "libebur128-dev"),
  sound("AudioMeasures", at: "Tests/Audio/Measures", needs: ["AudioEngine", "CLoudness", "HearthPorts"]),
  tests("AudioTests", at: "Tests/Audio", needs: testing + ["AudioALSA", "AudioEngine", "AudioFiles", "AudioMeasures", "AudioMPRIS", "AudioNull", "AudioPipe", "AudioPulseAudio", "AudioSynthesis", "AudioWAV", "CAllocations", "HearthContracts"], without: ["CAllocations", "CLoudness", "FaultPCM", "HardCases.md", "Measures", "Remote"]),
  tests("PlayerCoreTests", at: "Tests/Core/Player", needs: testing + ["AudioSynthesis", "HearthMiniPlayer", "PlayerCore"]),
  tests("RemoteTests", at: "Tests/Audio/Remote", needs: testing + ["AudioRemote", "HearthMiniPlayer"]),
  tests("PlayerCommandsTests", at: "Tests/Frontends/Player", needs: testing + ["AudioFiles", "AudioNull", "AudioRemote", "AudioSynthesis", "AudioWAV", "CommandKit", "HearthContracts", "PlayerCommands", "PlayerCore", "SyncSecrets"]),
]

// swift-format-ignore
let webSuites: [Target] = [
  tests("WebTestSupport", at: "Tests/Frontends/Web", needs: testing + ["CodePictures", "HTTPKit", "HTTPMicroHTTPD", "HouseholdWeb", "SyncClient", "SyncCrypto", "SyncFolder", "SyncHub", "SyncLoopback", "SyncSecrets"]),
  tests("HTTPKitTests", at: "Tests/Frontends/HTTPKit", needs: testing + ["HTTPKit", "HTTPMicroHTTPD"]),
  tests("DiaryWebTests", at: "Tests/Frontends/DiaryWeb", needs: testing + ["DiaryCore", "DiaryRoutes", "HouseholdWeb", "HTTPKit", "StorageArchive", "StoragePhotos", "SyncClient", "WebTestSupport"]),
]

// swift-format-ignore
let habitsWebSuites: [Target] = [
  tests("HabitsWebTests", at: "Tests/Frontends/HabitsWeb", needs: testing + ["HTTPKit", "HabitsCore", "HabitsRoutes", "HouseholdWeb", "StorageArchive", "WebTestSupport"])
]

// swift-format-ignore
let playerWebSuites: [Target] = [
  tests("PlayerWebTests", at: "Tests/Frontends/PlayerWeb", needs: testing + ["AudioFiles", "AudioNull", "AudioRemote", "AudioSynthesis", "HTTPKit", "HouseholdWeb", "PlayerCore", "PlayerRoutes", "WebTestSupport"])
]

// swift-format-ignore
let terminalSuites: [Target] = [
  tests("ScreensTests", at: "Tests/Frontends/Screens", needs: testing + ["AudioNull", "AudioSynthesis", "DiaryCore", "DiaryScreens", "HabitsCore", "HabitsScreens", "HearthMiniPlayer", "PlayerCore", "PlayerScreens", "ScreenKit", "StoragePhotos", "SyncClient", "SyncSecrets"])
]

let parts =
  core + player + storage + sync + audio + outputs + frontends + playerFrontends + web
  + habitsWeb + playerWeb + terminal

/// What others build on: every part in Swift but the programs.
let libraries =
  parts.filter { $0.type == .regular && $0.swiftSettings != nil }.map(\.name)
  + ["HearthContracts"]

let package = Package(
  name: "hearth",
  // The programs are products by themselves; naming them here would take their names from packages
  // that build their own.
  products: libraries.map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(
      name: "Contracts",
      description: "HearthContracts, the suites that every driver runs; needs Swift Testing."
    )
  ],
  targets: parts + suites + syncSuites + audioSuites + webSuites + habitsWebSuites + playerWebSuites
    + terminalSuites,
  swiftLanguageModes: [.v6]
)
