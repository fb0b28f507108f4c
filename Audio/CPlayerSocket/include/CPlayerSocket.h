#ifndef CPLAYERSOCKET_H
#define CPLAYERSOCKET_H

#include <stddef.h>
#include <stdint.h>

// Local sockets and processes as Linux has them: no descriptor made here outlives an exec, not even
// one that another thread does at the same moment. What fails gives the negative error number.

/// Takes a file for this process alone; a descriptor that holds it, or -EWOULDBLOCK.
int player_socket_lock(const char *path);

/// Listens under a path, in the place of what is there; a descriptor that never blocks.
int player_socket_listen(const char *path);

/// The next client, a descriptor that never blocks; -EACCES for one of another person.
int player_socket_accept(int listener);

/// Connects to a path; the descriptor waits at most so many seconds at a time, 0 for ever.
int player_socket_connect(const char *path, int seconds);

/// Sets for how many seconds a descriptor waits for its peer, 0 for ever.
int player_socket_patience(int descriptor, int seconds);

/// Sends some bytes without a signal where nobody reads; how many went.
long player_socket_send(int descriptor, const void *bytes, size_t count);

/// Receives some bytes; 0 at their end.
long player_socket_receive(int descriptor, void *bytes, size_t count);

/// A pipe whose ends never block.
int player_socket_pipe(int ends[2]);

/// Starts a program in a session of its own, with nothing open but the streams: nothing to read, and
/// what it writes to `output`; the number of its process.
int player_process_start(const char *program, char *const arguments[], char *const variables[],
                         int output);

#endif
