// What happens to the machine that a program runs on, as far as the program can tell: a library that is
// loaded before all others.
//
// TROUBLE names a file of three numbers of 64 bits, which a test changes while the program runs:
//
//   the nanoseconds that the machine has slept: CLOCK_BOOTTIME is ahead by as much
//   the nanoseconds that the clock on the wall was set ahead
//   anything but 0: the disk is full, and nothing more goes into a file

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *trouble;

__attribute__((constructor)) static void begin(void) {
  static const int64_t none[3];
  trouble = none;
  const char *path = getenv("TROUBLE");
  int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  void *told = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
  if (told != MAP_FAILED) trouble = told;
  close(file);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (syscall(SYS_clock_gettime, clock, time) != 0) return -1;
  if (trouble == NULL || (clock != CLOCK_BOOTTIME && clock != CLOCK_REALTIME)) return 0;
  int64_t nanoseconds = time->tv_nsec + trouble[clock == CLOCK_REALTIME];
  int64_t seconds = nanoseconds / 1000000000;
  nanoseconds %= 1000000000;
  time->tv_sec += seconds - (nanoseconds < 0);
  time->tv_nsec = nanoseconds + (nanoseconds < 0 ? 1000000000 : 0);
  return 0;
}

static int is_full(int file) {
  struct stat status;
  if (trouble == NULL || trouble[2] == 0) return 0;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  errno = ENOSPC;
  return 1;
}

ssize_t write(int file, const void *bytes, size_t count) {
  return is_full(file) ? -1 : syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return is_full(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  return is_full(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, place);
}
