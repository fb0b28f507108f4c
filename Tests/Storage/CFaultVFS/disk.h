#ifndef HEARTH_FAULT_DISK_H
#define HEARTH_FAULT_DISK_H

#include "CFaultVFS.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stddef.h>

/* One file as long as it lives; a file made again under its name is another one. */
struct disk_file {
  char *name;
  /* What it held before the first change. */
  unsigned char *base;
  int64_t base_size;
  /* Whether the medium has had its name from the beginning. */
  bool is_old;
  bool is_alive;
};

enum change_kind {
  CHANGE_WRITE,
  CHANGE_TRUNCATE,
  CHANGE_SYNC,
  CHANGE_FAILED_SYNC,
  CHANGE_NAME,
  CHANGE_REMOVE,
  CHANGE_SYNC_FOLDER
};

struct change {
  enum change_kind kind;
  int file;
  int64_t offset;
  int64_t size;
  unsigned char *bytes;
  /* The change that made this one last; none yet, or a sync that failed, is -1. */
  int64_t synced_by;
  /* A sync of it has failed: a later one does not try again. */
  bool is_given_up;
};

/* A file as it lies on the medium after a cut. */
struct outcome {
  bool has_name;
  unsigned char *bytes;
  int64_t size;
  int64_t capacity;
};

struct fault_disk {
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  pthread_mutex_t lock;

  uint32_t failing;
  int64_t countdown;
  int manner;
  bool is_lasting;
  int64_t failures;

  struct disk_file *files;
  int file_count;
  struct change *changes;
  int64_t change_count;
  int64_t change_capacity;

  struct outcome *outcomes;
  int outcome_count;
};

/* Everything below is called with the lock held. */

/* The number of the file with this name, noted first if it is not known yet. */
int disk_find(fault_disk *disk, const char *name, bool exists);
void disk_remove(fault_disk *disk, const char *name);
void disk_note(fault_disk *disk, enum change_kind kind, int file, int64_t offset, int64_t size,
               const void *bytes);
void disk_forget_outcomes(fault_disk *disk);

#endif
