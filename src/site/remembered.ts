/**
 * A pure function that works out each answer once: the same thing given again, unchanged as it is in itself, has the
 * answer that it had. What is forgotten elsewhere is forgotten here.
 */
export function remembered<Given extends object, Answer>(
  workOut: (given: Given) => Answer,
): (given: Given) => Answer {
  const known = new WeakMap<Given, { answer: Answer }>()
  return (given) => {
    const kept = known.get(given) ?? { answer: workOut(given) }
    known.set(given, kept)
    return kept.answer
  }
}
