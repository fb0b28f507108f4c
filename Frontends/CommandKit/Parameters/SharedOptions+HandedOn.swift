extension SharedOptions {
  /// What another program is told that works for the same household: store, settings, zone, clock.
  public static func handedOn(_ values: Values) -> [String] {
    let options = [
      ("--store", values[store]), ("--config", values[config]),
      ("--time-zone", values[timeZone]), ("--now", values[now]),
    ]
    return options.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }
}
