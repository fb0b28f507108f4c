#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "symbols.h"

// The longest head that any server sends.
static const size_t longest_head = 256 * 1024;

struct ccurl_client {
  const struct ccurl_symbols *curl;
  CURLM *multi;
  char *authorities;
};

struct buffer {
  uint8_t *bytes;
  size_t count, capacity, limit;
  bool overflown;
};

struct ccurl_exchange {
  ccurl_client *client;
  struct buffer head, body;
  atomic_bool cancelled;
};

ccurl_result ccurl_open(const char *authorities, ccurl_client **client) {
  const struct ccurl_symbols *curl = ccurl_symbols();
  if (curl == NULL) return CCURL_MISSING;
  ccurl_client *made = calloc(1, sizeof *made);
  if (made == NULL) return CCURL_FAULT;
  made->curl = curl;
  made->multi = curl->curl_multi_init();
  made->authorities = authorities ? strdup(authorities) : NULL;
  if (made->multi == NULL || (authorities != NULL && made->authorities == NULL)) {
    ccurl_close(made);
    return CCURL_FAULT;
  }
  *client = made;
  return CCURL_OK;
}

void ccurl_close(ccurl_client *client) {
  if (client == NULL) return;
  if (client->multi != NULL) client->curl->curl_multi_cleanup(client->multi);
  free(client->authorities);
  free(client);
}

ccurl_result ccurl_begin(ccurl_client *client, ccurl_exchange **exchange) {
  ccurl_exchange *made = calloc(1, sizeof *made);
  if (made == NULL) return CCURL_FAULT;
  made->client = client;
  atomic_init(&made->cancelled, false);
  *exchange = made;
  return CCURL_OK;
}

void ccurl_cancel(ccurl_exchange *exchange) {
  atomic_store(&exchange->cancelled, true);
  exchange->client->curl->curl_multi_wakeup(exchange->client->multi);
}

void ccurl_end(ccurl_exchange *exchange) {
  free(exchange->head.bytes);
  free(exchange->body.bytes);
  free(exchange);
}

static bool append(struct buffer *buffer, const void *bytes, size_t count) {
  if (count > buffer->limit - buffer->count) {
    buffer->overflown = true;
    return false;
  }
  if (buffer->count + count > buffer->capacity) {
    size_t capacity = buffer->capacity ? buffer->capacity : 4096;
    while (capacity < buffer->count + count) capacity *= 2;
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (grown == NULL) return false;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return true;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *exchange) {
  struct buffer *body = &((ccurl_exchange *)exchange)->body;
  return append(body, bytes, size * count) ? size * count : 0;
}

// A proxy and "100 Continue" send heads of their own before the one that counts.
static size_t take_head(char *bytes, size_t size, size_t count, void *exchange) {
  struct buffer *head = &((ccurl_exchange *)exchange)->head;
  if (size * count > 5 && memcmp(bytes, "HTTP/", 5) == 0) head->count = 0;
  return append(head, bytes, size * count) ? size * count : 0;
}

static ccurl_result result_of(CURLcode code, const ccurl_exchange *exchange) {
  if (exchange->body.overflown || exchange->head.overflown) return CCURL_TOO_LARGE;
  switch (code) {
    case CURLE_OK: return CCURL_OK;
    case CURLE_URL_MALFORMAT: return CCURL_BAD_ADDRESS;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return CCURL_UNRESOLVED;
    case CURLE_COULDNT_CONNECT: return CCURL_UNREACHABLE;
    case CURLE_OPERATION_TIMEDOUT: return CCURL_TIMED_OUT;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR: return CCURL_UNTRUSTED;
    case CURLE_FILESIZE_EXCEEDED: return CCURL_TOO_LARGE;
    case CURLE_GOT_NOTHING:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
    case CURLE_PARTIAL_FILE:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_SSL_CONNECT_ERROR:
    // The address speaks of HTTP or it would not have come here: the answer did not.
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY: return CCURL_BROKEN;
    default: return CCURL_FAULT;
  }
}

// Nobody means a proxy to stand between two programs of one machine.
static bool is_own_machine(const char *address) {
  const char *host = strstr(address, "://");
  if (host == NULL) return false;
  static const char *const names[] = {"localhost", "127.", "[::1]"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strncasecmp(host + 3, names[index], strlen(names[index])) == 0) return true;
  }
  return false;
}

static void set_body(const struct ccurl_symbols *curl, CURL *easy, const ccurl_request *request) {
  if (strcmp(request->method, "HEAD") == 0) curl->curl_easy_setopt(easy, CURLOPT_NOBODY, 1L);
  if (request->body != NULL) {
    curl->curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_count);
    curl->curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request->body);
  }
  curl->curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->method);
}

static void set_options(ccurl_exchange *exchange, CURL *easy, const ccurl_request *request) {
  const struct ccurl_symbols *curl = exchange->client->curl;
  curl->curl_easy_setopt(easy, CURLOPT_URL, request->address);
  curl->curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl->curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl->curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, (long)request->connect_milliseconds);
  curl->curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, (long)request->milliseconds);
  curl->curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body);
  curl->curl_easy_setopt(easy, CURLOPT_WRITEDATA, exchange);
  curl->curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_head);
  curl->curl_easy_setopt(easy, CURLOPT_HEADERDATA, exchange);
  if (is_own_machine(request->address)) curl->curl_easy_setopt(easy, CURLOPT_PROXY, "");
  if (exchange->client->authorities != NULL) {
    curl->curl_easy_setopt(easy, CURLOPT_CAINFO, exchange->client->authorities);
  }
  set_body(curl, easy, request);
}

static ccurl_result wait_for(ccurl_exchange *exchange) {
  const struct ccurl_symbols *curl = exchange->client->curl;
  CURLM *multi = exchange->client->multi;
  for (;;) {
    if (atomic_load(&exchange->cancelled)) return CCURL_CANCELLED;
    int running = 0, queued = 0;
    if (curl->curl_multi_perform(multi, &running) != CURLM_OK) return CCURL_FAULT;
    CURLMsg *message = curl->curl_multi_info_read(multi, &queued);
    if (message != NULL) return result_of(message->data.result, exchange);
    if (running == 0) return CCURL_FAULT;
    if (curl->curl_multi_poll(multi, NULL, 0, 1000, NULL) != CURLM_OK) return CCURL_FAULT;
  }
}

static bool list_headers(const struct ccurl_symbols *curl, const ccurl_request *request,
                         struct curl_slist **list) {
  for (size_t index = 0; index < request->header_count; index++) {
    struct curl_slist *longer = curl->curl_slist_append(*list, request->headers[index]);
    if (longer == NULL) return false;
    *list = longer;
  }
  return true;
}

static ccurl_result ask(ccurl_exchange *exchange, CURL *easy, const ccurl_request *request) {
  const struct ccurl_symbols *curl = exchange->client->curl;
  struct curl_slist *headers = NULL;
  ccurl_result result = CCURL_FAULT;
  if (list_headers(curl, request, &headers)) {
    set_options(exchange, easy, request);
    curl->curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    if (curl->curl_multi_add_handle(exchange->client->multi, easy) == CURLM_OK) {
      result = wait_for(exchange);
      curl->curl_multi_remove_handle(exchange->client->multi, easy);
    }
  }
  curl->curl_slist_free_all(headers);
  return result;
}

ccurl_result ccurl_perform(
    ccurl_exchange *exchange, const ccurl_request *request, ccurl_answer *answer) {
  const struct ccurl_symbols *curl = exchange->client->curl;
  exchange->head.limit = longest_head;
  exchange->body.limit = request->limit;
  CURL *easy = curl->curl_easy_init();
  if (easy == NULL) return CCURL_FAULT;
  ccurl_result result = ask(exchange, easy, request);
  long status = 0;
  if (result == CCURL_OK) curl->curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  curl->curl_easy_cleanup(easy);
  *answer = (ccurl_answer){status, exchange->head.bytes, exchange->head.count,
                           exchange->body.bytes, exchange->body.count};
  return result;
}
