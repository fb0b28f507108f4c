public import HearthSupport

/// The Filters scene.
public struct FiltersViewModel: Sendable {
  /// A filter that can be chosen.
  public struct FilterModel: Sendable, Equatable {
    /// Which.
    public let filter: TrackerFilter
    /// What it says.
    public let name: String
    /// Whether it is the one chosen, shown with a tick; the first two only lead somewhere.
    public let isChosen: Bool
  }

  /// What the scene is called.
  public let title: String
  /// In order.
  public let filters: [FilterModel]

  /// The filters, one of them chosen.
  public init(chosen: TrackerFilter, in messages: Messages) {
    title = messages("filter.title")
    filters = TrackerFilter.known.map { filter in
      FilterModel(
        filter: filter,
        name: messages("filter.\(filter.rawValue)"),
        isChosen: filter == chosen && [.done, .undone].contains(filter)
      )
    }
  }
}
