#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libcurl that Hearth uses: a request with its whole answer, over connections that stay open.
//
// Nothing is linked. The first call opens libcurl.so.4 with dlopen, since most runs of a program never
// ask anything over the network and libcurl brings 32 other libraries. ldd does not show the
// dependency: packages have to name it (libcurl4). A client and its exchanges belong to one thread at a
// time; only ccurl_cancel may be called by any.

/// How a call ended.
typedef enum {
  CCURL_OK,
  /// libcurl is not installed.
  CCURL_MISSING,
  /// The address is no URL of the web.
  CCURL_BAD_ADDRESS,
  /// Nobody knows a machine of that name.
  CCURL_UNRESOLVED,
  /// The machine cannot be reached or does not answer there.
  CCURL_UNREACHABLE,
  /// It took longer than was allowed.
  CCURL_TIMED_OUT,
  /// There is no certificate that proves who answers.
  CCURL_UNTRUSTED,
  /// The answer holds more than was allowed.
  CCURL_TOO_LARGE,
  /// The connection broke, or what came was not HTTP.
  CCURL_BROKEN,
  /// It was asked to stop.
  CCURL_CANCELLED,
  /// There is not enough memory, or libcurl refused for another reason.
  CCURL_FAULT,
} ccurl_result;

typedef struct ccurl_client ccurl_client;

/// Makes a client. `authorities` names a file of certificates trusted besides the system's; or NULL.
ccurl_result ccurl_open(const char *authorities, ccurl_client **client);
void ccurl_close(ccurl_client *client);

/// What is asked; all pointers have to stay valid while it is performed.
typedef struct {
  const char *method;
  /// `http://…` or `https://…`.
  const char *address;
  /// Lines of the form `Name: value`.
  const char *const *headers;
  size_t header_count;
  /// NULL where nothing is sent.
  const void *body;
  size_t body_count;
  /// How long to wait for a connection, and for all of the answer.
  int64_t connect_milliseconds;
  int64_t milliseconds;
  /// How many bytes the answer may hold.
  size_t limit;
} ccurl_request;

/// What came back; its buffers belong to the exchange.
typedef struct {
  int64_t status;
  /// The lines of the last head, each ending in a line break.
  const uint8_t *head;
  size_t head_count;
  const uint8_t *body;
  size_t body_count;
} ccurl_answer;

typedef struct ccurl_exchange ccurl_exchange;

/// Prepares to ask once.
ccurl_result ccurl_begin(ccurl_client *client, ccurl_exchange **exchange);
/// Asks and waits; redirections are not followed.
ccurl_result ccurl_perform(
    ccurl_exchange *exchange, const ccurl_request *request, ccurl_answer *answer);
/// Ends the waiting at once, even before it began.
void ccurl_cancel(ccurl_exchange *exchange);
/// Frees the exchange with its answer.
void ccurl_end(ccurl_exchange *exchange);

#endif
