import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Route } from '../content/model/route.ts'
import type { PastChange, Site } from '../content/model/site.ts'
import { versionRoute } from '../content/publish/routes.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'
import { smartQuotes } from '../content/text/smartQuotes.ts'
import { pastVersions, versionedEntries } from '../content/versions/legalVersions.ts'
import { compareLines, type Sentence } from './compareLines.ts'
import { readFragment } from './readPage.ts'
import { markRuns, paragraphsOf, type Mark } from './redline/paragraphs.ts'

/** The changes between a legal page's versions, the latest first. @param render turns a body into HTML */
export function pastChanges(site: Site, route: Route, render: (body: ParsedBody) => string): PastChange[] {
  const page = versionedEntries(site).find(({ file }) => file === route.file)
  if (page === undefined || route.supersededBy !== undefined) return []
  const past = pastVersions(page, site.versions)
  const texts = [...past.map(({ entry }) => entry), page].map(({ data, prose }, index) => {
    const version = past[index]
    return {
      path: version ? versionRoute(site.registry, version).path : route.path,
      day: data.lastUpdated,
      // The history leaves out link targets.
      lines: [`# ${data.title}`, ...readFragment(render(prose).replace(/ href="[^"]*"/g, ''))],
    }
  })
  return texts
    .flatMap((after, index): PastChange[] => {
      const before = texts[index - 1]
      if (!before) return []
      const { day, path, lines } = before
      return [{ day: after.day, before: { day, path }, html: changesHtml(compareLines(lines, after.lines)) }]
    })
    .reverse()
}

/** The changed paragraphs, below their sections' headings. */
function changesHtml(sentences: readonly Sentence[]): string {
  const sections: { title: string; html: string[] }[] = []
  for (const one of paragraphsOf(sentences)) {
    const text = markRuns(one, mark, (text) => escapeHtml(smartQuotes(text)))
    const isTitle = one.marker === '# ' && !one.isChanged
    const title = isTitle ? '' : `<h3 class="redline-title">${text}</h3>`
    if (one.marker !== '') sections.push({ title, html: one.isChanged ? [''] : [] })
    else if (one.isChanged) sections.at(-1)?.html.push(paragraphHtml(text))
  }
  return sections
    .filter(({ html }) => html.length > 0)
    .map(({ title, html }) => `<section class="redline-passage">${title}${html.join('')}</section>`)
    .join('\n')
}

/** List items are indented. Unnumbered ones lose their marker. */
const paragraphHtml = (html: string): string =>
  /^(?:[-|]|&gt;) |^\d+\. /.test(html)
    ? `<p class="redline-item">${html.replace(/^(?:[-|]|&gt;) /, '')}</p>`
    : `<p>${html}</p>`

/** Includes hidden text for screen readers, which don't announce <del> and <ins>. */
const mark: Mark = (kind, text, moved) => {
  const tag = kind === 'deleted' ? 'del' : 'ins'
  const what = moved ? `moved ${moved} here` : kind
  const said = (words: string) => `<span class="redline-said">${words}</span>`
  const open = `<${tag}${moved ? ' class="redline-moved"' : ''}>`
  return `${open}${said(`${what}: `)}${text}${said(` (end of ${what})`)}</${tag}>`
}
