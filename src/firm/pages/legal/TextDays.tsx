import type { ReactNode } from 'react'
import { Day } from '../../components/Day.tsx'
import { Pattern } from '../../components/Pattern.tsx'
import type { Labels } from '../../labels/groups.ts'

/** The days of a legal text: that of its last change, and behind it the one on which it takes effect, and of its correction. */
export function TextDays({
  day,
  effectiveOn,
  correctedOn,
  dates,
}: {
  day: string
  effectiveOn?: string | undefined
  correctedOn?: string | undefined
  dates: Labels['dates']
}) {
  const further = [
    [dates.effectiveOn, effectiveOn],
    [dates.correctedOn, correctedOn],
  ] as const
  return further.reduce<ReactNode>(
    (days, [text, iso]) =>
      iso === undefined ? (
        days
      ) : (
        <Pattern
          text={dates.next}
          gaps={{ days, next: <Pattern text={text} gaps={{ day: <Day iso={iso} words={dates} /> }} /> }}
        />
      ),
    <Day iso={day} words={dates} />,
  )
}
