import { Fragment } from 'react'
import { splitNoBreak, noBreakClass } from '../../content/text/noBreak.ts'

/** A text of a field, in which citations are not broken across lines; of a body, `wrapNoBreak` does the same. */
export const NoBreak = ({ text }: { text: string }) =>
  splitNoBreak(text).map((piece, index) =>
    piece.isNoBreak ? (
      <span className={noBreakClass} key={index}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
