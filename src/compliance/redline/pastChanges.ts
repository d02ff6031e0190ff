import type { ParsedBody, PastChange, Route, Site } from '../../content/model.ts'
import { versionRoute } from '../../content/publish/routes.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { smartQuotes } from '../../content/text/smartQuotes.ts'
import { pastVersions, versionedEntries } from '../../content/versions/legalVersions.ts'
import { compareLines, type Sentence } from '../compareLines.ts'
import { splitBetween } from '../diffWords.ts'
import { readFragment } from '../readPage.ts'
import { formatRuns, paragraphsOf, type Format, type Paragraph } from './paragraphs.ts'

/** The changes between a legal page's versions, the latest first. @param render turns a body into HTML */
export function pastChanges(site: Site, route: Route, render: (body: ParsedBody) => string): PastChange[] {
  const page = versionedEntries(site).find(({ file }) => file === route.file)
  if (page === undefined || route.supersededBy !== undefined) return []
  const past = pastVersions(page, site.versions)
  const texts = [...past.map(({ entry }) => entry), page].map(({ data, prose }, index) => {
    const [version, day] = [past[index], data.lastUpdated]
    // The history leaves out link targets.
    const lines = [`# ${data.title}`, ...readFragment(render(prose).replace(/ href="[^"]*"/g, ''))]
    const path = version ? versionRoute(site.registry, version).path : route.path
    return { path, day, lines: lines.map((text) => ({ text })) }
  })
  const changes = texts.flatMap((after, index): PastChange[] => {
    const before = texts[index - 1]
    if (!before) return []
    const { day, path, lines } = before
    return [{ day: after.day, before: { day, path }, html: changesHtml(compareLines(lines, after.lines)) }]
  })
  return changes.reverse()
}

/** The changed paragraphs, below their sections' headings. */
const changesHtml = (sentences: readonly Sentence[]): string =>
  splitBetween(paragraphsOf(sentences), (_, { marker }) => marker !== '')
    .filter((section) => section.some(({ isChanged }) => isChanged))
    .map((section) => {
      const shown = section.filter(({ isChanged, marker }) => isChanged || marker.startsWith('##'))
      return `<section class="redline-passage">${shown.map(paragraphHtml).join('')}</section>`
    })
    .join('\n')

/** List items are indented. Unnumbered ones lose their marker. */
function paragraphHtml(one: Paragraph): string {
  const html = formatRuns(one, format)
  if (one.marker !== '') return `<h3 class="redline-title">${html}</h3>`
  return /^(?:[-|]|&gt;) |^\d+\. /.test(html)
    ? `<p class="redline-item">${html.replace(/^(?:[-|]|&gt;) /, '')}</p>`
    : `<p>${html}</p>`
}

/** Includes hidden text for screen readers, which don't announce <del> and <ins>. */
const format: Format = {
  escape: (text) => escapeHtml(smartQuotes(text)),
  mark: (kind, text, moved) => {
    const tag = kind === 'deleted' ? 'del' : 'ins'
    const what = moved ? `moved ${moved} here` : kind
    const said = (words: string) => `<span class="redline-said">${words}</span>`
    const marked = `${said(`${what}: `)}${text}${said(` (end of ${what})`)}`
    return `<${tag}${moved ? ' class="redline-moved"' : ''}>${marked}</${tag}>`
  },
}
