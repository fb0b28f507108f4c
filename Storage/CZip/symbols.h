#ifndef CZIP_SYMBOLS_H
#define CZIP_SYMBOLS_H

#include <zip.h>

#include "CZip.h"

#define CZIP_FUNCTIONS(EACH)    \
  EACH(zip_close)               \
  EACH(zip_discard)             \
  EACH(zip_error_code_zip)      \
  EACH(zip_error_fini)          \
  EACH(zip_error_init)          \
  EACH(zip_fclose)              \
  EACH(zip_file_add)            \
  EACH(zip_file_get_error)      \
  EACH(zip_file_set_dostime)    \
  EACH(zip_fopen_index)         \
  EACH(zip_fread)               \
  EACH(zip_get_error)           \
  EACH(zip_get_name)            \
  EACH(zip_get_num_entries)     \
  EACH(zip_open_from_source)    \
  EACH(zip_source_buffer)       \
  EACH(zip_source_buffer_create)\
  EACH(zip_source_close)        \
  EACH(zip_source_free)         \
  EACH(zip_source_keep)         \
  EACH(zip_source_open)         \
  EACH(zip_source_read)         \
  EACH(zip_source_stat)         \
  EACH(zip_stat_index)          \
  EACH(zip_stat_init)

struct czip_symbols {
#define CZIP_MEMBER(function) __typeof__(&function) function;
  CZIP_FUNCTIONS(CZIP_MEMBER)
#undef CZIP_MEMBER
};

/// libzip's functions, loaded at the first call; NULL where it is missing.
const struct czip_symbols *czip_symbols(void);

/// What an error of libzip means for those above.
czip_result czip_result_of(int zip_code);

#endif
