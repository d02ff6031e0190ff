/**
 * A pure function that works out each answer once: the same thing given again, unchanged as it is in itself, has the
 * answer that it had. What is forgotten elsewhere is forgotten here.
 */
export function memoizeWeak<Key extends object, Answer>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const cache = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const kept = cache.get(key) ?? { answer: compute(key) }
    cache.set(key, kept)
    return kept.answer
  }
}

/**
 * The same for texts, of which the last one is remembered: for what is asked again and again while one text is looked
 * through.
 */
export function memoizeLast<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: compute(text) }
    return last.answer
  }
}
