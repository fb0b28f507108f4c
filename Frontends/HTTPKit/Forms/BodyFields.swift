import HearthSupport

/// A file that came with a form.
public struct FormFile: Sendable, Equatable {
  /// The field that held it.
  public let field: String
  /// Its name, as the client gave it: only ever shown, never a path here.
  public let name: String
  /// Its bytes.
  public let bytes: [UInt8]
}

/// The named values of a body: a form's, or the members of a JSON object.
struct BodyFields: Sendable {
  /// A value as it was written.
  enum Written: Sendable {
    case text(String)
    case json(JSON)
  }

  private var fields: [(name: String, value: Written)] = []
  private(set) var files: [FormFile] = []
  /// What a form says, empty texts included.
  private(set) var texts: [HTTPTarget.Pair] = []

  /// Of a request without a body.
  static let none = BodyFields()

  /// The names that the body holds, those without a value too.
  private(set) var names: Set<String> = []

  private init() {}

  /// Reads a body by the kind it names.
  ///
  /// - Throws: `Problem`: 415 for other kinds, 400 for what is not as its kind has it.
  init(_ request: HTTPRequest) throws(Problem) {
    guard !request.body.isEmpty else { return }
    // What is packed could unpack to any size.
    let packing = request.head.headers["Content-Encoding"] ?? "identity"
    guard packing.isSameToken(as: "identity") else { throw Problem(.unsupportedMediaType) }
    switch request.head.contentType {
    case "application/x-www-form-urlencoded": try readForm(request.body)
    case "application/json": try readJSON(request.body)
    case "multipart/form-data":
      let parts = try MultipartReader(request.head.headers["Content-Type"] ?? "").parts(
        request.body
      )
      for part in parts {
        if let file = part.file {
          files.append(FormFile(field: part.name, name: file, bytes: part.bytes))
        } else {
          guard let text = String(validating: part.bytes, as: UTF8.self) else {
            throw Problem(.badRequest)
          }
          add(part.name, text)
        }
      }
    default: throw Problem(.unsupportedMediaType)
    }
  }

  /// The values of a name; none for empty texts of forms and for null.
  func values(_ name: String) -> [Written] {
    fields.filter { $0.name == name }.map(\.value)
  }

  private mutating func readForm(_ bytes: [UInt8]) throws(Problem) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let pairs = PercentCoding.pairs(text)
    else { throw Problem(.badRequest) }
    for pair in pairs { add(pair.name, pair.value) }
  }

  private mutating func add(_ name: String, _ text: String) {
    names.insert(name)
    texts.append(HTTPTarget.Pair(name, text))
    if !text.isEmpty { fields.append((name, .text(text))) }
  }

  private mutating func readJSON(_ bytes: [UInt8]) throws(Problem) {
    guard let text = String(validating: bytes, as: UTF8.self), let json = try? JSON(parsing: text),
      let members = json.members
    else { throw Problem(.badRequest, code: "json") }
    for member in members {
      names.insert(member.key)
      if let list = member.value.array {
        fields += list.map { (member.key, .json($0)) }
      } else if !member.value.isNull {
        fields.append((member.key, .json(member.value)))
      }
    }
  }
}
