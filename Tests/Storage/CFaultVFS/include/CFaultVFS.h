#ifndef CFAULTVFS_H
#define CFAULTVFS_H

#include <stdbool.h>
#include <stdint.h>

/* A disk for SQLite that fails when told to and remembers every change in order, so that what a power
   loss would have left can be put together for each point of a run. A VFS over the default one: files
   lie where their names say. */
typedef struct fault_disk fault_disk;

/* What can fail. */
enum {
  FAULT_OPEN = 1 << 0,
  FAULT_READ = 1 << 1,
  FAULT_WRITE = 1 << 2,
  FAULT_SYNC = 1 << 3,
  FAULT_TRUNCATE = 1 << 4,
  FAULT_DELETE = 1 << 5,
  FAULT_LOCK = 1 << 6,
  FAULT_SIZE = 1 << 7,
  FAULT_MEMORY = 1 << 8,
  FAULT_ACCESS = 1 << 9
};

/* How it fails. */
enum {
  FAULT_ERROR, /* with the error of the operation and EIO */
  FAULT_FULL,  /* with SQLITE_FULL and ENOSPC */
  FAULT_LIE    /* by doing nothing and saying that all is well */
};

/* What a power loss makes of the changes that are not synced. */
enum {
  FAULT_DROPPED, /* none has happened */
  FAULT_KEPT,    /* all have happened */
  FAULT_TORN     /* some have, in any order, and some by pieces of sectors */
};

/* Registers a disk under a name of its own; null where that fails. */
fault_disk *fault_disk_make(const char *name);

/* Takes the disk away; every connection over it must be closed. */
void fault_disk_free(fault_disk *disk);

/* The nth of the operations fails, counted from now and from 1; with `lasting` all later ones too. */
void fault_disk_fail(fault_disk *disk, uint32_t operations, int64_t nth, int manner, bool lasting);

/* Ends the failing; how often something has failed since the disk was made. */
int64_t fault_disk_heal(fault_disk *disk);

/* How many changes have been made. */
int64_t fault_disk_changes(fault_disk *disk);

/* Puts together what the medium holds if power is lost after so many changes. Gives a number that
   tells one outcome from another. */
uint64_t fault_disk_cut(fault_disk *disk, int64_t changes, int manner, uint64_t seed);

/* Writes the files of the last cut into a folder; false where the system refuses. */
bool fault_disk_save(fault_disk *disk, const char *folder);

/* Runs a program of one thread, a path and its arguments up to a null, and kills it before the nth of
   its system calls that change a file or a folder, counted from 1. Gives how it ended as wait does; -1
   or the exit status 127 where it cannot be started or watched. */
int fault_run_until(char *const *arguments, int64_t nth);

#endif
