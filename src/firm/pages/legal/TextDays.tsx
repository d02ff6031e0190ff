import { Day } from '../../components/Day.tsx'
import { Pattern } from '../../components/Pattern.tsx'
import type { Labels } from '../../labels/groups.ts'

/** The dates of a legal text: the last change, and after it when the text takes effect. */
export function TextDays({
  day,
  effectiveOn,
  dates,
}: {
  day: string
  effectiveOn?: string | undefined
  dates: Labels['dates']
}) {
  const days = <Day iso={day} words={dates} />
  if (effectiveOn === undefined) return days
  const next = <Pattern text={dates.effectiveOn} gaps={{ day: <Day iso={effectiveOn} words={dates} /> }} />
  return <Pattern text={dates.next} gaps={{ days, next }} />
}
