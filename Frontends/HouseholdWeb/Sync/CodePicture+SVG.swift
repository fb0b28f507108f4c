import HearthPorts

extension CodePicture {
  /// How wide the light edge is that cameras need around a code.
  private static let edge = 4

  /// The picture as SVG, black on white whatever lies around it.
  var svg: String {
    let whole = side + 2 * Self.edge
    let dots = (0..<side).flatMap { row in
      (0..<side).filter { isDark($0, row) }.map { column in
        "M\(column + Self.edge) \(row + Self.edge)h1v1h-1z"
      }
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(whole) \(whole)\" "
      + "shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h\(whole)v\(whole)h-\(whole)z\"/>"
      + "<path fill=\"#000\" d=\"\(dots.joined())\"/></svg>"
  }
}
