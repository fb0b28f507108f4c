#include "symbols.h"

#include <dlfcn.h>
#include <pthread.h>

static struct ccurl_symbols symbols;
static bool loaded = false;

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define RESOLVE(function)                                                     \
  symbols.function = (__typeof__(symbols.function))dlsym(library, #function); \
  if (symbols.function == NULL) return;
  CCURL_FUNCTIONS(RESOLVE)
#undef RESOLVE
  loaded = symbols.curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

const struct ccurl_symbols *ccurl_symbols(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded ? &symbols : NULL;
}
