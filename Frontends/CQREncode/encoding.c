#include "CQREncode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <qrencode.h>
#include <stdbool.h>

static struct {
  __typeof__(&QRcode_encodeString) encode;
  __typeof__(&QRcode_free) free;
} library;

static bool loaded = false;

static void load(void) {
  void *handle = dlopen("libqrencode.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL) return;
  library.encode = (__typeof__(library.encode))dlsym(handle, "QRcode_encodeString");
  library.free = (__typeof__(library.free))dlsym(handle, "QRcode_free");
  loaded = library.encode != NULL && library.free != NULL;
}

cqrencode_result cqrencode_dots(const char *text, uint8_t *dots, size_t *side) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!loaded) return CQRENCODE_MISSING;
  QRcode *code = library.encode(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
  if (code == NULL) return CQRENCODE_TOO_LONG;
  size_t count = (size_t)code->width * (size_t)code->width;
  for (size_t index = 0; index < count; index++) dots[index] = code->data[index] & 1;
  *side = (size_t)code->width;
  library.free(code);
  return CQRENCODE_OK;
}
