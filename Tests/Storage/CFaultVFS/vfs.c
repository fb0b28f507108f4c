#include "disk.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What SQLite holds as an open file; the default VFS's own follows it in memory. */
struct open_file {
  sqlite3_file base;
  fault_disk *disk;
  /* Its number on the disk; -1 for what does not outlive the connection. */
  int file;
  /* Whether the next sync syncs the folder too, as the default VFS does once for a new journal. */
  bool syncs_folder;
};

static struct open_file *ours(sqlite3_file *file) { return (struct open_file *)file; }
static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)(ours(file) + 1); }

/* Whether this operation fails: an extended code of SQLite's, or -1 to lie. */
static int failure(fault_disk *disk, uint32_t operation, int error) {
  pthread_mutex_lock(&disk->lock);
  int code = SQLITE_OK;
  if (disk->failing & operation) {
    disk->countdown--;
    if (disk->countdown == 0 || (disk->countdown < 0 && disk->is_lasting)) {
      disk->failures++;
      code = disk->manner == FAULT_LIE ? -1 : disk->manner == FAULT_FULL ? SQLITE_FULL : error;
      errno = disk->manner == FAULT_FULL ? ENOSPC : EIO;
    }
  }
  pthread_mutex_unlock(&disk->lock);
  return code;
}

static void note(sqlite3_file *file, enum change_kind kind, int64_t offset, int64_t size,
                 const void *bytes) {
  if (ours(file)->file < 0) return;
  fault_disk *disk = ours(file)->disk;
  pthread_mutex_lock(&disk->lock);
  disk_note(disk, kind, ours(file)->file, offset, size, bytes);
  pthread_mutex_unlock(&disk->lock);
}

static int close_file(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  int code = failure(ours(file)->disk, FAULT_READ, SQLITE_IOERR_READ);
  if (code > 0) return code;
  return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int fault = failure(ours(file)->disk, FAULT_WRITE, SQLITE_IOERR_WRITE);
  if (fault < 0) return SQLITE_OK;
  int number = errno;
  /* A write that fails has written some of it. */
  if (fault > 0) count /= 2;
  int code = count > 0 ? real(file)->pMethods->xWrite(real(file), bytes, count, offset) : SQLITE_OK;
  if (code == SQLITE_OK && count > 0) note(file, CHANGE_WRITE, offset, count, bytes);
  if (fault > 0) errno = number;
  return fault > 0 ? fault : code;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  int fault = failure(ours(file)->disk, FAULT_TRUNCATE, SQLITE_IOERR_TRUNCATE);
  if (fault) return fault < 0 ? SQLITE_OK : fault;
  int code = real(file)->pMethods->xTruncate(real(file), size);
  if (code == SQLITE_OK) note(file, CHANGE_TRUNCATE, 0, size, NULL);
  return code;
}

static int sync_file(sqlite3_file *file, int flags) {
  int fault = failure(ours(file)->disk, FAULT_SYNC, SQLITE_IOERR_FSYNC);
  if (fault < 0) return SQLITE_OK;
  if (fault > 0) {
    int number = errno;
    note(file, CHANGE_FAILED_SYNC, 0, 0, NULL);
    errno = number;
    return fault;
  }
  int code = real(file)->pMethods->xSync(real(file), flags);
  if (code == SQLITE_OK) {
    note(file, CHANGE_SYNC, 0, 0, NULL);
    if (ours(file)->syncs_folder) note(file, CHANGE_SYNC_FOLDER, 0, 0, NULL);
    ours(file)->syncs_folder = false;
  }
  return code;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  int code = failure(ours(file)->disk, FAULT_SIZE, SQLITE_IOERR_FSTAT);
  return code > 0 ? code : real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
  int code = failure(ours(file)->disk, FAULT_LOCK, SQLITE_IOERR_LOCK);
  return code > 0 ? code : real(file)->pMethods->xLock(real(file), level);
}

static int unlock_file(sqlite3_file *file, int level) {
  return real(file)->pMethods->xUnlock(real(file), level);
}

static int check_reserved(sqlite3_file *file, int *result) {
  int code = failure(ours(file)->disk, FAULT_LOCK, SQLITE_IOERR_CHECKRESERVEDLOCK);
  return code > 0 ? code : real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int control(sqlite3_file *file, int operation, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int shared_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
  int code = failure(ours(file)->disk, FAULT_MEMORY, SQLITE_IOERR_SHMMAP);
  return code > 0 ? code : real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}

static int shared_lock(sqlite3_file *file, int offset, int count, int flags) {
  bool unlocks = flags & SQLITE_SHM_UNLOCK;
  int code = unlocks ? 0 : failure(ours(file)->disk, FAULT_LOCK, SQLITE_IOERR_SHMLOCK);
  return code > 0 ? code : real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void shared_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int shared_unmap(sqlite3_file *file, int deletes) {
  return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_reserved,
    .xFileControl = control,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = shared_map,
    .xShmLock = shared_lock,
    .xShmBarrier = shared_barrier,
    .xShmUnmap = shared_unmap,
};

static fault_disk *disk_of(sqlite3_vfs *vfs) { return vfs->pAppData; }

static int open_file(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags,
                     int *out) {
  fault_disk *disk = disk_of(vfs);
  struct open_file *opened = ours(file);
  int journals = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
  bool lasts = name && flags & (SQLITE_OPEN_MAIN_DB | journals);
  *opened = (struct open_file){.disk = disk, .file = -1};
  int code = failure(disk, FAULT_OPEN, SQLITE_CANTOPEN);
  if (code > 0) return code;
  pthread_mutex_lock(&disk->lock);
  bool exists = name && access(name, F_OK) == 0;
  if (lasts && exists) opened->file = disk_find(disk, name, true);
  code = disk->real->xOpen(disk->real, name, real(file), flags, out);
  if (code == SQLITE_OK) {
    if (lasts && !exists) opened->file = disk_find(disk, name, false);
    opened->syncs_folder = flags & SQLITE_OPEN_CREATE && flags & journals;
    opened->base.pMethods = &methods;
  }
  pthread_mutex_unlock(&disk->lock);
  return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int syncs_folder) {
  fault_disk *disk = disk_of(vfs);
  int fault = failure(disk, FAULT_DELETE, SQLITE_IOERR_DELETE);
  if (fault) return fault < 0 ? SQLITE_OK : fault;
  int code = disk->real->xDelete(disk->real, name, syncs_folder);
  if (code != SQLITE_OK) return code;
  pthread_mutex_lock(&disk->lock);
  disk_remove(disk, name);
  if (syncs_folder) disk_note(disk, CHANGE_SYNC_FOLDER, 0, 0, 0, NULL);
  pthread_mutex_unlock(&disk->lock);
  return code;
}

static int access_file(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  fault_disk *disk = disk_of(vfs);
  int code = failure(disk, FAULT_ACCESS, SQLITE_IOERR_ACCESS);
  return code > 0 ? code : disk->real->xAccess(disk->real, name, flags, result);
}

fault_disk *fault_disk_make(const char *name) {
  fault_disk *disk = calloc(1, sizeof *disk);
  if (!disk) return NULL;
  pthread_mutex_init(&disk->lock, NULL);
  disk->real = sqlite3_vfs_find(NULL);
  disk->vfs = *disk->real;
  disk->vfs.pNext = NULL;
  disk->vfs.zName = strdup(name);
  disk->vfs.pAppData = disk;
  disk->vfs.szOsFile = (int)sizeof(struct open_file) + disk->real->szOsFile;
  disk->vfs.xOpen = open_file;
  disk->vfs.xDelete = delete_file;
  disk->vfs.xAccess = access_file;
  if (disk->vfs.zName && sqlite3_vfs_register(&disk->vfs, 0) == SQLITE_OK) return disk;
  free((char *)disk->vfs.zName);
  free(disk);
  return NULL;
}

void fault_disk_free(fault_disk *disk) {
  sqlite3_vfs_unregister(&disk->vfs);
  disk_forget_outcomes(disk);
  for (int64_t index = 0; index < disk->change_count; index++) free(disk->changes[index].bytes);
  for (int file = 0; file < disk->file_count; file++) {
    free(disk->files[file].name);
    free(disk->files[file].base);
  }
  free(disk->changes);
  free(disk->files);
  pthread_mutex_destroy(&disk->lock);
  free((char *)disk->vfs.zName);
  free(disk);
}

void fault_disk_fail(fault_disk *disk, uint32_t operations, int64_t nth, int manner, bool lasting) {
  pthread_mutex_lock(&disk->lock);
  disk->failing = operations;
  disk->countdown = nth;
  disk->manner = manner;
  disk->is_lasting = lasting;
  pthread_mutex_unlock(&disk->lock);
}

int64_t fault_disk_heal(fault_disk *disk) {
  pthread_mutex_lock(&disk->lock);
  disk->failing = 0;
  int64_t failures = disk->failures;
  pthread_mutex_unlock(&disk->lock);
  return failures;
}

int64_t fault_disk_changes(fault_disk *disk) {
  pthread_mutex_lock(&disk->lock);
  int64_t count = disk->change_count;
  pthread_mutex_unlock(&disk->lock);
  return count;
}
