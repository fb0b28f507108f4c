import CMicroHTTPD
import HTTPKit

// Called by the library on threads of its own: at file scope, so that they belong to no actor.

/// A request line has come: what is returned goes with the request to its end.
func beginRequest(
  _ context: UnsafeMutableRawPointer?,
  _ target: UnsafePointer<CChar>?,
  _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let context, let target, let connection else { return nil }
  let core = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  let exchange = Exchange(
    core,
    target: String(cString: target),
    Connection(pointer: connection)
  )
  core.add(exchange)
  return Unmanaged.passRetained(exchange).toOpaque()
}

/// The head has come, then each piece of the body, then nothing more; again when it is resumed.
func answerRequest(
  _ context: UnsafeMutableRawPointer?,
  _ connection: OpaquePointer?,
  _ url: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?,
  _ version: UnsafePointer<CChar>?,
  _ upload: UnsafePointer<CChar>?,
  _ uploadSize: UnsafeMutablePointer<Int>?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let pointer = slot?.pointee, let uploadSize, let method else { return .NO }
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  if exchange.isFresh { return exchange.begin(String(cString: method)) }
  if uploadSize.pointee > 0 {
    let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    return exchange.isDone ? .YES : exchange.receive(bytes)
  }
  return exchange.isDone ? .YES : exchange.proceed()
}

/// A request is over.
func endRequest(
  _ context: UnsafeMutableRawPointer?,
  _ connection: OpaquePointer?,
  _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ code: MHD_RequestTerminationCode
) {
  guard let pointer = slot?.pointee else { return }
  slot?.pointee = nil
  Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end()
}

/// One header field of a request.
func addHeader(
  _ context: UnsafeMutableRawPointer?,
  _ kind: MHD_ValueKind,
  _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let context, let name else { return .NO }
  context.assumingMemoryBound(to: HTTPHeaders.self).pointee
    .add(String(cString: name), value.map { String(cString: $0) } ?? "")
  return .YES
}

/// The connection can take more of a stream.
func readStream(
  _ context: UnsafeMutableRawPointer?,
  _ position: UInt64,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ room: Int
) -> Int {
  guard let context else { return hearth_mhd_end_of_stream }
  let pump = Unmanaged<StreamPump>.fromOpaque(context).takeUnretainedValue()
  return pump.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room))
}

/// A stream's response is let go.
func releaseStream(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<StreamPump>.fromOpaque(context).takeRetainedValue().release()
}
