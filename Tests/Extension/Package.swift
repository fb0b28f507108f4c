// swift-tools-version: 6.2
import PackageDescription

/// What a package of its own needs to build on Hearth: nothing here reaches into its insides.
func hearth(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "hearth") }
}

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Without it every call of a store leaves the caller's thread.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "hearth-extension",
  products: [
    .executable(name: "hearth-diary", targets: ["FamilyDiary"]),
    .executable(name: "hearth-player", targets: ["FamilyPlayer"]),
  ],
  dependencies: [
    // The contracts need Swift Testing; a program alone is built without the trait.
    .package(name: "hearth", path: "../..", traits: ["Contracts"])
  ],
  targets: [
    .target(
      name: "StorageTextFile",
      dependencies: hearth(
        "HearthModel",
        "HearthPlugins",
        "HearthPorts",
        "HearthSupport",
        "StorageMemory"
      ),
      swiftSettings: settings
    ),
    .target(
      name: "SleepList",
      dependencies: hearth("DiaryCore", "HearthHousehold", "HearthPlugins", "HearthPorts"),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FamilyDiary",
      dependencies: [
        "SleepList", "StorageTextFile",
      ]
        + hearth(
          "CommandKit",
          "DiaryCommands",
          "DiaryCore",
          "HearthModel",
          "HearthPlugins",
          "HearthSupport",
          "StorageSQLite"
        ),
      swiftSettings: settings
    ),
    .target(
      name: "AudioSunFile",
      dependencies: hearth("HearthPlugins", "HearthPorts", "HearthSupport"),
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FamilyPlayer",
      dependencies: ["AudioSunFile"]
        + hearth(
          "AudioNull",
          "AudioSynthesis",
          "AudioWAV",
          "CommandKit",
          "HearthModel",
          "HearthPlugins",
          "HearthPorts",
          "HearthSupport",
          "PlayerCommands",
          "StorageMemory",
          "StorageSQLite"
        ),
      swiftSettings: settings
    ),
    .testTarget(
      name: "StorageTextFileTests",
      dependencies: ["StorageTextFile"]
        + hearth("HearthContracts", "HearthModel", "HearthPlugins", "HearthPorts"),
      swiftSettings: settings
    ),
    .testTarget(
      name: "AudioSunFileTests",
      dependencies: ["AudioSunFile", "FamilyPlayer"]
        + hearth("HearthContracts", "HearthPlugins", "HearthPorts", "HearthSupport"),
      swiftSettings: settings
    ),
    .testTarget(
      name: "FamilyDiaryTests",
      dependencies: ["SleepList", "FamilyDiary"]
        + hearth("DiaryCore", "HearthPorts", "HearthSupport"),
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
