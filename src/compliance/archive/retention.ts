import { addDays, isDay } from '../../content/text/calendar.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { counted } from '../../content/text/plural.ts'
import type { ArchiveRecord } from './archiveRecord.ts'

/**
 * The last day on which an archive has to be kept: that of its making, some years later.
 * @param years as the organization’s file has them; undefined where archives are kept for ever
 */
export function keptUntil(
  { day, made = day }: Pick<ArchiveRecord, 'day' | 'made'>,
  years: number | undefined,
): string | undefined {
  if (years === undefined) return undefined
  const same = `${String(Number(made.slice(0, 4)) + years).padStart(4, '0')}${made.slice(4)}`
  // Of February 29, the last day of that month.
  return isDay(same) ? same : addDays(`${same.slice(0, 7)}-01`, 27)
}

/** The archives whose time has run out, a sentence each. @param today as 2026-01-31 */
export const pastRetention = (
  records: readonly Pick<ArchiveRecord, 'day' | 'made' | 'file'>[],
  years: number | undefined,
  today: string,
): string[] =>
  records.flatMap((record) => {
    const last = keptUntil(record, years)
    return years === undefined || last === undefined || last >= today
      ? []
      : [
          `${record.file} had to be kept ${counted(years, 'year')}, until ${formatDate(last)}. It may go; its record stays.`,
        ]
  })
