/// A message in the syntax of ICU's MessageFormat, taken apart.
///
/// The syntax and its quoting are ICU's, arguments are numbered. Left out, since no catalogue needs
/// them or ICU itself advises against: named arguments, `choice`, `spellout`, `ordinal`, `duration`,
/// currencies and `::` skeletons (loading what date skeletons need takes 5 ms).
struct MessagePattern: Sendable, Equatable {
  /// In the order in which they are printed.
  let parts: [Part]

  /// A piece of a message.
  indirect enum Part: Sendable, Equatable {
    /// Printed as it is.
    case text(String)
    /// `{0}`
    case argument(Int)
    /// `{0,number,#,##0.0}`
    case number(Int, NumberStyle)
    /// `{0,date,long}` or `{0,time,short}`
    case moment(Int, MomentStyle)
    /// `{0,plural,one{…} other{…}}` or `{0,selectordinal,…}`
    case plural(Int, Plural)
    /// `{0,select,girl{…} other{…}}`
    case select(Int, [String: [Part]])
    /// `#` in a plural form: its number.
    case pluralNumber
  }

  /// The forms of a message for numbers.
  struct Plural: Sendable, Equatable {
    /// Whether it is about "1st, 2nd" rather than "1, 2".
    let ordinal: Bool
    /// How the number is written, which its category depends on.
    let style: NumberStyle
    /// What is taken from the number before it is printed and its category looked up.
    let offset: Double
    /// `=0{…}`: for exactly this number.
    let exact: [Double: [Part]]
    /// For all numbers of a category; `other` is always there.
    let categories: [PluralCategory: [Part]]
  }
}

/// What is wrong with a pattern.
enum PatternError: Error, Sendable, Equatable {
  /// A brace is never closed, or something stands where none can.
  case syntax(offset: Int)
  /// An argument is not called by a number.
  case notANumberedArgument(String)
  /// A type of argument that is not supported.
  case unsupported(type: String)
  /// A style of a number or date that is not supported.
  case unsupported(style: String)
  /// A plural form of a category that does not exist, or one given twice.
  case badSelector(String)
  /// A plural or select without `other`.
  case missingOther
}
