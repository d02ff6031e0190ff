import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { numberedHeading, sideText } from '../../compare/sideText.ts'
import type { SectionChange } from '../../compare/types.ts'
import type { PageChange } from '../types.ts'
import { changeId } from './changeAnchor.ts'
import { hasChange } from './sectionsHtml.ts'

/** What stands above the pages of a redline and leads to them: the table of their changes, and the contents. */

/** A page of the site, or what stands on every page. */
export type ShownPage = Omit<PageChange, 'kind'>

/** A page with its finished HTML and the number of its changes. */
export interface DrawnPage {
  page: ShownPage
  changes: number
  html: string
}

/** The id of a page's part of the redline. */
export const pageId = ({ path }: ShownPage): string => escapeHtml(`page${path}`)
const hrefOf = (page: ShownPage): string => escapeHtml(`#${encodeURI(`page${page.path}`)}`)
/** The id of a section in it. */
export const sectionId = (page: ShownPage, section: SectionChange): string =>
  `${pageId(page)}.${page.sections.indexOf(section) + 1}`

/** The pages, with how much changed on each. */
export function changeTable(drawn: readonly DrawnPage[]): string {
  const cell = (label: string, value: string, kind = '') =>
    `<td role="cell" data-label="${label}"${kind}>${value}</td>`
  const figure = (label: string, value: number) =>
    cell(label, value.toLocaleString('en-US'), ' class="figure"')
  const rows = drawn.map(
    ({ page, changes }) =>
      `<tr role="row"><th role="rowheader" scope="row"><a href="${hrefOf(page)}">${escapeHtml(page.title)}</a></th>${figure('Changes', changes)}${figure('Words in', page.inserted)}${figure('Words out', page.deleted)}${cell('Date', dateCell(page))}${cell('Approval', escapeHtml(page.approvalLost === undefined ? '–' : `Lost: ${page.approvalLost}`))}</tr>`,
  )
  const heads = ['Page', 'Changes', 'Words in', 'Words out', 'Date', 'Approval']
  return `<table class="register" role="table" id="${changeId(0)}" tabindex="-1">
<caption>The pages and their changes</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => `<th role="columnheader" scope="col">${head}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.join('\n')}
</tbody>
</table>`
}

const dateCell = ({ dateMoved }: ShownPage): string =>
  dateMoved === undefined ? '–' : dateMoved ? 'Moved' : '<strong>Not moved</strong>'

/** The table of contents: pages, and under each the sections that hold changes. */
export function tableOfContents(drawn: readonly DrawnPage[]): string {
  const items = drawn.map(({ page }) => {
    const isWhole = page.status === 'added' || page.status === 'removed'
    const sections = page.sections.filter(
      (section) => !isWhole && section.heading.length > 0 && hasChange(section),
    )
    const inner = sections.map(
      (section) =>
        `<li><a href="${hrefOf(page)}.${page.sections.indexOf(section) + 1}">${escapeHtml(nameOf(section))}</a>${fateOf[section.status]}</li>`,
    )
    return `<li><a href="${hrefOf(page)}">${escapeHtml(page.title)}</a>${inner.length === 0 ? '' : `<ol>${inner.join('')}</ol>`}</li>`
  })
  return `<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${items.join('\n')}</ol></nav>`
}

const fateOf: Readonly<Record<SectionChange['status'], string>> = {
  same: '',
  changed: '',
  deleted: ' <small>gone</small>',
  inserted: ' <small>new</small>',
  moved: ' <small>moved</small>',
}

const nameOf = (section: SectionChange): string => {
  const words = numberedHeading(section)
  return sideText(words, 'after') || sideText(words, 'before')
}
