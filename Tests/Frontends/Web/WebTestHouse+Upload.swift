import HTTPKit
import HouseholdWeb
package import TestSupport

extension WebTestHouse {
  /// Sends a form of parts with files, as a page with a field `files` does.
  package func upload(
    _ caller: Caller,
    _ path: String,
    _ fields: [(String, String)] = [],
    _ files: [(name: String, bytes: [UInt8])]
  ) async -> LoopbackAnswer {
    var body: [UInt8] = []
    for (name, value) in fields {
      body += "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
    }
    for (name, bytes) in files {
      body +=
        "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(name)\"\r\n\r\n".utf8
      body += bytes + Array("\r\n".utf8)
    }
    return await send(
      caller,
      .post,
      path,
      headers: [("Content-Type", "multipart/form-data; boundary=b")],
      body: body + Array("--b--\r\n".utf8)
    )
  }
}
