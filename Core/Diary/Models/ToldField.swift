/// A field whose losing value people are told of, by the name of its column.
enum ToldField: String, CaseIterable {
  case start
  case end
  case time
  case amount
  case left = "left_amount"
  case right = "right_amount"
  case total = "total_amount"
  case weight
  case length
  case head
  case temperature = "value"
  case dose
}
