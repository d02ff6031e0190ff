import { diagnostic, fileStart, type Route, type Site } from '../content/model.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { formatDate } from '../content/text/formatDate.ts'
import { shellQuote } from '../content/text/shellQuote.ts'
import { compareLines, isChanged } from './compareLines.ts'
import { normalizeText } from './readPage.ts'
import { originalOf, type SiteLines } from './readPages.ts'
import { paragraphOf } from './redline/paragraphs.ts'
import { formatForTerminal } from './redline/formats.ts'

/** Who approved which wording of a page. Git keeps earlier approvals. */
interface Approval {
  by: string
  day: string
  note: string
  /** A number made of the text: two approvals on one day differ in it. */
  digest: string
  lines: readonly string[]
}

/** The folder of approvals inside the content folder. */
export const approvedFolder = 'legal/approved'

/** `/about/firm` → `legal/approved/about/firm.txt`. @param day of an approval in advance: the day of the text */
export const approvalFile = (address: string, day?: string): string => {
  // No address begins with `_`.
  const name = address === everyPage ? '_every-page' : address === '/' ? '_home' : address.slice(1)
  return `${approvedFolder}/${name}${day === undefined ? '' : `@${day}`}.txt`
}

/** What a file approves. @returns also the day of the text, if it was approved in advance */
export function approvedText(file: string): { address: string; day: string } {
  const [, name = '', day = ''] = new RegExp(`${approvedFolder}/(.+?)(?:@([\\d-]+))?\\.txt$`).exec(file) ?? []
  return { address: name === '_every-page' ? everyPage : name === '_home' ? '/' : `/${name}`, day }
}

export const writeApproval = ({ by, day, note, digest, lines }: Approval): string =>
  [`Approved by ${by} on ${day}, text ${digest}${note && `: ${note}`}`, '', ...lines, ''].join('\n')

/** A page's approval and what has changed since. @param text the approval file */
export function approvalOf(lines: readonly string[], text = '') {
  const [head = '', ...approved] = text.replace(/\r\n?/g, '\n').split('\n')
  const [, by, day, note = ''] =
    /^\uFEFF?Approved by (.+?) on (\d{4}-\d\d-\d\d)(?:, text \w+)?(?:: (.*))?$/.exec(head) ?? []
  if (by === undefined || day === undefined) return undefined
  const changed = compareLines(
    approved.map((text) => ({ text: normalizeText(text) })).filter(({ text }) => text !== ''),
    lines.map((text) => ({ text })),
  ).filter(isChanged)
  return { by, day, note, changes: changed.map((one) => formatForTerminal(paragraphOf([one]))) }
}

/** The approval of a page's text: the latest, or one for a day that has come. @param approved by path inside the content folder */
export function findApproval(
  { today = '' }: Pick<Site, 'today'>,
  address: string,
  lines: readonly string[],
  approved: ReadonlyMap<string, string>,
): ReturnType<typeof approvalOf> {
  const found = [...approved].sort().flatMap(([file, text]) => {
    const { address: own, day } = approvedText(file)
    const approval = own === address && day <= today ? approvalOf(lines, text) : undefined
    return approval ? { ...approval, since: day > approval.day ? day : approval.day } : []
  })
  const all = found.sort((one, other) => other.since.localeCompare(one.since))
  return all.find(({ changes }) => changes.length === 0) ?? all[0]
}

/** Pages of the kinds that firm.mdx lists (by default, legal pages and the header and footer), or that aren't English. */
export function pagesToApprove({ routes, organization }: Site): Pick<Route, 'path' | 'file' | 'kind'>[] {
  const kinds = organization.approvals ?? ['legal', everyPage]
  const isRead = ({ kind, entry }: Route) => kinds.includes(kind) || entry.data.language !== undefined
  const namesOf = ({ path, entry }: Route) => [path, ...(entry.data.translationOf ? [originalOf(path)] : [])]
  const pages = routes
    .filter((route) => route.supersededBy === undefined && isRead(route))
    .flatMap((route) => namesOf(route).map((path) => ({ ...route, path })))
  return kinds.includes(everyPage)
    ? [...pages, { path: everyPage, file: 'firm.mdx', kind: everyPage }]
    : pages
}

/** Reports missing and outdated approvals. @param approved the approval files by path inside the content folder */
export function* checkApprovals(site: Site, pages: SiteLines, approved: ReadonlyMap<string, string>) {
  for (const { path, file } of pagesToApprove(site)) {
    const lines = pages.get(path)
    const approval = findApproval(site, path, lines ?? [], approved)
    if (lines === undefined || approval?.changes.length === 0) continue
    const [page = '', isOriginal] = path.split('@')
    const name = page === everyPage ? 'The text of the header and footer' : page
    const subject = isOriginal ? `The original of ${page}` : name
    const command = `run: npm run approve -- ${shellQuote(page)}`
    if (approval) {
      const { by, day, changes } = approval
      const more = changes.length > 3 ? ` (and ${changes.length - 3} more)` : ''
      const what = `: ${changes.slice(0, 3).join(' … ')}${more}`
      const since = isOriginal
        ? `${subject} has changed since ${by} approved the translation on ${formatDate(day)}`
        : `${subject} was approved by ${by} on ${formatDate(day)}, and has changed since`
      const fix = isOriginal
        ? 'Bring the translation up to date, and'
        : 'Undo the change, or read the page again and'
      const rule = isOriginal ? 'translation-changed' : 'approval-lost'
      yield diagnostic(file, fileStart, [rule, since + what, `${fix} ${command}`])
      continue
    }
    const own = approvalFile(path)
    const why = approved.has(own) ? `line 1 of ${own} doesn't say who approved it` : 'nobody has approved it'
    const message = `${subject} must be approved, and ${why}.`
    yield diagnostic(file, fileStart, ['approval-missing', message, `Read the page, then ${command}`])
  }
}
