#include "symbols.h"

#include <dlfcn.h>
#include <pthread.h>

// Two levels, so that a renamed function is expanded to its versioned name before it becomes a string.
#define NAME_OF(name) #name
#define VERSIONED_NAME_OF(function) NAME_OF(function)

static struct cicu_symbols symbols;
static bool loaded = false;

static void load(void) {
  void *library = dlopen("libicui18n.so." U_ICU_VERSION_SHORT, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define RESOLVE(function)                                                             \
  symbols.function =                                                                  \
      (__typeof__(symbols.function))dlsym(library, VERSIONED_NAME_OF(function));      \
  if (symbols.function == NULL) return;
  CICU_FUNCTIONS(RESOLVE)
#undef RESOLVE
  loaded = true;
}

const struct cicu_symbols *cicu_symbols(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded ? &symbols : NULL;
}

bool cicu_available(void) { return cicu_symbols() != NULL; }

static void set_utc(void) {
  static const UChar utc[] = {'U', 'T', 'C', 0};
  UErrorCode status = U_ZERO_ERROR;
  symbols.ucal_setDefaultTimeZone(utc, &status);
}

void cicu_use_utc(const struct cicu_symbols *icu) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (icu != NULL) pthread_once(&once, set_utc);
}
