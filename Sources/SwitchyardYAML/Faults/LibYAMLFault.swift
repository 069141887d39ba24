/// What stopped libyaml, in its own words; no person reads them.
struct LibYAMLFault {
  /// Such as "did not find expected key".
  var problem: String
  var offset: Int

  /// Such as "while parsing a block mapping", with the place where that began.
  var context: String
  var contextOffset: Int?
}
