#include <stdlib.h>
#include <string.h>

#include "symbols.h"

struct listing {
  char *standard;
  cpulse_take_sink take;
  void *context;
  bool is_whole;
};

static void note_server(pa_context *context, const pa_server_info *server, void *data) {
  (void)context;
  struct listing *listing = data;
  if (server != NULL && server->default_sink_name != NULL) {
    listing->standard = strdup(server->default_sink_name);
  }
}

static void note_sink(pa_context *context, const pa_sink_info *sink, int end, void *data) {
  (void)context;
  struct listing *listing = data;
  if (end != 0) {
    listing->is_whole = end > 0;
  } else if (sink != NULL) {
    bool is_default = listing->standard != NULL && strcmp(listing->standard, sink->name) == 0;
    listing->take(sink->name, sink->description, is_default, listing->context);
  }
}

cpulse_result cpulse_sinks(const char *server, int32_t patience, cpulse_take_sink take,
                           void *context, char *why, size_t room) {
  struct cpulse_link link;
  struct listing listing = {.take = take, .context = context};
  cpulse_result result = cpulse_connect(&link, server, patience);
  if (result == CPULSE_OK) {
    const struct cpulse_symbols *pulse = link.pulse;
    cpulse_await(&link, pulse->pa_context_get_server_info(link.context, note_server, &listing));
    cpulse_await(&link,
                 pulse->pa_context_get_sink_info_list(link.context, note_sink, &listing));
    if (!listing.is_whole) result = CPULSE_UNAVAILABLE;
  }
  if (result != CPULSE_OK) cpulse_explain(&link, why, room);
  cpulse_unlink(&link);
  free(listing.standard);
  return result;
}
