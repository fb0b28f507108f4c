#include <soxr.h>

/* A resampler of interleaved stereo in floats; the recipes are macros that Swift does not see. */
static inline soxr_t hearth_soxr_stereo(double in_rate, double out_rate) {
  soxr_io_spec_t io = soxr_io_spec(SOXR_FLOAT32_I, SOXR_FLOAT32_I);
  soxr_quality_spec_t quality = soxr_quality_spec(SOXR_HQ, 0);
  soxr_runtime_spec_t runtime = soxr_runtime_spec(1);
  return soxr_create(in_rate, out_rate, 2, 0, &io, &quality, &runtime);
}
