public import HearthSupport

extension Messages {
  /// A sentence that every face shows, with what to do on the command line behind it.
  public func advising(_ sentence: String, _ advice: MessageKey?) -> String {
    advice.map { "\(sentence) \(self($0))" } ?? sentence
  }
}
