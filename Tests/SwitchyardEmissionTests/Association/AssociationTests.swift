import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

@testable import SwitchyardEmission

/// What stands in an apple-app-site-association.
struct AssociationTests {
  private func association(_ paths: KeyValuePairs<String, String>) -> AppSiteAssociation {
    let checked = CheckedSpec(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home: {}
        int: { params: { id: Int } }
        text: { params: { id: String } }
        sorted: { params: { id: Sort, page: "Sort = new" } }
        file: { params: { path: "[String]" } }
        many: { params: { a: String, b: "String", c: "String", d: "String" } }
        paged: { params: { page: "Int = 1" } }
      types: { Sort: { cases: [new, old] } }
      links:
        hosts: [host.example]
        paths:
      \(paths.map { "    \"\($0.key)\": { push: \($0.value) }" }.joined(separator: "\n"))
      """)
    #expect(checked.lines == [])
    return AppSiteAssociation(of: checked.graph, appIDs: ["TEAM.a.b", "TEAM.a.c"])
  }

  /// Each component on a line: `- /a/?*` for one that excludes, the query behind it.
  private func lines(_ paths: KeyValuePairs<String, String>) -> [String] {
    let details = association(paths).json["applinks"]?["details"]?.elements.first
    return details?["components"]?.elements.map { component in
      (component["exclude"] == true ? "- " : "") + (component["/"]?.text ?? "")
        + (component["?"].map { " " + $0.compactText } ?? "")
    } ?? []
  }

  @Test func `literals need no exclusions, and may end with a slash`() {
    #expect(lines(["/a": "home", "/b/c": "home"]) == ["/b/c", "/b/c/", "/a", "/a/"])
    #expect(lines(["/": "home"]) == ["/", ""])
  }

  @Test func `deeper paths come first, and what is left of them is excluded`() {
    #expect(
      lines(["/a/{id}": "text", "/a/{id}/b": "text", "/c": "home"]).suffix(7) == [
        "- /?*/?*/?*/?*", "/a/?*/b", "/a/?*/b/", "- /?*/?*/?*", "/a/?*", "/c", "/c/",
      ])
  }

  @Test func `a rest stands before all that excludes by the number of segments`() {
    #expect(
      lines(["/f/{path...}": "file", "/a/{id}": "text"]) == [
        "- *//*", "- */$(%2E)", "- */$(%2E)/*", "- */$(%2E)$(%2E)", "- */$(%2E)$(%2E)/*", "/f/?*", "- /?*/?*/?*",
        "/a/?*",
      ])
  }

  @Test func `enums are variables, and an item that may be absent is or is not`() {
    #expect(
      lines(["/s/{id}?page={page}": "sorted"]) == [
        #"/s/$(Sort) {"page":""}"#, #"/s/$(Sort) {"page":"$(Sort)"}"#, #"/s/$(Sort)/ {"page":""}"#,
        #"/s/$(Sort)/ {"page":"$(Sort)"}"#,
      ])
    let variables = association(["/s/{id}": "sorted"]).json["applinks"]?["substitutionVariables"]
    #expect(variables?.compactText == #"{"Sort":["new","old"]}"#)
  }

  @Test func `an item that must be there, and may be empty, is looked for in the query as a whole`() {
    #expect(lines(["/s?q={id}": "text"]).first == #"/s "$(?q)""#)
    let variables = association(["/s?q={id}": "text"]).json["applinks"]?["substitutionVariables"]
    #expect(variables?.compactText == #"{"?q":["q","q=*","q&*","*&q","*&q=*","*&q&*"]}"#)
    #expect(
      lines(["/s?q={id}&t=b": "text"]) == [
        #"/s "$(?q)&$(?t=b)""#, #"/s "$(?t=b)&$(?q)""#, #"/s/ "$(?q)&$(?t=b)""#, #"/s/ "$(?t=b)&$(?q)""#,
      ])
  }

  @Test func `a byte that can be written in several ways is a variable`() {
    #expect(lines(["/caf%C3%A9/a:b": "home"]).first == "/caf$(%C3)$(%A9)/a$(%3A)b")
    let variables = association(["/caf%C3%A9/a:b": "home"]).json["applinks"]?["substitutionVariables"]
    #expect(variables?.compactText == ##"{"%C3":["%C3","%c3"],"%A9":["%A9","%a9"],"%3A":[":","%3A","%3a"]}"##)
  }

  @Test func `notes say where the file takes more, each reason once`() {
    #expect(association(["/a": "home", "/s/{id}": "sorted", "/t/{id}": "text"]).notes == [])
    #expect(
      association(["/a/{id}": "int", "/b/{id}": "int", "/c/{id}": "int", "/d/{id}": "int", "/e/{id}": "int"]).notes == [
        "of 'Int' a pattern can only ask how it begins: '/a/{id}', '/b/{id}', '/c/{id}' and 2 more"
      ])
    #expect(association(["/{any}/f/{path...}": "file"]).notes.count == 1)
    #expect(association(["/a%2A": "home"]).notes.count == 1)
    #expect(
      association(["/m?a={a}&b={b}&c={c}&d={d}": "many"]).notes == [
        "not every item of the query is looked at: '/m?a={a}&b={b}&c={c}&d={d}'"
      ])
    #expect(association(["/m?z={z}&page={page}": "paged"]).notes.count == 2)
  }

  @Test func `no links are an empty list of details`() {
    #expect(association([:]).json.compactText == #"{"applinks":{"details":[]}}"#)
  }

  @Test func `the apps stand before the components`() {
    let text = association(["/a": "home"]).json.compactText
    let start = ##"{"applinks":{"details":[{"appIDs":["TEAM.a.b","TEAM.a.c"],"components":[{"/":"/a","comment":"/a"}"##
    #expect(text.hasPrefix(start))
  }

  @Test(arguments: [
    ("ABCDE12345.com.example.shop", true), ("T.a", true), ("T.a-b", true), ("", false), ("T", false), ("T.", false),
    (".a", false), ("T..a", false), ("T.a b", false), ("T.*", false), ("T-x.a", false), ("T.é", false),
  ])
  func `an app is named by its team and its bundle`(id: String, isOne: Bool) {
    #expect(AppSiteAssociation.isAppID(id) == isOne)
  }
}
