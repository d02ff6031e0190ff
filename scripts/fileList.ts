import { compareText, isError, textsIn, valueAt, type Content } from '../src/content/model.ts'
import { inFolder } from '../src/content/report/printReport.ts'
import { legal } from '../src/content/versions/legalCollection.ts'
import { attorneys } from '../src/firm/collections/attorneys/schema.ts'
import { practiceAreas } from '../src/firm/collections/practice-areas/schema.ts'
import { isDay } from '../src/content/text/calendar.ts'
import { counted } from '../src/content/text/plural.ts'

/** The collections whose texts somebody should review. */
const reviewed: ReadonlySet<string> = new Set([legal, practiceAreas, attorneys].map(({ name }) => name))

/** What a date says of its file, if an editor may want to know. */
function describe(name: string, day: string, today: string): string | undefined {
  const isPast = day < today
  if (name === 'reviewBy') return isPast ? 'review overdue' : 'review'
  if (name === 'expiresOn') return isPast ? 'ended' : 'last day'
  if (name === 'starts' && !isPast) return 'event'
  if ((name === 'publishOn' || name === 'effectiveOn') && day > today) return 'appears'
  return undefined
}

/** The text that `check --list` prints: dates in order, then drafts and samples. @param folder the content folder */
export function fileList(content: Content, folder: string, today: string): string {
  const { entries, singles, invalidDrafts, problems } = content
  const owners = new Map(entries.map(({ file, data }) => [file, data.owner]))
  const rows = invalidDrafts.map(({ file }) => ({ day: '', what: 'draft', file }))
  for (const { type, file, data } of [...entries, ...singles]) {
    for (const { path, text } of textsIn(data)) {
      const day = text.slice(0, 'YYYY-MM-DD'.length)
      const what = isDay(day) ? describe(String(path.at(-1)), day, today) : undefined
      if (what) rows.push({ day, what, file })
    }
    for (const what of ['draft', 'sample'])
      if (valueAt(data, [what]) === true) rows.push({ day: '', what, file })
    if (reviewed.has(type.name) && valueAt(data, ['reviewBy']) === undefined)
      rows.push({ day: '', what: 'no review date', file })
  }
  rows.sort(
    (a, b) =>
      compareText(a.day || 'z', b.day || 'z') || compareText(a.what, b.what) || compareText(a.file, b.file),
  )
  const lines = rows.map(({ day, what, file }) => {
    const owner = owners.get(file)
    return `${day.padEnd(10)}  ${what.padEnd(14)}  ${inFolder(folder, file)}${owner ? ` (${owner})` : ''}`
  })
  const table = lines.length === 0 ? ['No file is a draft or a sample, or has a date.'] : lines
  const wrong = new Set([...problems.filter(isError), ...invalidDrafts].map(({ file }) => file)).size
  const rest = wrong > 0 ? [`${counted(wrong, 'file')} with errors may be missing here: npm run check`] : []
  return [...table, ...rest].join('\n')
}
