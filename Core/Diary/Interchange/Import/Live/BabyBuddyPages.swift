import HearthHousehold
import HearthPorts
import HearthSupport

/// The lists of a Baby Buddy server, page by page.
struct BabyBuddyPages {
  /// So many rows are asked for at once.
  private static let size = 500
  /// More pages than any family fills: a server that never ends is none.
  private static let mostPages = 10_000

  private let address: String
  private let token: String?
  private let client: any HTTPClient

  init(_ source: LiveSource, _ client: any HTTPClient) {
    var address = source.address[...]
    while address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix("/api") { address.removeLast(4) }
    self.address = String(address)
    token = source.token
    self.client = client
  }

  /// The names of the lists that the server's version has.
  func endpoints() async throws(LiveImportError) -> Set<String> {
    let root = try await json("/api/")
    let names = Set((root.members ?? []).map(\.key))
    guard names.contains("children"), names.contains("sleep") else { throw notOfFormat }
    return names
  }

  /// All rows of a list, each once: rows that are added meanwhile move the others to later pages.
  ///
  /// The server's own links to further pages are not followed: behind a proxy they often lead
  /// elsewhere, and the token must not.
  func objects(
    at endpoint: String,
    progress: (Int) -> Void
  ) async throws(LiveImportError) -> [BabyBuddyObject] {
    var objects: [BabyBuddyObject] = []
    var seen: Set<String> = []
    var offset = 0
    for _ in 0..<Self.mostPages {
      let path = "/api/\(endpoint)/?limit=\(Self.size)&offset=\(offset)&ordering=id"
      let page = try await json(path)
      guard let results = page["results"]?.array else { throw notOfFormat }
      for result in results {
        let object = BabyBuddyObject(result, at: "\(address)/api/\(endpoint)/")
        if object.id.isEmpty || seen.insert(object.id).inserted { objects.append(object) }
      }
      offset += results.count
      progress(objects.count)
      guard !results.isEmpty, page["next"]?.string != nil else { break }
    }
    return objects
  }

  /// The portraits of children; one that is not to be had is told.
  func pictures(
    of children: [BabyBuddyObject],
    _ report: inout ImportReport
  ) async throws(LiveImportError) -> [ForeignPicture] {
    var pictures: [ForeignPicture] = []
    for object in children {
      guard let path = object.picturePath, let names = object.child else { continue }
      let name = [names.first, names.last].filter { !$0.isEmpty }.joined(separator: " ")
      let answer = try await answer(path, accepting: "image/*")
      guard answer.status == 200 else {
        report.remark(object.place, .noPicture(child: name))
        continue
      }
      let child = ForeignChild(id: object.id, name: name)
      pictures.append(ForeignPicture(place: object.place, child: child, bytes: answer.body))
    }
    return pictures
  }

  private var notOfFormat: LiveImportError {
    .notOfFormat(address: address, format: BabyBuddyImporter.format)
  }

  private func json(_ path: String) async throws(LiveImportError) -> JSON {
    let answer = try await answer(path, accepting: "application/json")
    switch answer.status {
    case 200: break
    case 401, 403: throw .notAllowed(address: address)
    case 404: throw notOfFormat
    default: throw .refused(address: address, status: answer.status)
    }
    guard let json = try? JSON(parsing: answer.body) else { throw notOfFormat }
    return json
  }

  private func answer(
    _ path: String,
    accepting type: String
  ) async throws(LiveImportError) -> ClientResponse {
    var headers = [HTTPField("Accept", type)]
    if let token { headers.append(HTTPField("Authorization", "Token \(token)")) }
    do throws(HTTPClientError) {
      return try await client.send(ClientRequest("GET", address + path, headers: headers))
    } catch {
      throw .unanswered(address: address, error)
    }
  }
}
