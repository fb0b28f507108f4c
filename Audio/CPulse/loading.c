#include <dlfcn.h>
#include <pthread.h>

#include "symbols.h"

static struct cpulse_symbols symbols;
static bool loaded = false;

static void load(void) {
  void *library = dlopen("libpulse.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define RESOLVE(function)                                                              \
  symbols.function = (__typeof__(symbols.function))dlsym(library, #function);          \
  if (symbols.function == NULL) return;
  CPULSE_FUNCTIONS(RESOLVE)
#undef RESOLVE
  loaded = true;
}

const struct cpulse_symbols *cpulse_symbols(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded ? &symbols : NULL;
}
