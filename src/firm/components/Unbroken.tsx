import { Fragment } from 'react'
import { splitUnbroken, wholeClass } from '../../content/text/unbroken.ts'

/** A text of a field, in which citations are not broken across lines; of a body, `keepUnbroken` does the same. */
export const Unbroken = ({ text }: { text: string }) =>
  splitUnbroken(text).map((piece, index) =>
    piece.isWhole ? (
      <span className={wholeClass} key={index}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  )
