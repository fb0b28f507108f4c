#include "disk.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void *grow(void *memory, size_t size) {
  void *grown = realloc(memory, size);
  if (!grown) abort();
  return grown;
}

static bool is_name(const struct change *change) {
  return change->kind == CHANGE_NAME || change->kind == CHANGE_REMOVE;
}

/* Settles what a sync was for: from it on these changes outlive a power loss, or never surely do. */
static void settle(fault_disk *disk, int64_t sync) {
  const struct change *by = &disk->changes[sync];
  for (int64_t index = 0; index < sync; index++) {
    struct change *change = &disk->changes[index];
    bool is_meant = by->kind == CHANGE_SYNC_FOLDER ? is_name(change)
                                                   : change->file == by->file && !is_name(change);
    if (!is_meant || change->synced_by >= 0 || change->is_given_up) continue;
    if (by->kind == CHANGE_FAILED_SYNC) change->is_given_up = true;
    else change->synced_by = sync;
  }
}

void disk_note(fault_disk *disk, enum change_kind kind, int file, int64_t offset, int64_t size,
               const void *bytes) {
  if (disk->change_count == disk->change_capacity) {
    disk->change_capacity = disk->change_capacity ? disk->change_capacity * 2 : 256;
    disk->changes = grow(disk->changes, (size_t)disk->change_capacity * sizeof *disk->changes);
  }
  struct change *change = &disk->changes[disk->change_count++];
  *change = (struct change){
      .kind = kind, .file = file, .offset = offset, .size = size, .synced_by = -1};
  if (bytes) {
    change->bytes = grow(NULL, (size_t)size + 1);
    memcpy(change->bytes, bytes, (size_t)size);
  }
  if (kind == CHANGE_SYNC || kind == CHANGE_FAILED_SYNC || kind == CHANGE_SYNC_FOLDER) {
    settle(disk, disk->change_count - 1);
  }
}

/* Only before SQLite opens the file: closing a descriptor drops the locks of the whole process. */
static void read_base(struct disk_file *file) {
  int descriptor = open(file->name, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat info;
  if (fstat(descriptor, &info) == 0 && info.st_size > 0) {
    file->base = grow(NULL, (size_t)info.st_size);
    file->base_size = read(descriptor, file->base, (size_t)info.st_size);
    if (file->base_size < 0) file->base_size = 0;
  }
  close(descriptor);
}

static int live_file(fault_disk *disk, const char *name) {
  for (int file = 0; file < disk->file_count; file++) {
    if (disk->files[file].is_alive && strcmp(disk->files[file].name, name) == 0) return file;
  }
  return -1;
}

int disk_find(fault_disk *disk, const char *name, bool exists) {
  int known = live_file(disk, name);
  if (known >= 0 && exists) return known;
  if (known >= 0) disk_remove(disk, name);
  disk->files = grow(disk->files, (size_t)(disk->file_count + 1) * sizeof *disk->files);
  int number = disk->file_count++;
  struct disk_file *file = &disk->files[number];
  *file = (struct disk_file){.name = strdup(name), .is_alive = true};
  if (!file->name) abort();
  if (exists) read_base(file);
  /* An empty file has just been made by whoever opens it. */
  file->is_old = file->base_size > 0;
  if (!file->is_old) disk_note(disk, CHANGE_NAME, number, 0, 0, NULL);
  return number;
}

void disk_remove(fault_disk *disk, const char *name) {
  int file = live_file(disk, name);
  if (file < 0) return;
  disk->files[file].is_alive = false;
  disk_note(disk, CHANGE_REMOVE, file, 0, 0, NULL);
}

void disk_forget_outcomes(fault_disk *disk) {
  for (int file = 0; file < disk->outcome_count; file++) free(disk->outcomes[file].bytes);
  free(disk->outcomes);
  disk->outcomes = NULL;
  disk->outcome_count = 0;
}
