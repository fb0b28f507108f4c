"""What the computed sounds are like: loudness, its range, true peak, crest and centroid of each; measured by
libebur128 and a Fourier transform of our own. Used by bench_audio.py.
"""

import cmath
import ctypes
import math
from array import array

from bench_exact import RATE, Rendering

SECONDS, POINTS, BLOCKS = 60, 2048, 48
MODE_I, MODE_LRA, MODE_TRUE_PEAK = 0b101, 0b1011, 0b110001


def library():
    try:
        meter = ctypes.CDLL("libebur128.so.1")
    except OSError:
        return None
    meter.ebur128_init.restype = ctypes.c_void_p
    return meter


def measure(program, track, meter):
    heard = Rendering(program, track, "--for", f"{SECONDS}s")
    samples = array("f", heard.read(SECONDS * RATE))
    heard.close()
    left = samples[::2]
    state = ctypes.c_void_p(meter.ebur128_init(2, RATE, MODE_I | MODE_LRA | MODE_TRUE_PEAK))
    buffer = (ctypes.c_float * len(samples)).from_buffer(samples)
    meter.ebur128_add_frames_float(state, buffer, ctypes.c_size_t(len(left)))
    loudness, span, peak = ctypes.c_double(), ctypes.c_double(), ctypes.c_double()
    meter.ebur128_loudness_global(state, ctypes.byref(loudness))
    meter.ebur128_loudness_range(state, ctypes.byref(span))
    meter.ebur128_true_peak(state, 0, ctypes.byref(peak))
    level = math.sqrt(sum(value * value for value in left) / len(left))
    crest = 20 * math.log10(max(map(abs, left)) / level)
    return loudness.value, span.value, 20 * math.log10(peak.value), crest, centroid(left)


def centroid(samples):
    """The middle of the spectrum's power, in Hz."""
    weight = moment = 0.0
    window = [0.5 - 0.5 * math.cos(2 * math.pi * index / POINTS) for index in range(POINTS)]
    for block in range(BLOCKS):
        start = block * (len(samples) - POINTS) // BLOCKS
        spectrum = transform([samples[start + index] * window[index] for index in range(POINTS)])
        for number in range(1, POINTS // 2):
            power = abs(spectrum[number]) ** 2
            weight += power
            moment += power * number * RATE / POINTS
    return moment / weight


def transform(values):
    if len(values) == 1:
        return values
    even, odd = transform(values[::2]), transform(values[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * math.pi * index / half) * odd[index] for index in range(half)]
    return [a + b for a, b in zip(even, turned)] + [a - b for a, b in zip(even, turned)]


def table(program, tracks, report):
    meter = library()
    if meter is None:
        return
    for track in tracks:
        loudness, span, peak, crest, middle = measure(program, track, meter)
        report.judge(f"{track}: away from -27 LUFS", abs(loudness + 27), 0.5, "{:.2f} LU",
                     f"{loudness:.2f} LUFS, range {span:.1f}, {peak:.1f} dBTP, crest {crest:.1f}, {middle:.0f} Hz")
        report.judge(f"{track}: true peak over -6 dBTP", max(0, peak + 6), 0, "{:.2f} dB")
