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

/**
 * The same for texts, of which the last one is remembered: for what is asked again and again while one text is looked
 * through.
 */
export function rememberedLast<Answer>(workOut: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, answer: workOut(text) }
    return last.answer
  }
}
