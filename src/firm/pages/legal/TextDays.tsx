import { formatDate } from '../../../content/text/formatDate.ts'
import type { Labels } from '../../labels.ts'

/** The dates of a legal text: the last change, and after it when the text takes effect, if that is another day. */
export const TextDays = ({
  day,
  effectiveOn = day,
  labels,
}: {
  day: string
  effectiveOn?: string | undefined
  labels: Labels
}) => (
  <>
    <time dateTime={day}>{formatDate(day)}</time>
    {effectiveOn !== day && (
      <>
        , {labels.effectiveOn} <time dateTime={effectiveOn}>{formatDate(effectiveOn)}</time>
      </>
    )}
  </>
)
