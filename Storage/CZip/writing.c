#include <stdlib.h>
#include <string.h>

#include "symbols.h"

// 1980-01-01 00:00, the first moment a zip can name: the same files are to give the same bytes.
enum { FIRST_TIME = 0, FIRST_DATE = 1 << 5 | 1 };

struct czip_writer {
  const struct czip_symbols *zip;
  zip_t *archive;
  zip_source_t *target;
};

czip_result czip_begin(czip_writer **writer) {
  const struct czip_symbols *zip = czip_symbols();
  if (zip == NULL) return CZIP_MISSING;
  zip_error_t error;
  zip->zip_error_init(&error);
  zip_source_t *target = zip->zip_source_buffer_create(NULL, 0, 0, &error);
  if (target != NULL) zip->zip_source_keep(target);
  zip_t *archive = target ? zip->zip_open_from_source(target, ZIP_TRUNCATE, &error) : NULL;
  zip->zip_error_fini(&error);
  czip_writer *made = archive ? malloc(sizeof *made) : NULL;
  if (made == NULL) {
    if (archive != NULL) zip->zip_discard(archive);
    else if (target != NULL) zip->zip_source_free(target);
    if (target != NULL) zip->zip_source_free(target);
    return CZIP_FAULT;
  }
  *made = (czip_writer){zip, archive, target};
  *writer = made;
  return CZIP_OK;
}

czip_result czip_add(czip_writer *writer, const char *name, const void *bytes, size_t count) {
  const struct czip_symbols *zip = writer->zip;
  void *copy = malloc(count ? count : 1);
  if (copy == NULL) return CZIP_FAULT;
  if (count > 0) memcpy(copy, bytes, count);
  zip_source_t *source = zip->zip_source_buffer(writer->archive, copy, count, 1);
  if (source == NULL) {
    free(copy);
    return CZIP_FAULT;
  }
  int64_t index = zip->zip_file_add(writer->archive, name, source, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    zip->zip_source_free(source);
    return CZIP_FAULT;
  }
  int dated =
      zip->zip_file_set_dostime(writer->archive, (uint64_t)index, FIRST_TIME, FIRST_DATE, 0);
  return dated == 0 ? CZIP_OK : CZIP_FAULT;
}

static czip_result take(czip_writer *writer, uint8_t **bytes, size_t *count) {
  const struct czip_symbols *zip = writer->zip;
  zip_stat_t status;
  zip->zip_stat_init(&status);
  if (zip->zip_source_stat(writer->target, &status) != 0) return CZIP_FAULT;
  // An archive without files is not written at all by libzip.
  size_t size = status.valid & ZIP_STAT_SIZE ? status.size : 0;
  uint8_t *buffer = malloc(size ? size : 1);
  if (buffer == NULL) return CZIP_FAULT;
  size_t have = 0;
  if (size > 0 && zip->zip_source_open(writer->target) == 0) {
    while (have < size) {
      int64_t read = zip->zip_source_read(writer->target, buffer + have, size - have);
      if (read <= 0) break;
      have += (size_t)read;
    }
    zip->zip_source_close(writer->target);
  }
  if (have < size) {
    free(buffer);
    return CZIP_FAULT;
  }
  *bytes = buffer;
  *count = size;
  return CZIP_OK;
}

czip_result czip_finish(czip_writer *writer, uint8_t **bytes, size_t *count) {
  if (writer->zip->zip_close(writer->archive) != 0) {
    czip_discard(writer);
    return CZIP_FAULT;
  }
  czip_result result = take(writer, bytes, count);
  writer->zip->zip_source_free(writer->target);
  free(writer);
  return result;
}

void czip_discard(czip_writer *writer) {
  writer->zip->zip_discard(writer->archive);
  writer->zip->zip_source_free(writer->target);
  free(writer);
}

void czip_free(uint8_t *bytes) { free(bytes); }
