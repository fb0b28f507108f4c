#include <stdlib.h>

#include "symbols.h"

struct czip_reader {
  const struct czip_symbols *zip;
  zip_t *archive;
};

czip_result czip_open(const void *bytes, size_t count, czip_reader **reader) {
  const struct czip_symbols *zip = czip_symbols();
  if (zip == NULL) return CZIP_MISSING;
  zip_error_t error;
  zip->zip_error_init(&error);
  zip_source_t *source = zip->zip_source_buffer_create(bytes, count, 0, &error);
  zip_t *archive = source ? zip->zip_open_from_source(source, ZIP_RDONLY, &error) : NULL;
  czip_result result = CZIP_OK;
  if (archive == NULL) {
    result = czip_result_of(zip->zip_error_code_zip(&error));
    if (result == CZIP_DAMAGED) result = CZIP_NOT_AN_ARCHIVE;
    if (source != NULL) zip->zip_source_free(source);
  } else {
    *reader = malloc(sizeof **reader);
    if (*reader == NULL) {
      zip->zip_discard(archive);
      result = CZIP_FAULT;
    } else {
      **reader = (czip_reader){zip, archive};
    }
  }
  zip->zip_error_fini(&error);
  return result;
}

int64_t czip_count(const czip_reader *reader) {
  return reader->zip->zip_get_num_entries(reader->archive, 0);
}

const char *czip_name(const czip_reader *reader, uint64_t index) {
  return reader->zip->zip_get_name(reader->archive, index, ZIP_FL_ENC_GUESS);
}

uint64_t czip_size(const czip_reader *reader, uint64_t index) {
  zip_stat_t status;
  reader->zip->zip_stat_init(&status);
  if (reader->zip->zip_stat_index(reader->archive, index, 0, &status) != 0) return 0;
  return status.valid & ZIP_STAT_SIZE ? status.size : 0;
}

static czip_result error_of_file(const struct czip_symbols *zip, zip_file_t *file) {
  czip_result result = czip_result_of(zip->zip_error_code_zip(zip->zip_file_get_error(file)));
  return result == CZIP_OK ? CZIP_DAMAGED : result;
}

czip_result czip_extract(
    czip_reader *reader, uint64_t index, void *buffer, size_t capacity, size_t *count) {
  const struct czip_symbols *zip = reader->zip;
  zip_file_t *file = zip->zip_fopen_index(reader->archive, index, 0);
  *count = 0;
  if (file == NULL) {
    czip_result result =
        czip_result_of(zip->zip_error_code_zip(zip->zip_get_error(reader->archive)));
    return result == CZIP_OK || result == CZIP_NOT_AN_ARCHIVE ? CZIP_DAMAGED : result;
  }
  czip_result result = CZIP_OK;
  char beyond;
  while (true) {
    bool is_full = *count >= capacity;
    void *place = is_full ? &beyond : (char *)buffer + *count;
    int64_t read = zip->zip_fread(file, place, is_full ? 1 : capacity - *count);
    if (read < 0) result = error_of_file(zip, file);
    if (read > 0) *count += (size_t)read;
    if (read <= 0 || is_full) break;
  }
  // The checksum is compared at the end only: what was read before it is not yet known to be sound.
  if (zip->zip_fclose(file) != 0 && result == CZIP_OK && *count <= capacity) result = CZIP_DAMAGED;
  return result;
}

void czip_close(czip_reader *reader) {
  if (reader == NULL) return;
  reader->zip->zip_discard(reader->archive);
  free(reader);
}
