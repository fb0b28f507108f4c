#define _GNU_SOURCE
#include "CNCurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int input_descriptor, output_descriptor, pipe_ends[2] = {-1, -1};
static struct termios before, during;
static unsigned char restoring_bytes[512];
static size_t restoring_count;
static volatile sig_atomic_t is_ours, has_asked_to_end;

static const int asked[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
#define COUNT(list) (sizeof(list) / sizeof(list[0]))
static struct sigaction old_asked[COUNT(asked)], old_fatal[COUNT(fatal)];

static void put(char kind) {
  int saved = errno;
  if (pipe_ends[1] >= 0 && write(pipe_ends[1], &kind, 1) < 0) { /* a full pipe wakes as well */ }
  errno = saved;
}

/* Only what POSIX allows in a signal handler. */
static void restore(void) {
  if (!is_ours) return;
  is_ours = 0;
  size_t done = 0;
  while (done < restoring_count) {
    ssize_t count = write(output_descriptor, restoring_bytes + done, restoring_count - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  tcsetattr(input_descriptor, TCSADRAIN, &before);
}

static void on_asked(int number) {
  switch (number) {
  case SIGWINCH: put('W'); break;
  case SIGTSTP: put('S'); break;
  case SIGCONT: put('C'); break;
  default:
    /* Who asks twice is not kept waiting. */
    if (has_asked_to_end && number != SIGHUP) {
      restore();
      signal(number, SIG_DFL);
      raise(number);
      return;
    }
    has_asked_to_end = 1;
    put('E');
  }
}

static void on_fatal(int number) {
  restore();
  signal(number, SIG_DFL);
  raise(number);
}

static void take_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  action.sa_handler = on_asked;
  for (size_t i = 0; i < COUNT(asked); i++) sigaction(asked[i], &action, &old_asked[i]);
  /* A crash may have used up the stack. */
  static stack_t stack;
  if (!stack.ss_sp) {
    stack.ss_size = 65536;
    stack.ss_sp = malloc(stack.ss_size);
    if (stack.ss_sp) sigaltstack(&stack, NULL);
  }
  action.sa_flags = SA_NODEFER | SA_ONSTACK | SA_RESETHAND;
  action.sa_handler = on_fatal;
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &action, &old_fatal[i]);
}

static int enter(void) {
  if (tcsetattr(input_descriptor, TCSADRAIN, &during) < 0) return errno;
  is_ours = 1;
  return 0;
}

int hearth_terminal_begin(int input, int output, const void *restoring, size_t count) {
  input_descriptor = input;
  output_descriptor = output;
  if (count > sizeof restoring_bytes) return E2BIG;
  memcpy(restoring_bytes, restoring, count);
  restoring_count = count;
  if (tcgetattr(input, &before) < 0) return errno;
  during = before;
  cfmakeraw(&during);
  during.c_cc[VMIN] = 1;
  during.c_cc[VTIME] = 0;
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) < 0) return errno;
  has_asked_to_end = 0;
  take_signals();
  int code = enter();
  if (code) hearth_terminal_end();
  return code;
}

void hearth_terminal_end(void) {
  restore();
  for (size_t i = 0; i < COUNT(asked); i++) sigaction(asked[i], &old_asked[i], NULL);
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &old_fatal[i], NULL);
}

void hearth_terminal_stop(void) {
  restore();
  struct sigaction ours, standard;
  memset(&standard, 0, sizeof standard);
  sigemptyset(&standard.sa_mask);
  standard.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &standard, &ours);
  kill(0, SIGTSTP);
  /* Goes on here when somebody says so. */
  sigaction(SIGTSTP, &ours, NULL);
  enter();
}

int hearth_terminal_signals(void) { return pipe_ends[0]; }

void hearth_terminal_alarm(void) { put('A'); }

int hearth_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0 || !size.ws_col || !size.ws_row) return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 1;
}
