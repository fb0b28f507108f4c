import DiaryCore
import HTTPKit
import HearthContainer
import HearthHousehold
import HearthModel
import HearthPorts
import HearthSupport
import HouseholdWeb

/// What pages and the API do with children.
struct ChildActions {
  private let context: DiaryContext

  init(_ context: DiaryContext) {
    self.context = context
  }

  private var book: ChildBook { ChildBook(context.dependencies) }

  func add(_ input: RouteInput) async throws -> Child {
    var draft = ChildDraft(
      name: try input.required(ProfileForm.name),
      born: try input.required(ProfileForm.born)
    )
    draft.bornAt = try input(ProfileForm.bornAt)
    draft.due = try input(ProfileForm.due)
    draft.sex = try input(ProfileForm.sex).map(Sex.init(rawValue:))
    draft.night = NightRange(
      start: try input(ProfileForm.nightStart) ?? draft.night.start,
      end: try input(ProfileForm.nightEnd) ?? draft.night.end
    )
    return try await book.add(draft, zone: try context.firstZone())
  }

  /// Changes what the body names.
  func edit(_ id: RecordID, _ input: RouteInput) async throws {
    let (name, born) = (try input(ProfileForm.name), try input(ProfileForm.born))
    let (bornAt, due) = (try input(ProfileForm.bornAt), try input(ProfileForm.due))
    let sex = try input(ProfileForm.sex).map(Sex.init(rawValue:))
    let (start, end) = (try input(ProfileForm.nightStart), try input(ProfileForm.nightEnd))
    try await book.edit(id) { child in
      child.name = name ?? child.name
      child.born = born ?? child.born
      if input.names(ProfileForm.bornAt) { child.bornAt = bornAt }
      if input.names(ProfileForm.due) { child.due = due }
      if input.names(ProfileForm.sex) { child.sex = sex }
      child.nightStart = start ?? child.nightStart
      child.nightEnd = end ?? child.nightEnd
    }
  }

  static let other = Parameter(
    "other",
    in: .body,
    .id,
    "The child that goes.",
    isRequired: true
  )

  /// Makes one child of the one in the path and another.
  func merge(_ input: RouteInput) async throws -> MergedChildren {
    try await book.merge(
      try input.required(Self.other),
      into: try input.required(DiaryInput.child),
      confirmed: try input(DiaryInput.isConfirmed) ?? false
    )
  }

  /// Gives a child a photo that was made small first, or takes it away.
  func setPhoto(_ bytes: [UInt8]?, of id: RecordID) async throws {
    guard let bytes else {
      try await book.edit(id, photo: .some(nil)) { _ in }
      return
    }
    guard let photos = context.app.photos else { throw Problem(.unavailable) }
    let portrait = try await photos.portrait(of: bytes, side: ChildPhoto.side)
    try await book.edit(id, photo: portrait) { _ in }
  }
}
