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
func system(_ name: String, at path: String, package: String) -> Target {
  .systemLibrary(name: name, path: path, providers: [.apt([package])])
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

let core: [Target] = [
  module("HearthModel", at: "Core/Model"),
  module("HearthPorts", at: "Core/Ports", needs: ["HearthModel"]),
  module("HearthPlugins", at: "Core/Plugins", needs: ["HearthPorts"]),
  c("CICU", at: "Core/CICU"),
  module("HearthSupport", at: "Core/Support", needs: ["CICU", "HearthModel", "HearthPorts"]),
  module("HearthContainer", at: "Core/Container", needs: ["HearthModel", "HearthPorts"]),
  module(
    "HearthHousehold",
    at: "Core/Household",
    needs: ["HearthModel", "HearthPorts", "HearthSupport"]
  ),
  module("DiaryCore", at: "Core/Diary", needs: house),
  module("HabitsCore", at: "Core/Habits", needs: house),
]

let player: [Target] = [
  module("PlayerCore", at: "Core/Player", needs: house + ["AudioEngine"])
]

let storage: [Target] = [
  driver("StorageMemory", at: "Storage/Memory", needs: seam),
  module("StorageSQL", at: "Storage/SQL", needs: ["HearthModel", "HearthPorts", "HearthSupport"]),
  system("CSQLite", at: "Storage/CSQLite", package: "libsqlite3-dev"),
  driver(
    "StorageSQLite",
    at: "Storage/SQLite",
    needs: seam + ["CSQLite", "HearthSupport", "StorageSQL"]
  ),
  driver("StoragePhotos", at: "Storage/Photos", needs: ["HearthPorts", "HearthSupport"]),
  c("CZip", at: "Storage/CZip"),
  driver("StorageArchive", at: "Storage/Archive", needs: ["CZip", "HearthPorts"]),
]

let audio: [Target] = [
  sound("AudioEngine", at: "Audio/Engine", needs: ["HearthPorts"]),
  sound("AudioSynthesis", at: "Audio/Synthesis", needs: ["HearthPlugins", "HearthPorts"]),
  system("CSndFile", at: "Audio/CSndFile", package: "libsndfile1-dev"),
  system("CSoxr", at: "Audio/CSoxr", package: "libsoxr-dev"),
  sound(
    "AudioFiles",
    at: "Audio/Files",
    needs: ["CSndFile", "CSoxr", "HearthPlugins", "HearthPorts", "HearthSupport"]
  ),
  sound("AudioWAV", at: "Audio/WAV", needs: ["HearthPlugins", "HearthPorts", "HearthSupport"]),
  driver("AudioNull", at: "Audio/Null", needs: ["HearthPlugins", "HearthPorts", "HearthSupport"]),
]

let frontends: [Target] = [
  module("CommandKit", at: "Frontends/CommandKit", needs: house),
  module(
    "DiaryCommands",
    at: "Frontends/Diary/Commands",
    needs: house + ["CommandKit", "DiaryCore"]
  ),
  app(
    "hearth-diary",
    at: "Frontends/Diary/CLI",
    needs: [
      "CommandKit", "DiaryCommands", "DiaryCore", "HearthModel", "HearthPlugins", "HearthSupport",
      "StorageArchive", "StorageMemory", "StoragePhotos", "StorageSQLite",
    ]
  ),
  module(
    "HabitsCommands",
    at: "Frontends/Habits/Commands",
    needs: house + ["CommandKit", "HabitsCore"]
  ),
  app(
    "hearth-habits",
    at: "Frontends/Habits/CLI",
    needs: [
      "CommandKit", "HabitsCommands", "HabitsCore", "HearthModel", "HearthPlugins", "HearthSupport",
      "StorageArchive", "StorageMemory", "StorageSQLite",
    ]
  ),
]

let web: [Target] = [
  module("HTTPKit", at: "Frontends/HTTPKit", needs: ["HearthModel", "HearthSupport"]),
  system("CMicroHTTPD", at: "Frontends/CMicroHTTPD", package: "libmicrohttpd-dev"),
  driver(
    "HTTPMicroHTTPD",
    at: "Frontends/HTTPMicroHTTPD",
    needs: ["CMicroHTTPD", "HTTPKit"]
  ),
  system("CSodium", at: "Sync/CSodium", package: "libsodium-dev"),
  driver("SyncSecrets", at: "Sync/Secrets", needs: ["CSodium", "HearthPorts", "HearthSupport"]),
  module("HouseholdWeb", at: "Frontends/HouseholdWeb", needs: house + ["CommandKit", "HTTPKit"]),
  module(
    "DiaryRoutes",
    at: "Frontends/Diary/Routes",
    needs: house + ["DiaryCore", "HTTPKit", "HouseholdWeb"]
  ),
  app(
    "hearth-diary-http",
    at: "Frontends/Diary/HTTP",
    needs: [
      "CommandKit", "DiaryRoutes", "HTTPKit", "HTTPMicroHTTPD", "HearthModel", "HearthPlugins",
      "HearthPorts", "HearthSupport", "HouseholdWeb", "StorageMemory", "StoragePhotos",
      "StorageSQLite", "SyncSecrets",
    ]
  ),
]

let playerFrontends: [Target] = [
  module(
    "PlayerCommands",
    at: "Frontends/Player/Commands",
    needs: ["CommandKit", "HearthPlugins", "HearthPorts", "HearthSupport", "PlayerCore"]
  ),
  app(
    "hearth-player",
    at: "Frontends/Player/CLI",
    needs: [
      "AudioFiles", "AudioNull", "AudioSynthesis", "AudioWAV", "CommandKit", "HearthPlugins",
      "HearthSupport", "PlayerCommands",
    ]
  ),
]

let suites: [Target] = [
  tests("TestSupport", at: "Tests/Support", needs: seam + ["StorageMemory", "StorageSQLite"]),
  tests("ModelTests", at: "Tests/Core/Model", needs: ["HearthModel", "TestSupport"]),
  tests(
    "SupportTests",
    at: "Tests/Core/Support",
    needs: ["HearthModel", "HearthPorts", "HearthSupport"]
  ),
  tests(
    "MessagesTests",
    at: "Tests/Core/Messages",
    needs: ["HearthModel", "HearthSupport", "TestSupport"]
  ),
  tests(
    "HouseholdTests",
    at: "Tests/Core/Household",
    needs: ["HearthHousehold", "HearthModel", "HearthPorts", "HearthSupport", "TestSupport"]
  ),
  tests(
    "CommandKitTests",
    at: "Tests/Frontends/CommandKit",
    needs: ["CommandKit", "HearthPlugins", "HearthPorts", "HearthSupport", "TestSupport"]
  ),
  tests(
    "DiaryCommandsTests",
    at: "Tests/Frontends/Diary",
    needs: seam + [
      "CommandKit", "DiaryCommands", "DiaryCore", "HearthSupport", "StorageArchive",
      "StorageMemory", "StorageSQL", "StorageSQLite", "TestSupport",
    ]
  ),
  tests(
    "HabitsCommandsTests",
    at: "Tests/Frontends/Habits",
    needs: seam + [
      "CommandKit", "HabitsCommands", "HabitsCore", "HearthSupport", "StorageArchive",
      "StorageMemory", "StorageSQLite", "TestSupport",
    ]
  ),
  tests(
    "EndToEndTests",
    at: "Tests/EndToEnd",
    needs: ["hearth-diary", "hearth-habits", "TestSupport"]
  ),
  tests(
    "TextsTests",
    at: "Tests/Frontends/Texts",
    needs: [
      "CommandKit", "DiaryCommands", "DiaryCore", "DiaryRoutes", "HabitsCommands", "HabitsCore",
      "HearthHousehold", "HearthSupport", "HouseholdWeb", "PlayerCommands", "PlayerCore",
    ]
  ),
  module("HearthContracts", at: "Tests/Contracts", needs: seam + ["StorageMemory"]),
  c("CFaultVFS", at: "Tests/Storage/CFaultVFS", links: ["sqlite3"]),
  app("StoreWriter", at: "Tests/Storage/Writer", needs: seam + ["StorageSQLite"]),
  tests(
    "StorageTests",
    at: "Tests/Storage",
    needs: seam + [
      "CFaultVFS", "HearthContracts", "HearthSupport", "StorageArchive", "StorageMemory",
      "StoragePhotos", "StorageSQL", "StorageSQLite", "StoreWriter", "TestSupport",
    ],
    without: ["CFaultVFS", "Writer"]
  ),
  tests(
    "DiaryCoreTests",
    at: "Tests/Core/Diary",
    needs: house + ["DiaryCore", "StorageArchive", "StorageMemory", "TestSupport"]
  ),
  tests(
    "HabitsCoreTests",
    at: "Tests/Core/Habits",
    needs: house + [
      "HabitsCore", "StorageArchive", "StorageMemory", "StorageSQLite", "TestSupport",
    ]
  ),
]

let audioSuites: [Target] = [
  c("CAllocations", at: "Tests/Audio/CAllocations"),
  sound("AudioMeasures", at: "Tests/Audio/Measures", needs: ["AudioEngine", "HearthPorts"]),
  tests(
    "AudioTests",
    at: "Tests/Audio",
    needs: [
      "AudioEngine", "AudioFiles", "AudioMeasures", "AudioNull", "AudioSynthesis", "AudioWAV",
      "CAllocations", "HearthContracts", "HearthPlugins", "HearthPorts", "TestSupport",
    ],
    without: ["CAllocations", "Measures"]
  ),
  tests(
    "PlayerCoreTests",
    at: "Tests/Core/Player",
    needs: house + ["AudioSynthesis", "PlayerCore", "StorageMemory", "TestSupport"]
  ),
  tests(
    "PlayerCommandsTests",
    at: "Tests/Frontends/Player",
    needs: [
      "AudioFiles", "AudioNull", "AudioSynthesis", "AudioWAV", "CommandKit", "HearthPlugins",
      "HearthSupport", "PlayerCommands", "TestSupport",
    ]
  ),
]

let webSuites: [Target] = [
  tests(
    "HTTPKitTests",
    at: "Tests/Frontends/HTTPKit",
    needs: ["HTTPKit", "HTTPMicroHTTPD", "HearthModel", "HearthSupport", "TestSupport"]
  ),
  tests(
    "DiaryWebTests",
    at: "Tests/Frontends/DiaryWeb",
    needs: house + [
      "DiaryCore", "DiaryRoutes", "HTTPKit", "HTTPMicroHTTPD", "HouseholdWeb", "StoragePhotos",
      "SyncSecrets", "TestSupport",
    ]
  ),
]

/// What others build on: a store, an importer or a program of their own.
let libraries = [
  "HearthModel", "HearthPorts", "HearthPlugins", "HearthSupport", "HearthHousehold",
  "HearthContainer", "DiaryCore", "HabitsCore", "PlayerCore", "CommandKit", "DiaryCommands",
  "HabitsCommands", "HTTPKit", "PlayerCommands", "StorageArchive", "StorageMemory", "StorageSQLite",
  "AudioEngine", "AudioSynthesis", "AudioFiles", "AudioWAV", "AudioNull", "HearthContracts",
]

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
  targets: core + player + storage + audio + frontends + playerFrontends + web + suites
    + audioSuites + webSuites,
  swiftLanguageModes: [.v6]
)
