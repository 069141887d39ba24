package import SwitchyardDiagnostics

/// Gives a picture to programs, an element a line, in the form that `Schemas/graph.schema.json` describes.
package struct PictureJSON {
  private var locator: SourceLocator

  package init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  package mutating func text(of picture: Picture) -> String {
    var text = "{\"version\":1,\"name\":"
    text.appendJSONString(picture.name)
    write("clusters", picture.clusters.map { object(of: $0) }, to: &text)
    write("nodes", picture.nodes.map { object(of: $0, in: picture) }, to: &text)
    write("edges", picture.edges.map { object(of: $0, in: picture) }, to: &text)
    return text + "}\n"
  }

  private func write(_ key: String, _ elements: [JSONValue], to text: inout String) {
    text += ",\"\(key)\":["
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      element.write(to: &text)
    }
    text += elements.isEmpty ? "]" : "\n]"
  }

  // MARK: - Elements

  private mutating func object(of cluster: PictureCluster) -> JSONValue {
    let place = locator.place(of: cluster.declaredAt)
    return .object(
      ClusterField.allCases.map { field in
        let value: JSONValue =
          switch field {
          case .id: .string(cluster.id.text)
          case .kind: .string(cluster.kind.rawValue)
          case .name: .string(cluster.name)
          case .title: .orNull(cluster.title)
          case .findings: .array(cluster.marks.map(\.json))
          case .file: .string(place.path)
          case .line: .int(place.start.line)
          case .column: .int(place.start.column)
          }
        return .init(field.rawValue, value)
      })
  }

  private mutating func object(of node: PictureNode, in picture: Picture) -> JSONValue {
    let place = node.declaredAt.map { locator.place(of: $0) }
    let transitions = node.captions.map { object(of: $0) }
    return .object(
      NodeField.allCases.map { field in
        let value: JSONValue =
          switch field {
          case .id: .string(node.id.text)
          case .kind: .string(node.kind.rawValue)
          case .name: .string(node.name)
          case .title: .orNull(node.title)
          case .cluster: .orNull(node.cluster.map { picture.clusters[$0].id.text })
          case .containers: .array(node.containers.map { .string($0.id.text) })
          case .modal: .bool(node.isModal)
          case .unreachable: .bool(node.isUnreachable)
          case .focus: .bool(node.isFocus)
          case .outside: .bool(node.isOutside)
          case .transitions: .array(transitions)
          case .findings: .array(node.marks.map(\.json))
          case .file: .orNull(place?.path)
          case .line: .orNull(place?.start.line)
          case .column: .orNull(place?.start.column)
          }
        return .init(field.rawValue, value)
      })
  }

  private mutating func object(of edge: PictureEdge, in picture: Picture) -> JSONValue {
    let transitions = edge.captions.map { object(of: $0) }
    return .object(
      EdgeField.allCases.map { field in
        let value: JSONValue =
          switch field {
          case .source: .string(picture.nodes[edge.source].id.text)
          case .target: .string(picture.nodes[edge.target].id.text)
          case .kind: .string(edge.kind.rawValue)
          case .transitions: .array(transitions)
          }
        return .init(field.rawValue, value)
      })
  }

  private mutating func object(of caption: PictureCaption) -> JSONValue {
    let place = locator.place(of: caption.declaredAt)
    return .object(
      CaptionField.allCases.map { field in
        let value: JSONValue =
          switch field {
          case .subject: .string(caption.subject)
          case .trigger: .string(caption.trigger)
          case .condition: .orNull(caption.condition)
          case .operation: .string(caption.operation)
          case .scope: .orNull(caption.scope)
          case .senders: .array((caption.senders?.names ?? []).map { .string($0) })
          case .senderCount: .int(caption.senders?.count ?? 0)
          case .findings: .array(caption.marks.map(\.json))
          case .file: .string(place.path)
          case .line: .int(place.start.line)
          case .column: .int(place.start.column)
          }
        return .init(field.rawValue, value)
      })
  }
}

extension PictureMark {
  fileprivate var json: JSONValue {
    .object(
      MarkField.allCases.map { field in
        let value =
          switch field {
          case .rule: rule
          case .severity: severity.rawValue
          case .message: message
          }
        return .init(field.rawValue, .string(value))
      })
  }
}
