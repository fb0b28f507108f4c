// An ALSA device that breaks where a test wants it to, and keeps what it was given.
//
//   type hearthfault; record FILE; script "xrun@4800 gone@9600"; format FLOAT_LE
//
// Frames are taken as fast as they come and appended to the file, which also tells how many there were
// before the device was opened anew: an event at frame N happens once, when N frames are in the file.
//
//   xrun     the buffer ran dry: -EPIPE once
//   storm    it runs dry again and again
//   suspend  the machine slept: resuming says 0 and does nothing, preparing helps
//   coma     likewise, and preparing does not help: only opening anew does
//   short    from here on a write takes at most 7 frames
//   slow     from here on, and after being opened anew, frames are taken as fast as they are heard
//   stall    takes nothing more and says nothing
//   gone     unplugged: -ENODEV, and while FILE.gone is there it cannot be opened

#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <unistd.h>

struct event {
  char name[16];
  long frame;
};

struct fault {
  snd_pcm_ioplug_t io;
  char record[512];
  int file;
  long total;
  struct event events[16];
  int count;
  int next;
  int will_run_dry;
  int storms;
  int sleeps;
  int is_short;
  int is_slow;
  int stalls;
  snd_pcm_sframes_t stood_at;
};

static int is(const struct event *event, const char *name) {
  return strcmp(event->name, name) == 0;
}

static void happen(struct fault *fault, const struct event *event) {
  if (is(event, "xrun")) fault->will_run_dry = 1;
  if (is(event, "storm")) fault->will_run_dry = fault->storms = 1;
  if (is(event, "suspend")) snd_pcm_ioplug_set_state(&fault->io, SND_PCM_STATE_SUSPENDED);
  if (is(event, "coma")) {
    fault->sleeps = 1;
    snd_pcm_ioplug_set_state(&fault->io, SND_PCM_STATE_SUSPENDED);
  }
  if (is(event, "short")) fault->is_short = 1;
  if (is(event, "slow")) fault->is_slow = 1;
  if (is(event, "stall")) {
    uint64_t count;
    fault->stalls = 1;
    fault->stood_at = (snd_pcm_sframes_t)fault->io.appl_ptr;
    (void)!read(fault->io.poll_fd, &count, sizeof count);
  }
  if (is(event, "gone")) {
    char mark[600];
    snprintf(mark, sizeof mark, "%s.gone", fault->record);
    close(open(mark, O_WRONLY | O_CREAT, 0600));
    snd_pcm_ioplug_set_state(&fault->io, SND_PCM_STATE_DISCONNECTED);
  }
}

static snd_pcm_sframes_t transfer(snd_pcm_ioplug_t *io, const snd_pcm_channel_area_t *areas,
                                  snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
  struct fault *fault = io->private_data;
  // Its buffer still fills.
  if (fault->stalls) return (snd_pcm_sframes_t)size;
  if (fault->is_short && size > 7) size = 7;
  if (fault->next < fault->count) {
    long left = fault->events[fault->next].frame - fault->total;
    if ((long)size > left) size = (snd_pcm_uframes_t)left;
  }
  size_t width = areas->step / 8;
  const char *from = (const char *)areas->addr + areas->first / 8 + offset * width;
  if (write(fault->file, from, size * width) != (ssize_t)(size * width)) return -EIO;
  fault->total += (long)size;
  if (fault->is_slow) usleep((useconds_t)(size * 1000000 / 48000));
  if (fault->next < fault->count && fault->events[fault->next].frame == fault->total) {
    happen(fault, &fault->events[fault->next++]);
  }
  return (snd_pcm_sframes_t)size;
}

static snd_pcm_sframes_t pointer(snd_pcm_ioplug_t *io) {
  struct fault *fault = io->private_data;
  if (fault->will_run_dry) {
    fault->will_run_dry = 0;
    return -EPIPE;
  }
  return fault->stalls ? fault->stood_at : (snd_pcm_sframes_t)io->appl_ptr;
}

static int start(snd_pcm_ioplug_t *io) {
  (void)io;
  return 0;
}

static int prepare(snd_pcm_ioplug_t *io) {
  struct fault *fault = io->private_data;
  if (fault->storms) fault->will_run_dry = 1;
  return fault->sleeps ? -EIO : 0;
}

static int finish(snd_pcm_ioplug_t *io) {
  struct fault *fault = io->private_data;
  close(fault->file);
  close(io->poll_fd);
  free(fault);
  return 0;
}

static const snd_pcm_ioplug_callback_t callbacks = {
    .start = start,
    .stop = start,
    .pointer = pointer,
    .transfer = transfer,
    .prepare = prepare,
    .close = finish,
};

static int allow(snd_pcm_ioplug_t *io, snd_pcm_format_t format) {
  unsigned int access = SND_PCM_ACCESS_RW_INTERLEAVED, kind = (unsigned int)format;
  int code = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_ACCESS, 1, &access);
  if (code >= 0) code = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_FORMAT, 1, &kind);
  if (code >= 0) code = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_CHANNELS, 2, 2);
  if (code >= 0) code = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_RATE, 48000, 48000);
  if (code >= 0) {
    code = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 256, 1 << 20);
  }
  if (code >= 0) {
    code = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 1024, 1 << 21);
  }
  return code;
}

static void read_script(struct fault *fault, const char *script, size_t frame_bytes) {
  struct stat status;
  fault->total = fstat(fault->file, &status) == 0 ? status.st_size / (long)frame_bytes : 0;
  struct event event;
  int length;
  while (fault->count < 16 && sscanf(script, " %15[a-z]@%ld%n", event.name, &event.frame, &length) == 2) {
    // What lies behind has happened before the device was opened anew.
    if (event.frame > fault->total) fault->events[fault->count++] = event;
    else if (is(&event, "slow")) fault->is_slow = 1;
    script += length;
  }
}

SND_PCM_PLUGIN_DEFINE_FUNC(hearthfault) {
  (void)root;
  const char *record = NULL, *script = "", *format = "FLOAT_LE";
  snd_config_iterator_t place, next;
  snd_config_for_each(place, next, conf) {
    snd_config_t *entry = snd_config_iterator_entry(place);
    const char *key;
    if (snd_config_get_id(entry, &key) < 0) continue;
    if (strcmp(key, "record") == 0) snd_config_get_string(entry, &record);
    if (strcmp(key, "script") == 0) snd_config_get_string(entry, &script);
    if (strcmp(key, "format") == 0) snd_config_get_string(entry, &format);
  }
  if (record == NULL || stream != SND_PCM_STREAM_PLAYBACK) return -EINVAL;
  struct fault *fault = calloc(1, sizeof *fault);
  char mark[600];
  snprintf(fault->record, sizeof fault->record, "%s", record);
  snprintf(mark, sizeof mark, "%s.gone", record);
  fault->file = access(mark, F_OK) == 0
                    ? -1
                    : open(record, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (fault->file < 0) {
    free(fault);
    return -ENODEV;
  }
  snd_pcm_format_t kind = snd_pcm_format_value(format);
  read_script(fault, script, 2 * (size_t)snd_pcm_format_physical_width(kind) / 8);
  fault->io.version = SND_PCM_IOPLUG_VERSION;
  fault->io.name = "A device that breaks";
  fault->io.flags = SND_PCM_IOPLUG_FLAG_BOUNDARY_WA;
  fault->io.poll_fd = eventfd(1, EFD_NONBLOCK | EFD_CLOEXEC);
  fault->io.poll_events = POLLIN;
  fault->io.callback = &callbacks;
  fault->io.private_data = fault;
  int code = snd_pcm_ioplug_create(&fault->io, name, stream, mode);
  if (code < 0) {
    finish(&fault->io);
    return code;
  }
  code = allow(&fault->io, kind);
  if (code < 0) {
    snd_pcm_ioplug_delete(&fault->io);
    return code;
  }
  *pcmp = fault->io.pcm;
  return 0;
}

SND_PCM_PLUGIN_SYMBOL(hearthfault);
