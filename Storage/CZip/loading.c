#include "symbols.h"

#include <dlfcn.h>
#include <pthread.h>

static struct czip_symbols symbols;
static bool loaded = false;

static void load(void) {
  void *library = dlopen("libzip.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define RESOLVE(function)                                                              \
  symbols.function = (__typeof__(symbols.function))dlsym(library, #function);          \
  if (symbols.function == NULL) return;
  CZIP_FUNCTIONS(RESOLVE)
#undef RESOLVE
  loaded = true;
}

const struct czip_symbols *czip_symbols(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded ? &symbols : NULL;
}

czip_result czip_result_of(int zip_code) {
  switch (zip_code) {
    case ZIP_ER_OK: return CZIP_OK;
    case ZIP_ER_NOZIP:
    case ZIP_ER_MULTIDISK: return CZIP_NOT_AN_ARCHIVE;
    case ZIP_ER_INCONS:
    case ZIP_ER_CRC:
    case ZIP_ER_ZLIB:
    case ZIP_ER_EOF:
    case ZIP_ER_READ:
    case ZIP_ER_SEEK: return CZIP_DAMAGED;
    case ZIP_ER_NOPASSWD:
    case ZIP_ER_WRONGPASSWD:
    case ZIP_ER_ENCRNOTSUPP: return CZIP_ENCRYPTED;
    case ZIP_ER_COMPNOTSUPP:
    case ZIP_ER_OPNOTSUPP: return CZIP_UNSUPPORTED;
    default: return CZIP_FAULT;
  }
}
