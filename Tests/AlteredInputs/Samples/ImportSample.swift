package import HearthPorts
import HearthSupport

/// The export of Baby Buddy that lies beside the tests.
package enum ImportSample {
  /// Its tables.
  package static let names = [
    "BMI", "Child", "DiaperChange", "Feeding", "HeadCircumference", "Height", "Medication", "Note",
    "Pumping", "Sleep", "Tag", "Temperature", "TummyTime", "Weight",
  ]

  /// All rows of all tables.
  package static let rows = 4678

  /// Some of its tables.
  package static func files(_ names: [String] = names) throws -> [ImportFile] {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return try names.map { name in
      let path = "/\(tests)/Data/babybuddy-60-days/\(name).csv"
      return ImportFile(name: "\(name).csv", bytes: try FileReader.bytes(at: path, limit: 1 << 20))
    }
  }
}
