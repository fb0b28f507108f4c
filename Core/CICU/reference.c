#include "symbols.h"

int32_t cicu_message_format(const char *locale, const uint16_t *pattern, int32_t length,
                            uint16_t *text, int32_t capacity, va_list arguments) {
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return -1;
  cicu_use_utc(icu);
  UErrorCode status = U_ZERO_ERROR;
  UMessageFormat *format =
      icu->umsg_open((const UChar *)pattern, length, locale, NULL, &status);
  // vformat leaves a failed status alone and formats nothing.
  int32_t written = icu->umsg_vformat(format, (UChar *)text, capacity, arguments, &status);
  icu->umsg_close(format);
  return cicu_length(written, status);
}
