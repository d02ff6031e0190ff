/** Memoizes a pure function by the identity of its argument, which must not change afterwards. */
export function memoizeWeak<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const cache = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const cached = cache.get(key) ?? { answer: compute(key) }
    cache.set(key, cached)
    return cached.answer
  }
}

/** A value that is made when it is first asked for, and once. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
