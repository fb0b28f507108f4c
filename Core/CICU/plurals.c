#include <string.h>

#include "symbols.h"

cicu_plurals *cicu_plurals_open(const char *locale, bool ordinal) {
  const struct cicu_symbols *icu = cicu_symbols();
  if (icu == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = icu->uplrules_openForType(locale, type, &status);
  if (U_SUCCESS(status)) return (cicu_plurals *)rules;
  icu->uplrules_close(rules);
  return NULL;
}

void cicu_plurals_close(cicu_plurals *plurals) {
  if (plurals != NULL) cicu_symbols()->uplrules_close((UPluralRules *)plurals);
}

int32_t cicu_plurals_select(const cicu_plurals *plurals, double number) {
  static const char *const categories[] = {"zero", "one", "two", "few", "many"};
  static const int32_t other = 5;
  UChar keyword[16];
  char name[16];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = cicu_symbols()->uplrules_select((const UPluralRules *)plurals, number, keyword,
                                                   16, &status);
  if (U_FAILURE(status) || length >= 16) return other;
  for (int32_t unit = 0; unit < length; unit++) name[unit] = (char)keyword[unit];
  name[length] = 0;
  for (int32_t category = 0; category < other; category++) {
    if (strcmp(name, categories[category]) == 0) return category;
  }
  return other;
}
