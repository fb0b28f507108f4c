package import HearthPorts

/// A set of files of Baby Tracker.
package enum BabyTrackerSample {
  /// A file of each kind.
  package static let files = [
    ImportFile(
      "sleep.csv",
      "Baby,Time,Duration(minutes),Note",
      #"Ada,"1/13/26, 19:54",660"#,
      #"Ada,"1/12/26, 1:15 PM",45,nap"#,
      #"Ada,"2/30/26, 10:00",45"#
    ),
    ImportFile(
      "nursing.csv",
      "Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note",
      #"Ada,"1/14/26, 07:10",Right,8,12,20"#
    ),
    ImportFile(
      "pump.csv",
      "Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),"
        + "Left amount (oz.),Right amount (oz.),Total amount (oz.),Note",
      #""1/14/26, 09:00",Left,10,10,20,2,1.5,3.5"#
    ),
    ImportFile("expressed.csv", "Baby,Time,Amount (ml),Note", #"Ada,"1/14/26, 10:00",90"#),
    ImportFile("formula.csv", "Baby,Time,Amount (oz.),Note", #"Ada,"1/14/26, 11:00",3"#),
    ImportFile(
      "diaper.csv",
      "Baby,Time,Status,Note",
      #"Ada,"1/14/26, 11:30",Mixed,"a ""b""""#
    ),
    ImportFile("growth.csv", "Baby,Time,Weight (lb.),Note", #"Ada,"1/14/26, 12:00",9"#),
  ]
}
