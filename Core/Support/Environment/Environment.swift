@preconcurrency internal import Glibc

/// The environment variables that a program was started with, as a value to be passed on.
public struct Environment: Sendable, Equatable {
  /// Values by name.
  public let variables: [String: String]

  /// An environment of these variables alone.
  public init(_ variables: [String: String] = [:]) {
    self.variables = variables
  }

  /// The value of a variable, or nil where it is not set.
  public subscript(name: String) -> String? { variables[name] }

  /// The variables of this process: read once, by the executable, before it starts a thread.
  public static func process() -> Environment {
    var variables = [String: String](minimumCapacity: 64)
    var entry = environ
    while let text = entry.pointee {
      if let sign = strchr(text, Int32(UInt8(ascii: "="))) {
        let count = UnsafePointer(sign) - UnsafePointer(text)
        let name = UnsafeRawBufferPointer(start: text, count: count)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
      }
      entry += 1
    }
    return Environment(variables)
  }
}
