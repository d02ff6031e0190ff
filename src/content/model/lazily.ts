/** A value that is made when it is first asked for, and once. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
