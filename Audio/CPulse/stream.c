#include <stdlib.h>

#include "symbols.h"

static const size_t frame_bytes = 2 * sizeof(float);

struct cpulse_stream {
  struct cpulse_link link;
  pa_stream *stream;
  int64_t underruns;
  bool has_moved;
  bool has_played;
};

static void note_underrun(pa_stream *stream, void *context) {
  (void)stream;
  struct cpulse_stream *self = context;
  if (self->has_played) self->underruns += 1;
}

static void note_move(pa_stream *stream, void *context) {
  (void)stream;
  ((struct cpulse_stream *)context)->has_moved = true;
}

// Where a stream stands. The server ends one whose sink it takes away, since ours may not be moved.
static cpulse_result state(struct cpulse_stream *self) {
  if (!cpulse_is_connected(&self->link)) return CPULSE_LOST;
  if (self->has_moved || !PA_STREAM_IS_GOOD(self->link.pulse->pa_stream_get_state(self->stream))) {
    return CPULSE_REMOVED;
  }
  return CPULSE_OK;
}

static pa_stream *make_stream(struct cpulse_stream *self, const char *title) {
  const struct cpulse_symbols *pulse = self->link.pulse;
  pa_sample_spec format = {.format = PA_SAMPLE_FLOAT32LE, .rate = 48000, .channels = 2};
  pa_proplist *properties = pulse->pa_proplist_new();
  if (properties == NULL) return NULL;
  pulse->pa_proplist_sets(properties, PA_PROP_MEDIA_NAME, title);
  pulse->pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "music");
  pa_stream *stream =
      pulse->pa_stream_new_with_proplist(self->link.context, title, &format, NULL, properties);
  pulse->pa_proplist_free(properties);
  return stream;
}

static cpulse_result begin(struct cpulse_stream *self, const char *sink, const char *title,
                           uint32_t ahead) {
  const struct cpulse_symbols *pulse = self->link.pulse;
  self->stream = make_stream(self, title);
  if (self->stream == NULL) return CPULSE_UNAVAILABLE;
  pulse->pa_stream_set_underflow_callback(self->stream, note_underrun, self);
  pulse->pa_stream_set_moved_callback(self->stream, note_move, self);
  pa_buffer_attr buffer = {
      .maxlength = (uint32_t)-1,
      .tlength = ahead * (uint32_t)frame_bytes,
      .prebuf = (uint32_t)-1,
      .minreq = (uint32_t)-1,
      .fragsize = (uint32_t)-1,
  };
  pa_stream_flags_t flags = PA_STREAM_DONT_MOVE | PA_STREAM_ADJUST_LATENCY;
  if (pulse->pa_stream_connect_playback(self->stream, sink, &buffer, flags, NULL, NULL) < 0) {
    return CPULSE_UNAVAILABLE;
  }
  int32_t left = self->link.patience;
  while (pulse->pa_stream_get_state(self->stream) != PA_STREAM_READY) {
    if (state(self) != CPULSE_OK || !cpulse_wait(&self->link, &left)) return CPULSE_UNAVAILABLE;
  }
  return CPULSE_OK;
}

cpulse_result cpulse_open(const char *server, const char *sink, const char *title, uint32_t ahead,
                          int32_t patience, cpulse_stream **stream, char *why, size_t room) {
  struct cpulse_stream *self = calloc(1, sizeof *self);
  if (self == NULL) return CPULSE_UNAVAILABLE;
  cpulse_result result = cpulse_connect(&self->link, server, patience);
  if (result == CPULSE_OK) result = begin(self, sink, title, ahead);
  if (result == CPULSE_OK) {
    *stream = self;
  } else {
    cpulse_explain(&self->link, why, room);
    cpulse_close(self);
  }
  return result;
}

cpulse_result cpulse_write(cpulse_stream *self, const float *samples, size_t frames) {
  const struct cpulse_symbols *pulse = self->link.pulse;
  size_t rest = frames * frame_bytes;
  const char *next = (const char *)samples;
  int32_t left = self->link.patience;
  while (rest > 0) {
    cpulse_result result = state(self);
    if (result != CPULSE_OK) return result;
    size_t room = pulse->pa_stream_writable_size(self->stream);
    if (room == (size_t)-1) return state(self) == CPULSE_OK ? CPULSE_LOST : state(self);
    size_t part = (room < rest ? room : rest) / frame_bytes * frame_bytes;
    if (part == 0) {
      // A stream that is wanted nothing of for so long stands on a sink that has died.
      if (!cpulse_wait(&self->link, &left)) {
        return state(self) == CPULSE_OK ? CPULSE_LOST : state(self);
      }
      continue;
    }
    if (pulse->pa_stream_write(self->stream, next, part, NULL, 0, PA_SEEK_RELATIVE) < 0) {
      return state(self) == CPULSE_OK ? CPULSE_LOST : state(self);
    }
    next += part;
    rest -= part;
    left = self->link.patience;
    self->has_played = true;
  }
  return CPULSE_OK;
}

int64_t cpulse_underruns(const cpulse_stream *self) { return self->underruns; }

static void note_end(pa_stream *stream, int success, void *context) {
  (void)stream;
  *(bool *)context = success != 0;
}

cpulse_result cpulse_drain(cpulse_stream *self) {
  if (!self->has_played) return CPULSE_OK;
  bool is_drained = false;
  // What is played to its end runs dry, and that is no fault.
  self->has_played = false;
  pa_operation *operation =
      self->link.pulse->pa_stream_drain(self->stream, note_end, &is_drained);
  if (!cpulse_await(&self->link, operation) || !is_drained) {
    return state(self) == CPULSE_OK ? CPULSE_LOST : state(self);
  }
  return CPULSE_OK;
}

void cpulse_close(cpulse_stream *self) {
  if (self == NULL) return;
  if (self->stream != NULL) {
    self->link.pulse->pa_stream_disconnect(self->stream);
    self->link.pulse->pa_stream_unref(self->stream);
  }
  cpulse_unlink(&self->link);
  free(self);
}
