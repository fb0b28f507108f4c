public import HearthPorts
public import HearthSupport

extension ExportError {
  /// The error as a person is told of it.
  ///
  /// - Parameters:
  ///   - path: where the export was to go.
  ///   - messages: the language.
  /// - Returns: trouble, with its sentence.
  public func failure(_ path: String, _ messages: Messages) -> Failure {
    let sentence: String =
      switch self {
      case .store(let error): error.sentence(messages)
      case .archive(let error): error.sentence(path, messages)
      case .database(let error): error.sentence(path, messages)
      }
    return Failure(sentence, status: .trouble)
  }
}
