#ifndef CCURL_SYMBOLS_H
#define CCURL_SYMBOLS_H

#include <curl/curl.h>

#include "CCurl.h"

// Macros that check the arguments stand in front of these functions; the table needs the functions.
#undef curl_easy_getinfo
#undef curl_easy_setopt
#undef curl_multi_setopt

#define CCURL_FUNCTIONS(EACH) \
  EACH(curl_easy_cleanup)     \
  EACH(curl_easy_getinfo)     \
  EACH(curl_easy_init)        \
  EACH(curl_easy_setopt)      \
  EACH(curl_global_init)      \
  EACH(curl_multi_add_handle) \
  EACH(curl_multi_cleanup)    \
  EACH(curl_multi_info_read)  \
  EACH(curl_multi_init)       \
  EACH(curl_multi_perform)    \
  EACH(curl_multi_poll)       \
  EACH(curl_multi_remove_handle) \
  EACH(curl_multi_wakeup)     \
  EACH(curl_slist_append)     \
  EACH(curl_slist_free_all)

struct ccurl_symbols {
#define CCURL_MEMBER(function) __typeof__(&function) function;
  CCURL_FUNCTIONS(CCURL_MEMBER)
#undef CCURL_MEMBER
};

/// libcurl's functions, loaded at the first call; NULL where it is missing.
const struct ccurl_symbols *ccurl_symbols(void);

#endif
