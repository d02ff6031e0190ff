import { Fragment, type ReactNode } from 'react'
import { patternParts, type Pattern as PatternText } from '../../content/text/pattern.ts'

/** A label with gaps, each filled with what is given for it. */
export function Pattern<Gap extends string>({
  text,
  gaps,
}: {
  text: PatternText<Gap>
  gaps: Readonly<Record<Gap, ReactNode>>
}) {
  const filling = new Map<string, ReactNode>(Object.entries<ReactNode>(gaps))
  return patternParts(text).map((part) =>
    'words' in part ? part.words : <Fragment key={part.gap}>{filling.get(part.gap)}</Fragment>,
  )
}
