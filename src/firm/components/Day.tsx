import { formatDay, type DayWords } from '../../content/text/formatDate.ts'

/** A day in the site's words. @param iso as 2026-01-31 */
export const Day = ({ iso, words }: { iso: string; words: DayWords }) => (
  <time dateTime={iso}>{formatDay(iso, words)}</time>
)
