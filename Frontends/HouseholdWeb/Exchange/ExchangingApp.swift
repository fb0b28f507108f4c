public import HTTPKit
public import HearthHousehold
public import HearthSupport

/// An app that takes in and hands out files of other programs.
public protocol ExchangingApp: WebApp {
  /// How an upload is to be read, besides its format.
  associatedtype ImportChoices: Sendable
  /// The values of requests that those choices are made of.
  static var importParameters: [any RouteParameter] { get }
  /// A small file of the format `jsonl`, for the API's description.
  static var importExample: String { get }
  /// The formats that are read.
  var importFormats: [ImportFormat] { get }
  /// The formats that are written.
  var exportFormats: [ExportFormat] { get }
  /// What was uploaded and waits for a yes.
  var uploads: UploadShelf<ImportChoices> { get }

  /// The fields of a form by which a person chooses.
  func importFields(_ context: WebContext<Self>) async throws -> HTML
  /// What a request chooses.
  ///
  /// - Throws: `Problem` (422).
  func importChoices(_ input: RouteInput, _ context: WebContext<Self>) throws -> ImportChoices
  /// Imports an upload, or tells what that would do.
  ///
  /// - Throws: `ImportError`, `UnknownPlugin`, `StoreError`, errors of the app; nothing is written then.
  func take(
    _ upload: Upload<ImportChoices>,
    isDryRun: Bool,
    _ context: WebContext<Self>
  ) async throws -> TakenIn
  /// Writes everything in a format.
  ///
  /// - Throws: `ExportError`, `UnknownPlugin`, `StoreError`.
  func handOut(_ format: ExportFormat, _ context: WebContext<Self>) async throws -> HandedOut
}

/// What an import took, or would take.
public struct TakenIn: Sendable {
  let title: String
  let lines: [String]
  let groups: [ReportGroup]
  let hasChanged: Bool
  let json: JSON

  /// A report.
  ///
  /// - Parameters:
  ///   - title: the sums.
  ///   - lines: what became of each whole.
  ///   - groups: what was left or taken otherwise, and why.
  ///   - hasChanged: whether anything was added or changed.
  ///   - json: all of it for programs.
  public init(
    title: String,
    lines: [String] = [],
    groups: [ReportGroup],
    hasChanged: Bool,
    json: JSON
  ) {
    self.title = title
    self.lines = lines
    self.groups = groups
    self.hasChanged = hasChanged
    self.json = json
  }
}

/// A file that was written, and what it cannot say.
public struct HandedOut: Sendable {
  let bytes: [UInt8]
  let losses: ReportGroup
  let json: [JSON.Member]

  /// A file.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - losses: what it cannot say, in words.
  ///   - json: what it holds and what it cannot say, for programs.
  public init(bytes: [UInt8], losses: ReportGroup, json: [JSON.Member]) {
    self.bytes = bytes
    self.losses = losses
    self.json = json
  }
}
