import HearthPorts
import HearthSupport

extension TimeZoneError {
  /// The error as a person is told of it; an unknown zone was named by somebody.
  func failure(_ messages: Messages, _ zones: () -> [String]) -> Failure {
    switch self {
    case .unknown(let name):
      let sentence = messages("command.zone.unknown", name)
      let near = zonesAlike(name, among: zones())
      let advice = near.isEmpty ? " " + messages("command.zone.example") : ""
      return Failure(messages.suggesting(near, after: sentence) + advice, status: .usage)
    case .malformed(let name):
      return Failure(messages("command.zone.malformed", name), status: .trouble)
    case .databaseMissing:
      return Failure(messages("command.zone.no-database"), status: .trouble)
    }
  }
}

/// The zones that a name may have meant: those of the same place, else those that look like it.
func zonesAlike(_ name: String, among zones: [String]) -> [String] {
  let place = placeName(name)
  let namesakes = zones.filter { placeName($0) == place }.prefix(3)
  guard namesakes.isEmpty else { return Array(namesakes) }
  let near = alike(name, among: zones)
  guard near.isEmpty else { return near }
  let places = Set(alike(place, among: zones.map(placeName)))
  return Array(zones.filter { places.contains(placeName($0)) }.prefix(3))
}

/// "new_york" of "America/New_York" and of "New York".
private func placeName(_ zone: String) -> String {
  let place = zone.split(separator: "/").last ?? ""
  return String(place.lowercased().map { $0 == " " ? "_" : $0 })
}
