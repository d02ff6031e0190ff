import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { countInWords, isOfWholePage } from '../countInWords.ts'
import { isReported } from '../isReported.ts'
import type { SectionChange } from '../../compare/types.ts'
import type { PageChange, Redline } from '../types.ts'
import { changeAnchor, changeId, type ChangeCounter } from './changeAnchor.ts'
import { counted, pageNotes, describeWordCounts, wordsIn } from './changeWords.ts'
import { offlineHead } from './offlineHead.ts'
import { pictureSections, pictureStyle, type PicturedPage } from './picturesPage.ts'
import {
  changeTable,
  tableOfContents,
  pageId,
  sectionId,
  type DrawnPage,
  type ShownPage,
} from './redlineOverview.ts'
import { redlineStyle } from './redlineStyle.ts'
import { sectionsHtml } from './sectionsHtml.ts'

/**
 * The redline as one HTML file that needs nothing else: no script, no font, no request. The view (inline, or before
 * and after side by side) is a choice of two buttons that the style reads. It prints on A4 and US Letter.
 * @param pictures of pages that look different; their files stand beside it
 * @returns the whole document; total, and the same redline gives the same text
 */
export function redlinePage(redline: Redline, pictures: readonly PicturedPage[] = []): string {
  const { from, to, shell: everywhere, pages, site, notes = [], records = [] } = redline
  const counter: ChangeCounter = { count: 0 }
  const siteList = siteChanges(site, counter, isOfWholePage(redline))
  const siteCount = counter.count
  const shell = everywhere.sections.length + everywhere.facts.length > 0 ? [shellPage(everywhere)] : []
  const drawn = [...shell, ...pages.filter(isReported)].map((page): DrawnPage => {
    const before = counter.count
    const html = pageHtml(page, counter)
    return { page, html, changes: counter.count - before }
  })
  const reflowed = pages.filter((page) => !isReported(page))
  const title = `Redline: ${from} to ${to}`
  const [style, images] =
    pictures.length === 0
      ? [redlineStyle(from, to), 'none' as const]
      : [redlineStyle(from, to) + pictureStyle, 'beside' as const]
  return `${offlineHead(title, style, images)}
<body>
<header class="masthead">
<h1>Redline</h1>
<dl class="parties"><div><dt>Before</dt><dd>${escapeHtml(from)}</dd></div><div><dt>After</dt><dd>${escapeHtml(to)}</dd></div></dl>
<p class="lede">${summary({ site: siteCount, drawn, reflowed })}</p>
${paragraphs(notes)}
<p class="key">Words that went are <del>struck through</del>, words that came are <ins>underlined twice</ins>.${hasMoved(drawn) ? movedKey : ''}</p>
${counter.count === 0 ? '' : choice}
</header>
<main>
${drawn.length === 0 ? `<div id="${changeId(0)}"></div>` : changeTable(drawn)}
${reflowedList(reflowed)}
${drawn.length === 0 ? '' : tableOfContents(drawn)}
${siteList}
${recordList(records)}
${drawn.map(({ html }) => html).join('\n')}
${pictures.length === 0 ? '' : `<div class="pictures">${pictureSections(pictures)}</div>`}
<p class="ending" id="${changeId(counter.count + 1)}" tabindex="-1">End of the redline. <a href="#${changeId(0)}">Back to the table</a></p>
</main>
</body>
</html>
`
}

const shellPage = ({ sections, facts }: Redline['shell']): ShownPage => {
  const runs = sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.runs)])
    .flat()
  const words = (kind: 'inserted' | 'deleted') =>
    runs.filter((run) => run.kind === kind).reduce((sum, { text }) => sum + wordsIn(text), 0)
  return {
    path: '',
    title: 'On every page',
    status: 'changed',
    inserted: words('inserted'),
    deleted: words('deleted'),
    sections,
    facts,
  }
}

function summary({
  site,
  drawn,
  reflowed,
}: {
  site: number
  drawn: readonly DrawnPage[]
  reflowed: readonly PageChange[]
}): string {
  const isOfPage = ({ page }: DrawnPage) => page.path !== ''
  const countOf = (some: readonly DrawnPage[]) => some.reduce((sum, { changes }) => sum + changes, 0)
  const own = drawn.filter(isOfPage)
  const [onPages, everywhere] = [countOf(own), countOf(drawn.filter((one) => !isOfPage(one)))]
  if (onPages + everywhere + site === 0)
    return reflowed.length === 0 ? 'No word that was compared has changed.' : 'The wording has not changed.'
  return `${countInWords({ onPages, pages: own.map(({ page }) => page), everywhere, site })}.`
}

const paragraphs = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<p class="note">${escapeHtml(sentence)}</p>`).join('\n')

const hasMoved = (drawn: readonly DrawnPage[]): boolean =>
  drawn.some(({ page }) =>
    page.sections.some(({ blocks }) => blocks.some(({ runs }) => runs.some(({ moved }) => moved))),
  )

const movedKey =
  ' A sentence that only moved is <del class="redline-moved">dotted where it stood</del> and <ins class="redline-moved">where it stands now</ins>.'

const choice = `<fieldset class="view"><legend>View</legend>
<label><input type="radio" name="view" id="view-inline" checked> Inline</label>
<label><input type="radio" name="view" id="view-sides"> Before and after, side by side</label>
</fieldset>`

const reflowedList = (pages: readonly PageChange[]): string =>
  pages.length === 0
    ? ''
    : `<section class="aside"><h2>No change in wording</h2>
<p>These pages were only set anew: ${pages.map(({ title, path }) => `${escapeHtml(title)} (${escapeHtml(path)})`).join(', ')}.</p></section>`

const recordList = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<section class="aside"><h2>Approvals and other records</h2>\n${paragraphs(sentences)}</section>`

/** A page that came or went has its number where it stands. */
function siteChanges(
  sentences: readonly string[],
  counter: ChangeCounter,
  isOfPage: (sentence: string) => boolean,
): string {
  const items = sentences.map((sentence) => {
    const html = `<p>${escapeHtml(sentence)}</p>`
    return isOfPage(sentence) ? html : changeAnchor(html, counter)
  })
  return items.length === 0
    ? ''
    : `<section class="page"><h2>Addresses, menus and redirects</h2>${items.join('\n')}</section>`
}

function pageHtml(page: ShownPage, counter: ChangeCounter): string {
  const { path, title, status, facts, sections } = page
  const factList = facts.map((fact) => changeAnchor(`<p>${escapeHtml(fact)}</p>`, counter))
  const drawing = { counter, idOf: (section: SectionChange) => sectionId(page, section) }
  const isWhole = status === 'added' || status === 'removed'
  return `<article class="page" id="${pageId(page)}">
<h2>${escapeHtml(title)}</h2>
<p class="address">${escapeHtml(path)}</p>
<p class="counts">${[describeWordCounts(page), ...pageNotes(page)].map(escapeHtml).join(' ')}</p>
${factList.length === 0 ? '' : `<h3 class="label">Facts</h3>${factList.join('\n')}`}
${isWhole ? wholePage(page, counter) : columnHeads + sectionsHtml(sections, drawing)}
</article>`
}

const columnHeads =
  '<div class="sides heads"><div class="before"><p class="label">Before</p></div><div class="after"><p class="label">After</p></div></div>'

/** A page that came or went is one change, and folded. */
function wholePage(page: ShownPage, counter: ChangeCounter): string {
  const { status, sections } = page
  const inside = sectionsHtml(sections, {
    counter: undefined,
    idOf: (section) => sectionId(page, section),
  })
  const words = status === 'added' ? page.inserted : page.deleted
  const label = `The whole ${status === 'added' ? 'new' : 'former'} text, ${counted(words, 'word')}`
  return changeAnchor(`<details class="whole"><summary>${label}</summary>${inside}</details>`, counter)
}
