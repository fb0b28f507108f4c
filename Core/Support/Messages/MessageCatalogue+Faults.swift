extension MessageCatalogue {
  /// The keys of all languages, without repetition, sorted.
  public var keys: [MessageKey] {
    let names = Language.all.compactMap(text).flatMap { CatalogueReader($0).entries.map(\.key) }
    return Set(names).sorted().map { MessageKey($0) }
  }

  /// All that is wrong with the texts; for tests, a catalogue that ships has no fault.
  ///
  /// Lines that are no entry, keys given twice, keys missing in a language, patterns that speak of
  /// other arguments than the English one, plural forms forgotten, patterns that cannot be read, and
  /// those that ICU's own MessageFormat refuses or prints differently.
  public func faults() -> [MessageFault] {
    let lists = Language.all.map { ReadList(catalogue: name, language: $0, text: text($0) ?? "") }
    let names = keys.map(\.name)
    return lists.flatMap { list in
      list.faults + names.compactMap(list.missing) + list.differences(to: lists[0])
    }
  }
}

/// The list of a language, with every pattern taken apart.
private struct ReadList {
  let language: Language
  private(set) var faults: [MessageFault] = []
  private var patterns: [String: MessagePattern] = [:]
  private var names: Set<String> = []
  private let catalogue: String

  init(catalogue: String, language: Language, text: StaticString) {
    self.catalogue = catalogue
    self.language = language
    let reader = CatalogueReader(text)
    for line in reader.strayLines { report("line \(line)", "is neither an entry nor a comment") }
    let reference = ICUReference(language)
    for entry in reader.entries {
      read(entry.key, entry.patternBytes(in: text), reference)
    }
  }

  private mutating func read(_ key: String, _ bytes: [UInt8], _ reference: ICUReference) {
    if !names.insert(key).inserted { return report(key, "is given twice") }
    if bytes.isEmpty { return report(key, "has no text") }
    do throws(PatternError) {
      let pattern = try MessagePattern(parsing: bytes)
      patterns[key] = pattern
      let source = String(decoding: bytes, as: UTF8.self)
      for problem in reference.problems(of: pattern, source) { report(key, problem) }
      for form in reference.forgottenForms(in: pattern) { report(key, "has no form \"\(form)\"") }
    } catch {
      report(key, "cannot be read: \(error)")
    }
  }

  func missing(_ key: String) -> MessageFault? {
    names.contains(key) ? nil : fault(key, "is missing")
  }

  func differences(to other: ReadList) -> [MessageFault] {
    patterns.sorted { $0.key < $1.key }.compactMap { key, pattern in
      guard let others = other.patterns[key]?.arguments.keys.sorted() else { return nil }
      let own = pattern.arguments.keys.sorted()
      guard own != others else { return nil }
      return fault(key, "speaks of arguments \(own), \(other.language.code) of \(others)")
    }
  }

  private mutating func report(_ place: String, _ problem: String) {
    faults.append(fault(place, problem))
  }

  private func fault(_ place: String, _ problem: String) -> MessageFault {
    MessageFault(place: "\(catalogue), \(language.code), \(place)", problem: problem)
  }
}
