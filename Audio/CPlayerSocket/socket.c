#define _GNU_SOURCE
#include "CPlayerSocket.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

int player_socket_lock(const char *path) {
  int descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return -errno;
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return descriptor;
  int code = errno;
  close(descriptor);
  return -code;
}

// An address holds 107 bytes of a path. A longer one is reached through its folder, which stays open
// in `folder` until the address has been used.
static int address(const char *path, struct sockaddr_un *address, int *folder) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  *folder = -1;
  if (strlen(path) < sizeof address->sun_path) {
    strcpy(address->sun_path, path);
    return 0;
  }
  const char *name = strrchr(path, '/');
  char parent[4096];
  if (name == NULL || (size_t)(name - path) >= sizeof parent) return -ENAMETOOLONG;
  memcpy(parent, path, name - path);
  parent[name - path] = 0;
  *folder = open(parent, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (*folder < 0) return -errno;
  int length = snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d%s", *folder,
                        name);
  return length < (int)sizeof address->sun_path ? 0 : -ENAMETOOLONG;
}

int player_socket_listen(const char *path) {
  struct sockaddr_un name;
  int folder;
  int code = address(path, &name, &folder);
  int descriptor = code < 0 ? code : socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (code == 0 && descriptor < 0) descriptor = -errno;
  if (descriptor >= 0) {
    unlink(path);
    // Nobody else may connect between the making of the socket and a change of its rights.
    fchmod(descriptor, 0600);
    if (bind(descriptor, (struct sockaddr *)&name, sizeof name) != 0 ||
        listen(descriptor, 128) != 0) {
      code = -errno;
      close(descriptor);
      descriptor = code;
    }
  }
  if (folder >= 0) close(folder);
  return descriptor;
}

int player_socket_accept(int listener) {
  int descriptor = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (descriptor < 0) return -errno;
  struct ucred peer;
  socklen_t size = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
      (peer.uid == geteuid() || peer.uid == 0))
    return descriptor;
  close(descriptor);
  return -EACCES;
}

int player_socket_patience(int descriptor, int seconds) {
  struct timeval time = {.tv_sec = seconds};
  int code = setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
  if (code == 0) code = setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
  return code == 0 ? 0 : -errno;
}

int player_socket_connect(const char *path, int seconds) {
  struct sockaddr_un name;
  int folder;
  int code = address(path, &name, &folder);
  int descriptor = code < 0 ? code : socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (code == 0 && descriptor < 0) descriptor = -errno;
  if (descriptor >= 0) {
    player_socket_patience(descriptor, seconds);
    do {
      code = connect(descriptor, (struct sockaddr *)&name, sizeof name);
    } while (code != 0 && errno == EINTR);
    if (code != 0) {
      code = -errno;
      close(descriptor);
      descriptor = code;
    }
  }
  if (folder >= 0) close(folder);
  return descriptor;
}

long player_socket_send(int descriptor, const void *bytes, size_t count) {
  ssize_t sent;
  do {
    sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

long player_socket_receive(int descriptor, void *bytes, size_t count) {
  ssize_t received;
  do {
    received = recv(descriptor, bytes, count, 0);
  } while (received < 0 && errno == EINTR);
  return received < 0 ? -errno : received;
}

int player_socket_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? 0 : -errno;
}
