#ifndef HEARTH_CSQLITE_SHIM_H
#define HEARTH_CSQLITE_SHIM_H

#include <fcntl.h>
#include <linux/stat.h>
#include <sqlite3.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Counting its memory makes each allocation take a lock. Only before SQLite is first used can it be
   told; sqlite3_config is variadic. */
static inline int hearth_sqlite_spare_counting(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/* SQLITE_TRANSIENT is a cast that does not import; a null pointer would bind NULL. */
static inline int hearth_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(
      statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int hearth_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

/* sqlite3_db_config is variadic. A misspelt column must be an error, not the text of its name; the
   schema of a file that others may have edited is not trusted. */
static inline int hearth_sqlite_harden(sqlite3 *connection) {
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  return code;
}

/* The first bytes of the file through the connection's own descriptor: nothing is locked, recovered
   or created, and closing a descriptor of our own would drop the locks of the whole process. */
static inline int hearth_sqlite_read_header(
    sqlite3 *connection, void *bytes, int count, sqlite3_int64 *size) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (!file || !file->pMethods) return SQLITE_CANTOPEN;
  code = file->pMethods->xFileSize(file, size);
  if (code != SQLITE_OK || *size < count) return code;
  return file->pMethods->xRead(file, bytes, count, 0);
}

/* The log and its index stay beside the file; where the size of the log is limited, as ours is, the
   last connection leaves it with no byte in it. */
static inline int hearth_sqlite_keep_side_files(sqlite3 *connection) {
  int keeps = 1;
  return sqlite3_file_control(connection, "main", SQLITE_FCNTL_PERSIST_WAL, &keeps);
}

/* A connection that is closed as the last one leaves its log where it is, or puts it into the file. */
static inline int hearth_sqlite_keep_log(sqlite3 *connection, int keeps) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

/* The locks of the file itself, whatever it holds; SQLite's pager knows nothing of them. */
static inline int hearth_sqlite_lock(sqlite3 *connection, int level) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  return file && file->pMethods ? file->pMethods->xLock(file, level) : SQLITE_CANTOPEN;
}

static inline int hearth_sqlite_unlock(sqlite3 *connection, int level) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  return file && file->pMethods ? file->pMethods->xUnlock(file, level) : SQLITE_CANTOPEN;
}

static inline int hearth_sqlite_wait(void *steps, int count) {
  if (count >= (int)(sqlite3_int64)steps) return 0;
  sqlite3_sleep(2);
  return 1;
}

/* How many times 2 ms a lock is waited for. SQLite's own waiting goes on to steps of 100 ms, in which
   a busy neighbour takes the lock over and over again. */
static inline int hearth_sqlite_be_patient(sqlite3 *connection, int steps) {
  return sqlite3_busy_handler(connection, hearth_sqlite_wait, (void *)(sqlite3_int64)steps);
}

/* Whether the file is no longer what its name leads to. */
static inline int hearth_sqlite_has_moved(sqlite3 *connection) {
  int moved = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return code == SQLITE_OK && moved;
}

/* The number of a file and when it was made, in seconds and nanoseconds: no other file has all three.
   Swift's Glibc has no statx; media that note no birth give zeros. */
static inline int hearth_file_birth(const char *path, unsigned long long birth[3]) {
  struct statx info = {0};
  long code = syscall(SYS_statx, AT_FDCWD, path, 0, STATX_INO | STATX_BTIME, &info);
  birth[0] = info.stx_ino;
  birth[1] = (unsigned long long)info.stx_btime.tv_sec;
  birth[2] = info.stx_btime.tv_nsec;
  return (int)code;
}

#endif
