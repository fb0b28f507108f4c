package import HearthSupport

extension MessageCatalogue {
  /// The texts of programs that serve.
  package static let server = MessageCatalogue(
    "server",
    [.english: ServerTexts.english, .russian: ServerTexts.russian]
  )
}

/// What programs that serve say, a file for each language.
enum ServerTexts {}
