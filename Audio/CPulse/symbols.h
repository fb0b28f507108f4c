#ifndef CPULSE_SYMBOLS_H
#define CPULSE_SYMBOLS_H

#include <pulse/pulseaudio.h>
#include <stdbool.h>

#include "CPulse.h"

#define CPULSE_FUNCTIONS(X)                                                                  \
  X(pa_context_connect)                                                                      \
  X(pa_context_disconnect)                                                                   \
  X(pa_context_errno)                                                                        \
  X(pa_context_get_server_info)                                                              \
  X(pa_context_get_sink_info_list)                                                           \
  X(pa_context_get_state)                                                                    \
  X(pa_context_new_with_proplist)                                                            \
  X(pa_context_unref)                                                                        \
  X(pa_mainloop_dispatch)                                                                    \
  X(pa_mainloop_free)                                                                        \
  X(pa_mainloop_get_api)                                                                     \
  X(pa_mainloop_new)                                                                         \
  X(pa_mainloop_poll)                                                                        \
  X(pa_mainloop_prepare)                                                                     \
  X(pa_operation_cancel)                                                                     \
  X(pa_operation_get_state)                                                                  \
  X(pa_operation_unref)                                                                      \
  X(pa_proplist_free)                                                                        \
  X(pa_proplist_new)                                                                         \
  X(pa_proplist_sets)                                                                        \
  X(pa_stream_connect_playback)                                                              \
  X(pa_stream_disconnect)                                                                    \
  X(pa_stream_drain)                                                                         \
  X(pa_stream_get_state)                                                                     \
  X(pa_stream_new_with_proplist)                                                             \
  X(pa_stream_set_moved_callback)                                                            \
  X(pa_stream_set_underflow_callback)                                                        \
  X(pa_stream_unref)                                                                         \
  X(pa_stream_writable_size)                                                                 \
  X(pa_stream_write)                                                                         \
  X(pa_strerror)

struct cpulse_symbols {
#define DECLARE(function) __typeof__(&function) function;
  CPULSE_FUNCTIONS(DECLARE)
#undef DECLARE
};

/// The functions of libpulse; NULL where it is not installed.
const struct cpulse_symbols *cpulse_symbols(void);

/// A connection to a server, driven by whoever waits.
struct cpulse_link {
  const struct cpulse_symbols *pulse;
  pa_mainloop *loop;
  pa_context *context;
  int32_t patience;
};

/// Connects; what has come to be is ended by `cpulse_unlink`, also where this fails.
cpulse_result cpulse_connect(struct cpulse_link *link, const char *server, int32_t patience);
void cpulse_unlink(struct cpulse_link *link);

/// Whether the server is still there.
bool cpulse_is_connected(const struct cpulse_link *link);

/// Hears the server for at most so many milliseconds, which are counted down; false at their end, or
/// where the connection has gone.
bool cpulse_wait(struct cpulse_link *link, int32_t *left);

/// Waits for the end of an operation, and lets go of it.
bool cpulse_await(struct cpulse_link *link, pa_operation *operation);

/// Puts what the server said last into `why`.
void cpulse_explain(const struct cpulse_link *link, char *why, size_t room);

#endif
