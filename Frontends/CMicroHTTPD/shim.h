#ifndef HEARTH_CMICROHTTPD_SHIM_H
#define HEARTH_CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

/* What a daemon is started with; the texts must outlive it. */
struct hearth_mhd_setup {
  int socket;
  unsigned threads;
  unsigned connections;
  unsigned connections_per_address;
  unsigned idle_seconds;
  size_t connection_memory;
  const char *key;
  const char *certificate;
};

/* Paths stay as they were sent: what a slash that was encoded means is decided by who reads them. */
static inline size_t hearth_mhd_leave(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

/* MHD_start_daemon is variadic. */
static inline struct MHD_Daemon *hearth_mhd_start(
    const struct hearth_mhd_setup *setup, MHD_AccessHandlerCallback handler, void *context,
    void *(*begin)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed) {
  struct MHD_OptionItem options[12];
  unsigned count = 0;
#define HEARTH_OPTION(name, number, pointer) \
  options[count++] = (struct MHD_OptionItem){name, (intptr_t)(number), (void *)(pointer)}
  HEARTH_OPTION(MHD_OPTION_LISTEN_SOCKET, setup->socket, 0);
  HEARTH_OPTION(MHD_OPTION_THREAD_POOL_SIZE, setup->threads, 0);
  HEARTH_OPTION(MHD_OPTION_CONNECTION_LIMIT, setup->connections, 0);
  HEARTH_OPTION(MHD_OPTION_PER_IP_CONNECTION_LIMIT, setup->connections_per_address, 0);
  HEARTH_OPTION(MHD_OPTION_CONNECTION_TIMEOUT, setup->idle_seconds, 0);
  HEARTH_OPTION(MHD_OPTION_CONNECTION_MEMORY_LIMIT, setup->connection_memory, 0);
  HEARTH_OPTION(MHD_OPTION_NOTIFY_COMPLETED, completed, context);
  HEARTH_OPTION(MHD_OPTION_URI_LOG_CALLBACK, begin, context);
  HEARTH_OPTION(MHD_OPTION_UNESCAPE_CALLBACK, hearth_mhd_leave, 0);
  if (setup->key) {
    HEARTH_OPTION(MHD_OPTION_HTTPS_MEM_KEY, 0, setup->key);
    HEARTH_OPTION(MHD_OPTION_HTTPS_MEM_CERT, 0, setup->certificate);
  }
  HEARTH_OPTION(MHD_OPTION_END, 0, 0);
#undef HEARTH_OPTION
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  if (setup->key) flags |= MHD_USE_TLS;
  return MHD_start_daemon(
      flags, 0, 0, 0, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/* The other end of a connection; null where it is not known. */
static inline const struct sockaddr *hearth_mhd_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : 0;
}

/* Constants that are casts do not import. */
static const ssize_t hearth_mhd_end_of_stream = -1;
static const ssize_t hearth_mhd_end_with_error = -2;
static inline struct MHD_Response *hearth_mhd_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback done) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 16384, read, context, done);
}

#endif
