import DiaryCore
import HearthContainer
import HearthModel
import HearthPorts
import ScreenKit

/// The portraits that have been made of photos, each with the photo it was made of.
struct Portraits {
  private struct Key: Hashable {
    let child: RecordID
    let size: Size
  }

  private var made: [Key: (photo: PictureBytes, picture: PointPicture)] = [:]

  /// The portrait that was made of a photo.
  func picture(_ child: RecordID, _ size: Size, of photo: PictureBytes) -> PointPicture? {
    made[Key(child: child, size: size)].flatMap { $0.photo == photo ? $0.picture : nil }
  }

  /// Keeps a portrait.
  mutating func keep(
    _ picture: PointPicture,
    _ child: RecordID,
    _ size: Size,
    of photo: PictureBytes
  ) {
    made[Key(child: child, size: size)] = (photo, picture)
  }
}

extension DiaryDesk {
  /// Makes the portrait of a child out of its photo, beside the screen.
  ///
  /// - Parameters:
  ///   - child: whose.
  ///   - size: in points, two to a cell.
  ///   - stage: which has to have colours.
  ///   - then: takes it; nil where there is no photo, or none that can be shown.
  func readPortrait(
    of child: RecordID,
    _ size: Size,
    _ stage: Stage,
    then: @escaping (PointPicture?) -> Void
  ) {
    guard let photos, stage.hasColours else { return }
    let (store, portraits) = (dependencies.store, portraits)
    stage.perform(holdsInput: false) { () -> (PictureBytes, PointPicture)? in
      guard
        let photo = try await store.read({ try ChildBook.photo(of: child, in: $0)?.picture })
      else { return nil }
      if let made = portraits.picture(child, size, of: photo) { return (photo, made) }
      let points = try await photos.points(
        of: photo.bytes,
        width: size.columns,
        height: size.rows
      )
      return PointPicture(points, size).map { (photo, $0) }
    } then: { result in
      // Without the program that reads photos there is no portrait, and nothing to be done about it here.
      guard let (photo, picture) = (try? result.get()) ?? nil else { return then(nil) }
      self.portraits.keep(picture, child, size, of: photo)
      then(picture)
    }
  }
}
