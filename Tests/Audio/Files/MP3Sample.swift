import Testing

/// Half a second of a tone as an MP3 file without the header that tells its length, so that what the
/// encoder added at both ends is heard: 440 Hz, mono, 24 kHz, 32 kbit/s.
enum MP3Sample {
  /// The bytes of the file.
  static func bytes() throws -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for sign in text.utf8 where sign != UInt8(ascii: "\n") && sign != UInt8(ascii: "=") {
      bits = bits << 6 | UInt32(try #require(alphabet.firstIndex(of: sign)))
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= 1 << UInt32(count) - 1
    }
    return bytes
  }

  private static let text = """
    //NExAASeGqIH1gYAFZJLQF3rvWHVOmOoO09uhZw1tNrTWszlAR0Aa63fjcYlkojEspKSwCYPg+D5+IAxwf5QMSnn+U8
    P8o7n+j39GoMA+frAgY4f6PenAqYEAgEAoEA//NExAkU6T7Bv5hQAqAAAAwJQL9fdRmDWMZH5L6DWm8Cg0m7J+AGgCQC
    v4SgCwBYQP+DaDaKwihFf+Qj0VSIfD7/8hESIkiHw+If4KiIKgr/ywVBURHg1S5yVy6zAGAD//NExAgTaFokAd8AABMA
    gAETAMAB8wKkGqMGSEZjA0AeswWcJ6Nu/RCDImgnEwY0GWMDbAzjA6QHgwCIBFMAeAHzAIAAcEgBCA5m0t7P/////0qb
    awl+BABiypqIBgPo//NExA0TeFocANf2JB3mGnijJgggA6YHeGtm81TkZiN4OefBKGroJkw8YiGmCARZNMdlkXw6Beqp
    H79XUpv7fdJ++3p/Z3ZOntZ/X4pTonHToLXmcMecpgSgEoYgEGEG//NExBIR2FYcAM/2JAtoEsOiFxpYd2AYU8EfG14p
    jC8YCYgwYCoSXAU0ZvIH2K9P9H3re71/9mjoX1t3J7Foxvr9Sos9i/0aBIFwgUDIMBT7kXDXAxzA0A/cwVusxMBU//NE
    xB0PKFogAO/2QAh0yO8MOWwCXBYXIQRVdt3NkV7/Xf/3f///6vq//X91h11map9BwEmEYEGOgxnxGCmu54GCuh6horlF
    4YVGEDHOXJoq0ZAXmFigMA2fQltoqev///NExDMQAFYgAO/2QP///1aP//9ns03/+mtynJYcl6BRDUpMBXAujC8RLQwV
    QD9MG0DRTbTYb8xBwG1Pvnjak0zUmMYDwMFMlgJyYed0f7P30e////+nT/t0qmstKWBG//NExEYQCFYgAM/2JEEIC5g5
    RgGQIyYR4NHmCXghxhD4U8cxEytGLcgqh0pAmkx8ZODpikDBghSDZm0qMnvvR6aer+7V/T/6bv26Sabv91tn7U1wmEpO
    EIsUSCHOFAWY//NExFgSqFYcANf4JMCZH+jAvgPswlQEVO6RF2TG9gHU8aNDWAZMvgQMNJMNwgEJUNHiWM3Y3Pf0f207
    /nPo//+zJLd3qT91PUqAWYJbiAMBT5jqhgH4JiYNKNWmANAQ//NExGASWFoYANf4JAYNuC7nOhKdZi6YGac+FBokBhCI
    DCWECAFAdL9wJvr6ej///Z/us3u3dB5nZvX0/7zXophw1MC3ZhIG76YC8BwGFMCdQcC5mCBBSxuoL5AYiMCy//NExGkS
    MFYcANf4JB7raasVGTiJiAEBgstoqRr8sP3jv0PX//X1/ej/rWz//1+n/q6al7XFByzBgeBphgGBkeW5+n6JqgOZgLIf
    qa5NZkmGnhEJy1wZirmHFRgIqBAY//NExHMRYFYgAM/2JLPqDskkbm3N/s/v//1bqlc3Md//2fT6fxmQvOvREcIBQwrA
    UyCDQ+yPA1lLIwJUPoMbVq/DAyAhQVuRCsCItIRQhBUqGmOfJu+//7f++3/+zr////NExIAReFYcAO/2QP7dXT9Hvap+
    m9YslCNNAN0wJEBGMQrCnjBsgQkwWQR9M7rv6zCTAmM4/aNAbTHzowgdCoQttz2awNe/us//9n/+mj0/7Ue/o1+Lalf5
    tXJa8ulB//NExI0QQFogAO/2QOMQU4aDAdALsw6QTRMGbBIjB2xAA29KmqMQ3CGj+MU3FiM6NTGxgwQDYk/rLodPUo9H
    626tP7vq28W7fvX/XR///mUallGyGn1bksCIwgBKYBOB//NExJ8RoF4cAM/2JFBg4ohgYG0BamCwBA5sQqj6YdQCDnmr
    hqxSZSHAIhEgJqEEQzTGdOzxeM0+uhOqv+z6P9v+xn/6/sT03A7bLZZZxVrSWDFOyqAw4JZiVCZheGxh//NExKsR8FYc
    AM/2JCYNB49IDGOaBMdYGENhYSpJzYvN3DqdICc9w/vT1e/2q/38hdtq7Oh+3Ur/X//REKgn2aOmQIw4MPGHrmAVAmxg
    iQ24YA8BRmDsAZR0JJ08Yv4A//NExLYS+FYoVM/2JOR00AkUcJkuPEwOE4OAicjc5hqt2jGZ1697XUWP9l3d+r0VdWvR
    o6+mr7v9qpK0hKsGBDCmzPTjAYwRcwpUYNMCiALjBYQoc48h87MVFBXzjBmM//NExL0ReFJAfu+0QOYnMcAww6AwEGAM
    A0h2cRt11lXf/ut/qV6/D3UrvbmkfcjtN/VQ/11GhW8AgB5MAPGAOAHRgOgH0YLkCMGEKBfRg3QX4Yn6IWmkGsnhi+wv
    kYeU//NExMoUGFYcStf4JA4BgawEEYAeBKmBDgIJgEIAur54UF1jyf///2p1gjcDQajUfDYahgAfm8zkg7iDzzbBYany
    CVQwOMsxSHlBljBhQ5MoV/2Jsrg6kAdIAy4XyoZu//NExMwTaFYcANf4JGgEl4AzgDKiQJA/pzROAoMACFhqsLKAsP/K
    ibGiaAWRgFBAMCBDG4WGA2v/bbYP3DAAW/iewy4GXxf//bbYcgcslSGEDI0hhDyj/+KiwuKiwvUJ//NExNERqFosAV8A
    AH2MkwBJMTAgoCJTINOI67DSHWgWWLjMGkqmKElFGLpyoBVNZNGqN0V2jwCgBDMEUxCCLyEUkuS1CKdVQs+XVQ6qhOwV
    AoKyp0FTsSlQ1xL1hrlV//NExN0iGeLKXZqgBkxBTUUzLjEwMFVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
    VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV//NExKcU4OZMCdlIAFVVVVVVVVVVVVVVVVVV
    VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
    """
}
