#ifndef CZIP_H
#define CZIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libzip that Hearth uses, on archives in memory.
//
// Nothing is linked. The first call opens libzip.so.4 with dlopen, since most runs of a program never
// meet an archive and libzip brings libcrypto and libbz2 with it. ldd does not show the dependency:
// packages have to name it (libzip4). A handle may be used by one thread at a time.

/// How a call ended.
typedef enum {
  CZIP_OK,
  /// libzip is not installed.
  CZIP_MISSING,
  /// The bytes are no archive.
  CZIP_NOT_AN_ARCHIVE,
  /// A file is not what its checksum or its compression says.
  CZIP_DAMAGED,
  /// A file needs a password.
  CZIP_ENCRYPTED,
  /// A compression that this libzip does not know.
  CZIP_UNSUPPORTED,
  /// There is not enough memory, or libzip refused for another reason.
  CZIP_FAULT,
} czip_result;

typedef struct czip_reader czip_reader;

/// Opens an archive; `bytes` have to stay where they are until it is closed.
czip_result czip_open(const void *bytes, size_t count, czip_reader **reader);
/// How many files there are.
int64_t czip_count(const czip_reader *reader);
/// The name of a file in UTF-8, valid until the archive is closed; NULL where it has none.
const char *czip_name(const czip_reader *reader, uint64_t index);
/// Takes a file out into a buffer of `capacity` bytes; `count` tells how many it has, and is greater
/// than `capacity` where it has more, of which no more than one byte has been unpacked.
czip_result czip_extract(
    czip_reader *reader, uint64_t index, void *buffer, size_t capacity, size_t *count);
/// The size of a file as the archive has it; 0 where it does not say.
uint64_t czip_size(const czip_reader *reader, uint64_t index);
void czip_close(czip_reader *reader);

typedef struct czip_writer czip_writer;

/// Begins an archive.
czip_result czip_begin(czip_writer **writer);
/// Adds a file, whose bytes are copied.
czip_result czip_add(czip_writer *writer, const char *name, const void *bytes, size_t count);
/// Ends the writer, whatever comes of it; `bytes` are to be freed with `czip_free`.
czip_result czip_finish(czip_writer *writer, uint8_t **bytes, size_t *count);
/// Ends the writer without an archive.
void czip_discard(czip_writer *writer);
void czip_free(uint8_t *bytes);

#endif
