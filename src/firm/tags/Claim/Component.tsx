import type { ReactNode } from 'react'
import { noBreakClass, splitNoBreak } from '../../../content/text/noBreak.ts'

/** The words of a recorded claim. */
export const Claim = ({ words }: { words: string }): ReactNode =>
  splitNoBreak(words).map(({ text, isNoBreak }, index) =>
    isNoBreak ? (
      <span key={index} className={noBreakClass}>
        {text}
      </span>
    ) : (
      text
    ),
  )
