/// Thrown by a test where the graph has another shape than it takes for granted.
struct UnexpectedGraph: Error {}
