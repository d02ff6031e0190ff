/**
 * Memoizes a pure function by the identity of its argument, which must not change afterwards. Entries are collected
 * with their keys.
 */
export function memoizeWeak<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const cache = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const kept = cache.get(key) ?? { answer: compute(key) }
    cache.set(key, kept)
    return kept.answer
  }
}

/**
 * Memoizes a pure function of a text for its last argument alone: for what is asked repeatedly while one text is
 * examined.
 */
export function memoizeLast<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: compute(text) }
    return last.answer
  }
}
