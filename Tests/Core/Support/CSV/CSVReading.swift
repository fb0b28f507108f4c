import HearthPorts
import HearthSupport

/// All rows of a table in memory, handed over in pieces of a given length.
func rows(
  of bytes: [UInt8],
  chunk: Int = 65_536,
  separator: UInt8 = UInt8(ascii: ","),
  limit: Int = CSVReader.rowLimit
) throws -> [CSVRow] {
  var rest = bytes[...]
  let reader = CSVReader(
    { () throws(ImportError) in
      defer { rest = rest.dropFirst(chunk) }
      return rest.isEmpty ? nil : Array(rest.prefix(chunk))
    },
    separator: separator,
    limit: limit
  )
  var rows: [CSVRow] = []
  while let row = try reader.next() { rows.append(row) }
  return rows
}
