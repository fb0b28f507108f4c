public import HearthPlugins

extension AudioOutputPlugin {
  /// `au:PATH`, a file that is there when it is complete.
  public static var sunFile: AudioOutputPlugin {
    AudioOutputPlugin(
      name: "au",
      summary: "A file in Sun's AU format.",
      capabilities: [.durable, .unpaced]
    ) { request in
      try SunFileOutput(request)
    }
  }
}
