#ifndef CPULSE_H
#define CPULSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libpulse that Hearth uses: playing floats in stereo at 48 kHz, and naming the sinks.
//
// Nothing is linked. The first call opens libpulse.so.0 with dlopen, since it brings 29 shared objects
// with it. ldd does not show the dependency: packages have to name it (libpulse0). No server is started
// and no thread: what the server says is heard while a call waits, so a stream has to be written to
// (silence will do) as long as it is open. A handle may be used by one thread at a time.

/// How a call ended.
typedef enum {
  CPULSE_OK,
  /// libpulse is not installed.
  CPULSE_MISSING,
  /// There is no server, or it has no such sink; `why` tells.
  CPULSE_UNAVAILABLE,
  /// The server has gone, or takes nothing any more.
  CPULSE_LOST,
  /// The server has taken the sink away, or moved the stream to another one.
  CPULSE_REMOVED,
} cpulse_result;

typedef struct cpulse_stream cpulse_stream;

/// Opens a stream.
///
/// `server` is NULL for one's own, `sink` for the default one; `title` is what mixers show. `ahead` is how
/// many frames are played ahead; no call waits longer than `patience` milliseconds. In `why`, which has
/// `room` bytes, stands what the server said.
cpulse_result cpulse_open(const char *server, const char *sink, const char *title, uint32_t ahead,
                          int32_t patience, cpulse_stream **stream, char *why, size_t room);

/// Writes frames; waits while the server wants none.
cpulse_result cpulse_write(cpulse_stream *stream, const float *samples, size_t frames);

/// How often the stream ran dry.
int64_t cpulse_underruns(const cpulse_stream *stream);

/// Waits until all that was written has been heard.
cpulse_result cpulse_drain(cpulse_stream *stream);

/// Ends a stream at once; takes NULL.
void cpulse_close(cpulse_stream *stream);

/// Takes a sink: its name and what people call it, valid during the call; `is_default` for the one
/// that is taken where none is named.
typedef void (*cpulse_take_sink)(const char *name, const char *title, bool is_default,
                                 void *context);

/// Names the sinks of a server.
cpulse_result cpulse_sinks(const char *server, int32_t patience, cpulse_take_sink take,
                           void *context, char *why, size_t room);

#endif
