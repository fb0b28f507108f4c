#include <stdio.h>
#include <string.h>
#include <time.h>

#include "symbols.h"

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

cpulse_result cpulse_connect(struct cpulse_link *link, const char *server, int32_t patience) {
  memset(link, 0, sizeof *link);
  link->pulse = cpulse_symbols();
  link->patience = patience;
  if (link->pulse == NULL) return CPULSE_MISSING;
  link->loop = link->pulse->pa_mainloop_new();
  pa_proplist *properties = link->pulse->pa_proplist_new();
  if (link->loop == NULL || properties == NULL) return CPULSE_UNAVAILABLE;
  link->pulse->pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, "Hearth");
  link->pulse->pa_proplist_sets(properties, PA_PROP_APPLICATION_ID, "hearth-player");
  link->context = link->pulse->pa_context_new_with_proplist(
      link->pulse->pa_mainloop_get_api(link->loop), "Hearth", properties);
  link->pulse->pa_proplist_free(properties);
  if (link->context == NULL) return CPULSE_UNAVAILABLE;
  if (link->pulse->pa_context_connect(link->context, server, PA_CONTEXT_NOAUTOSPAWN, NULL) < 0) {
    return CPULSE_UNAVAILABLE;
  }
  int32_t left = patience;
  while (link->pulse->pa_context_get_state(link->context) != PA_CONTEXT_READY) {
    if (!cpulse_wait(link, &left)) return CPULSE_UNAVAILABLE;
  }
  return CPULSE_OK;
}

void cpulse_unlink(struct cpulse_link *link) {
  if (link->context != NULL) {
    link->pulse->pa_context_disconnect(link->context);
    link->pulse->pa_context_unref(link->context);
  }
  if (link->loop != NULL) link->pulse->pa_mainloop_free(link->loop);
  link->context = NULL;
  link->loop = NULL;
}

bool cpulse_is_connected(const struct cpulse_link *link) {
  return PA_CONTEXT_IS_GOOD(link->pulse->pa_context_get_state(link->context));
}

bool cpulse_wait(struct cpulse_link *link, int32_t *left) {
  if (*left <= 0 || !cpulse_is_connected(link)) return false;
  int64_t start = milliseconds();
  // What the loop takes in microseconds.
  if (link->pulse->pa_mainloop_prepare(link->loop, *left * 1000) < 0 ||
      link->pulse->pa_mainloop_poll(link->loop) < 0 ||
      link->pulse->pa_mainloop_dispatch(link->loop) < 0) {
    return false;
  }
  *left -= (int32_t)(milliseconds() - start);
  return cpulse_is_connected(link);
}

bool cpulse_await(struct cpulse_link *link, pa_operation *operation) {
  if (operation == NULL) return false;
  int32_t left = link->patience;
  bool waits = true;
  while (waits && link->pulse->pa_operation_get_state(operation) == PA_OPERATION_RUNNING) {
    waits = cpulse_wait(link, &left);
  }
  bool is_done = link->pulse->pa_operation_get_state(operation) == PA_OPERATION_DONE;
  if (!is_done) link->pulse->pa_operation_cancel(operation);
  link->pulse->pa_operation_unref(operation);
  return is_done;
}

void cpulse_explain(const struct cpulse_link *link, char *why, size_t room) {
  if (link->context == NULL) return;
  int code = link->pulse->pa_context_errno(link->context);
  snprintf(why, room, "%s", link->pulse->pa_strerror(code == PA_OK ? PA_ERR_TIMEOUT : code));
}
