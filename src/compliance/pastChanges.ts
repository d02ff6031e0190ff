import type { ChangeWords } from '../content/model/labels.ts'
import type { ParsedBody } from '../content/model/parsedBody.ts'
import type { Route } from '../content/model/route.ts'
import type { PastChange, Site } from '../content/model/site.ts'
import { versionRoute } from '../content/publish/routes.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'
import { smartQuotes } from '../content/text/smartQuotes.ts'
import { pastVersions, versionedEntries } from '../content/versions/legalVersions.ts'
import { compareLines, isChanged, type Sentence } from './compareLines.ts'
import { readFragment } from './readPage.ts'
import { headingOf, joinSentences, markRuns, paragraphsOf, type Marks } from './redline/marks.ts'

/**
 * How a legal page came to its wording, the latest change first; nothing without earlier versions.
 * @param render turns a body into HTML
 */
export function pastChanges(site: Site, route: Route, render: (body: ParsedBody) => string): PastChange[] {
  const page = versionedEntries(site).find(({ file }) => file === route.file)
  if (page === undefined || route.supersededBy !== undefined) return []
  const { changes: words } = site.registry.labelsOf(site)
  const texts = [
    ...pastVersions(page, site.versions).map((version) => ({
      path: versionRoute(site.registry, version).path,
      entry: version.entry,
    })),
    { path: route.path, entry: page },
  ].map(({ path, entry: { data, prose } }) => ({
    path,
    day: data.lastUpdated,
    // Where links lead isn't part of the history that visitors read.
    lines: [`# ${data.title}`, ...readFragment(render(prose).replace(/ href="[^"]*"/g, ''))],
  }))
  return texts
    .flatMap((after, index): PastChange[] => {
      const before = texts[index - 1]
      if (!before) return []
      const { path, day } = before
      return [
        {
          day: after.day,
          before: { day, path },
          html: changesHtml(compareLines(before.lines, after.lines), words),
        },
      ]
    })
    .reverse()
}

/** The changed paragraphs, each section's after its heading. */
function changesHtml(sentences: readonly Sentence[], words: ChangeWords): string {
  const write = (one: Sentence) => markRuns(one, marksOf(words), (text) => escapeHtml(smartQuotes(text)))
  const sections: { title: string; isChanged: boolean; paragraphs: string[] }[] = []
  for (const paragraph of paragraphsOf(sentences)) {
    const { level, sentences: read } = headingOf(paragraph)
    const html = write(joinSentences(read))
    if (level !== undefined) {
      const title = level === 1 && !paragraph.some(isChanged) ? '' : html
      sections.push({ title, isChanged: paragraph.some(isChanged), paragraphs: [] })
    }
    if (level === undefined && paragraph.some(isChanged))
      sections.at(-1)?.paragraphs.push(paragraphHtml(html))
  }
  return sections
    .filter((section) => section.isChanged || section.paragraphs.length > 0)
    .map(({ title, paragraphs }) =>
      [
        '<section class="redline-passage redline-changed">',
        ...(title === '' ? [] : [`<h3 class="redline-title">${title}</h3>`]),
        ...paragraphs,
        '</section>',
      ].join('\n'),
    )
    .join('\n')
}

const roles: Readonly<Record<string, string>> = { '-': 'item', '>': 'quotation', '|': 'row' }

function paragraphHtml(html: string): string {
  const [sign = '', name = ''] = /^(?:([-|]|&gt;) |\d+\. )/.exec(html) ?? []
  return `<p class="redline-${roles[name] ?? (sign === '' ? 'paragraph' : 'item')}">${roles[name] ? html.slice(sign.length) : html}</p>`
}

/** Words around changes for screen readers only. */
function marksOf(words: ChangeWords): Marks {
  const around = (pattern: string, tag: string, moved = ''): readonly [string, string] => {
    const [before = '', after = ''] = pattern
      .split('{words}')
      .map((text) => text && `<span class="redline-said">${escapeHtml(text)}</span>`)
    return [`<${tag}${moved}>${before}`, `${after}</${tag}>`]
  }
  const moved = ' class="redline-moved"'
  return {
    deleted: around(words.deleted, 'del'),
    inserted: around(words.inserted, 'ins'),
    movedAway: around(words.movedAway, 'del', moved),
    movedHere: around(words.movedHere, 'ins', moved),
  }
}
