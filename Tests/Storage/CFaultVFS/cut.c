#include "disk.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int64_t sector = 512;

/* SplitMix64: the same seed tears in the same way. */
static uint64_t next(uint64_t *state) {
  uint64_t mixed = *state += 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
  return mixed ^ mixed >> 31;
}

static void resize(struct outcome *outcome, int64_t size) {
  if (size > outcome->capacity) {
    outcome->capacity = size * 2;
    outcome->bytes = realloc(outcome->bytes, (size_t)outcome->capacity);
    if (!outcome->bytes) abort();
  }
  if (size > outcome->size) {
    memset(outcome->bytes + outcome->size, 0, (size_t)(size - outcome->size));
  }
  outcome->size = size;
}

static void put(struct outcome *outcome, const struct change *change, int64_t from, int64_t to) {
  if (from >= to) return;
  if (outcome->size < to) resize(outcome, to);
  memcpy(outcome->bytes + from, change->bytes + (from - change->offset), (size_t)(to - from));
}

/* Each sector is the new one, the old one, the beginning of the new one, or noise: never a byte
   beside what was written, which SQLite counts on. */
static void tear(struct outcome *outcome, const struct change *change, uint64_t *random) {
  int64_t end = change->offset + change->size;
  for (int64_t from = change->offset; from < end;) {
    int64_t to = (from / sector + 1) * sector;
    if (to > end) to = end;
    switch (next(random) % 8) {
    case 0:
      put(outcome, change, from, from + (int64_t)(next(random) % (uint64_t)(to - from)));
      break;
    case 1:
      if (outcome->size < to) resize(outcome, to);
      for (int64_t at = from; at < to; at++) outcome->bytes[at] = (unsigned char)next(random);
      break;
    case 2:
    case 3:
    case 4:
      put(outcome, change, from, to);
      break;
    default:
      break;
    }
    from = to;
  }
}

static void apply(struct outcome *outcome, const struct change *change) {
  if (change->kind == CHANGE_TRUNCATE) {
    resize(outcome, change->size);
  } else {
    put(outcome, change, change->offset, change->offset + change->size);
  }
}

/* What was not synced; `share` of 8 such changes have happened. */
static void apply_loosely(struct outcome *outcome, const struct change *change, uint64_t share,
                          uint64_t *random) {
  if (next(random) % 8 < share) {
    apply(outcome, change);
  } else if (change->kind == CHANGE_WRITE) {
    int64_t end = change->offset + change->size;
    uint64_t fate = next(random) % 4;
    if (fate < 2) tear(outcome, change, random);
    /* The size is on the medium before the bytes are. */
    if (fate == 2 && outcome->size < end) resize(outcome, end);
  }
}

static void apply_name(fault_disk *disk, const struct change *change) {
  const char *name = disk->files[change->file].name;
  for (int file = 0; file < disk->file_count; file++) {
    if (strcmp(disk->files[file].name, name) == 0) disk->outcomes[file].has_name = false;
  }
  disk->outcomes[change->file].has_name = change->kind == CHANGE_NAME;
}

static void begin(fault_disk *disk) {
  disk_forget_outcomes(disk);
  disk->outcome_count = disk->file_count;
  disk->outcomes = calloc((size_t)disk->file_count + 1, sizeof *disk->outcomes);
  if (!disk->outcomes) abort();
  for (int file = 0; file < disk->file_count; file++) {
    struct outcome *outcome = &disk->outcomes[file];
    outcome->has_name = disk->files[file].is_old;
    resize(outcome, disk->files[file].base_size);
    if (outcome->size > 0) memcpy(outcome->bytes, disk->files[file].base, (size_t)outcome->size);
  }
}

static uint64_t hash(uint64_t seed, const void *bytes, int64_t count) {
  for (int64_t at = 0; at < count; at++) {
    seed = (seed ^ ((const unsigned char *)bytes)[at]) * 0x100000001B3u;
  }
  return seed;
}

static uint64_t digest(const fault_disk *disk) {
  uint64_t digest = 0xCBF29CE484222325u;
  for (int file = 0; file < disk->outcome_count; file++) {
    const struct outcome *outcome = &disk->outcomes[file];
    if (!outcome->has_name) continue;
    const char *name = disk->files[file].name;
    digest = hash(digest, name, (int64_t)strlen(name) + 1);
    digest = hash(digest, &outcome->size, sizeof outcome->size);
    digest = hash(digest, outcome->bytes, outcome->size);
  }
  return digest;
}

uint64_t fault_disk_cut(fault_disk *disk, int64_t cut, int manner, uint64_t seed) {
  pthread_mutex_lock(&disk->lock);
  begin(disk);
  uint64_t random = seed;
  uint64_t share = next(&random) % 8;
  for (int64_t index = 0; index < cut && index < disk->change_count; index++) {
    const struct change *change = &disk->changes[index];
    bool is_synced = change->synced_by >= 0 && change->synced_by < cut;
    bool is_kept = manner == FAULT_KEPT || is_synced;
    struct outcome *outcome = &disk->outcomes[change->file];
    switch (change->kind) {
    case CHANGE_WRITE:
    case CHANGE_TRUNCATE:
      if (is_kept) apply(outcome, change);
      else if (manner == FAULT_TORN) apply_loosely(outcome, change, share, &random);
      break;
    case CHANGE_NAME:
    case CHANGE_REMOVE:
      if (is_kept || (manner == FAULT_TORN && next(&random) % 2)) apply_name(disk, change);
      break;
    default:
      break;
    }
  }
  uint64_t result = digest(disk);
  pthread_mutex_unlock(&disk->lock);
  return result;
}

static bool save(const char *folder, const char *name, const struct outcome *outcome) {
  char path[4096];
  const char *slash = strrchr(name, '/');
  int length = snprintf(path, sizeof path, "%s/%s", folder, slash ? slash + 1 : name);
  if (length < 0 || length >= (int)sizeof path) return false;
  int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  bool is_whole = write(descriptor, outcome->bytes, (size_t)outcome->size) == outcome->size;
  return close(descriptor) == 0 && is_whole;
}

bool fault_disk_save(fault_disk *disk, const char *folder) {
  pthread_mutex_lock(&disk->lock);
  bool is_saved = true;
  for (int file = 0; file < disk->outcome_count && is_saved; file++) {
    const struct outcome *outcome = &disk->outcomes[file];
    if (outcome->has_name) is_saved = save(folder, disk->files[file].name, outcome);
  }
  pthread_mutex_unlock(&disk->lock);
  return is_saved;
}
