import { everyPage } from '../../content/publish/addresses.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { counted } from '../../content/text/plural.ts'
import { countWords } from '../diffWords.ts'
import { formatRuns, paragraphsOf, type Format, type Paragraph } from './paragraphs.ts'
import type { PageChange, Passage } from './redline.ts'

const terminal: Format = {
  escape: (text) => text,
  mark: (kind, text, moved) =>
    moved ? `[moved ${moved} here: ${text}]` : kind === 'deleted' ? `[-${text}-]` : `{+${text}+}`,
}

const html: Format = {
  escape: escapeHtml,
  mark: (kind, text, moved) => {
    const tag = kind === 'deleted' ? 'del' : 'ins'
    return `<${tag}${moved ? ' class="moved"' : ''}>${text}</${tag}>`
  },
}

const markdown: Format = {
  // Markdown, HTML, and GitHub's mentions and references.
  escape: (text) =>
    text.replace(/[\\`*_{}[\]()#+.!|<>&~@:-]/g, (character) =>
      /[<>&@:#]/.test(character) ? `&#${character.charCodeAt(0)};` : `\\${character}`,
    ),
  mark: (kind, text, moved) => (moved ? `\\[moved ${moved} here: ${text}\\]` : html.mark(kind, text)),
}

/** One paragraph or sentence, for a terminal. */
export const formatForTerminal = (one: Paragraph): string => one.marker + formatRuns(one, terminal)

/** "3 words deleted, 5 words inserted, on 2 pages." Each change counts once, and moved sentences don't. */
export function summary(pages: readonly PageChange[]): string {
  if (pages.length === 0) return 'Nothing that visitors read has changed.'
  const runs = pages.flatMap(({ passages }) => passages.flatMap((one) => one.runs))
  const words = (wanted: 'deleted' | 'inserted') => {
    const changed = runs.filter(({ kind, moved }) => kind === wanted && moved !== 'same')
    const count = changed.reduce((sum, { text }) => sum + countWords(text), 0)
    return counted(count, 'word')
  }
  return `${words('deleted')} deleted, ${words('inserted')} inserted, on ${counted(pages.length, 'page')}.`
}

/** The pages that show nothing but changes of pages above. */
export function repetitions(pages: readonly PageChange[]): string[] {
  const repeating = pages.filter(({ repeats }) => repeats).map(({ title }) => title)
  return repeating.length === 0 ? [] : [`The same changes, and no others: ${repeating.join(', ')}`]
}

/** A passage of text, and where else it is. */
const withNote = (text: string, { times, others }: Passage): string => {
  const here = times > 1 ? [`${times} times`] : []
  const also = others.size > 0 ? [`also on ${counted(others.size, 'page')}`] : []
  const note = [...here, ...also].join(', ')
  return note === '' ? text : `${text} (${note})`
}

export function redlineText(pages: readonly PageChange[]): string {
  const shown = pages.filter(({ repeats }) => !repeats)
  const texts = shown.map(({ title, passages }) =>
    [title, ...passages.map((one) => withNote(formatForTerminal(one), one))].join('\n  '),
  )
  return [...texts, ...repetitions(pages), summary(pages)].join('\n\n')
}

/** For pull request comments and .md files. @param preview the origin of a site with the changes, for links to its pages */
export function redlineMarkdown(pages: readonly PageChange[], preview?: string): string {
  const list = pages.map(({ path, isThere, title }) => {
    const url = preview && isThere && new URL(path === everyPage ? '/' : path, preview)
    return `- ${url ? `[${markdown.escape(title)}](${url.href})` : markdown.escape(title)}`
  })
  const passage = (one: Passage) => {
    const text = formatRuns(one, markdown)
    return withNote(one.marker === '' ? text : `**${text}**`, one)
  }
  const shown = pages
    .filter(({ repeats }) => !repeats)
    .flatMap(({ title, passages }) => [`### ${markdown.escape(title)}`, ...passages.map(passage)])
  const repeated = repetitions(pages).map(markdown.escape)
  return [summary(pages), list.join('\n'), ...shown, ...repeated].filter(Boolean).join('\n\n')
}

/** A self-contained HTML file to read, print and send. Unchanged paragraphs are gray. */
export function redlinePage(pages: readonly PageChange[], title: string): string {
  const shown = pages.filter(({ repeats }) => !repeats)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 1.0625rem/1.6 Georgia, serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; color: #17222d }
  h2 { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid }
  h2, h3, h4, h5, h6 { break-after: avoid; overflow-wrap: anywhere }
  .same { color: #666 }
  del { color: #8f2318 }
  ins { background: #e8eef0; text-decoration: underline; text-decoration-style: double }
  .moved { text-decoration-style: dotted; background: none }
  @page { margin: 25mm 20mm; @bottom-center { content: counter(page) } }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${summary(pages)} Deleted text is struck through, inserted text is underlined twice.
Sentences that moved are dotted in both places. ¶ marks a changed paragraph break.</p>
<ul>
${shown.map((page, at) => `<li><a href="#page-${at}">${escapeHtml(page.title)}</a></li>`).join('\n')}
</ul>
${repetitions(pages)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('')}
${shown.flatMap(pageHtml).join('\n')}
</html>
`
}

const pageHtml = ({ title, sentences }: PageChange, at: number): string[] => [
  `<h2 id="page-${at}">${escapeHtml(title)}</h2>`,
  ...paragraphsOf(sentences).map(paragraphHtml),
]

function paragraphHtml(one: Paragraph): string {
  const tag = one.marker === '' ? 'p' : `h${Math.min(one.marker.length + 1, 6)}`
  return `<${tag}${one.isChanged ? '' : ' class="same"'}>${formatRuns(one, html)}</${tag}>`
}
