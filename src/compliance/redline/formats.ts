import { everyPage } from '../../content/publish/addresses.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { counted } from '../../content/text/plural.ts'
import { markRuns, paragraphsOf, type Mark, type Paragraph } from './paragraphs.ts'
import { countWords } from '../diffWords.ts'
import { changedPassages, type PageChange } from './redline.ts'

const inTerminal: Mark = (kind, text, moved) =>
  moved ? `[moved ${moved} here: ${text}]` : kind === 'deleted' ? `[-${text}-]` : `{+${text}+}`

const inTag = (kind: 'deleted' | 'inserted', text: string, attributes = ''): string =>
  kind === 'deleted' ? `<del${attributes}>${text}</del>` : `<ins${attributes}>${text}</ins>`
const inMarkdown: Mark = (kind, text, moved) => inTag(kind, moved ? `moved ${moved} here: ${text}` : text)
const inHtml: Mark = (kind, text, moved) => inTag(kind, text, moved && ' class="moved"')

/** One paragraph or sentence, for a terminal. */
export const formatForTerminal = (one: Paragraph): string =>
  one.marker + markRuns(one, inTerminal, (text) => text)

/** "3 words deleted, 5 words inserted, on 2 pages." Moved sentences don't count. */
export function summary(pages: readonly PageChange[]): string {
  if (pages.length === 0) return 'Nothing that visitors read has changed.'
  const runs = pages.flatMap(({ sentences }) => sentences.flatMap((one) => one.runs))
  const words = (wanted: 'deleted' | 'inserted') => {
    const changed = runs.filter(({ kind, moved }) => kind === wanted && !moved)
    return counted(
      changed.reduce((sum, { text }) => sum + countWords(text), 0),
      'word',
    )
  }
  return `${words('deleted')} deleted, ${words('inserted')} inserted, on ${counted(pages.length, 'page')}.`
}

export function redlineText(pages: readonly PageChange[]): string {
  const shown = pages.map((page) =>
    [page.title, ...changedPassages(page).map(formatForTerminal)].join('\n  '),
  )
  return [...shown, summary(pages)].join('\n\n')
}

/** GitHub truncates comments at 65,536 characters. */
const longestComment = 60_000

/** For pull request comments and .md files. @param preview the origin of a site with the changes, for links to its pages */
export function redlineMarkdown(pages: readonly PageChange[], preview?: string): string {
  const list = pages.map(({ address, title }) => {
    const url = preview && address && new URL(address === everyPage ? '/' : address, preview)
    return `- ${url ? `[${escapeMarkdown(title)}](${url.href})` : escapeMarkdown(title)}`
  })
  const passage = (one: Paragraph) => {
    const text = markRuns(one, inMarkdown, escapeMarkdown)
    return one.marker === '' ? text : `**${text}**`
  }
  const shown = pages.flatMap((page) => [
    `### ${escapeMarkdown(page.title)}`,
    ...changedPassages(page).map(passage),
  ])
  const text = [summary(pages), list.join('\n'), ...shown].filter(Boolean).join('\n\n')
  if (text.length <= longestComment) return text
  const whole =
    'The rest is too long for a comment. To read everything: npm run redline -- BASE --out redline.html'
  return `${text.slice(0, text.lastIndexOf('\n\n', longestComment))}\n\n${whole}`
}

/** Escapes Markdown, HTML, and GitHub's mentions and references. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>&~@:-]/g, (character) =>
    /[<>&@:#]/.test(character) ? `&#${character.charCodeAt(0)};` : `\\${character}`,
  )

/** A self-contained HTML file to read, print and send. Unchanged paragraphs are gray. */
export const redlinePage = (pages: readonly PageChange[], title: string): string => `<!doctype html>
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
Sentences that only moved are dotted in both places. ¶ marks a changed paragraph break.</p>
<ul>
${pages.map((page, at) => `<li><a href="#page-${at}">${escapeHtml(page.title)}</a></li>`).join('\n')}
</ul>
${pages.flatMap(pageHtml).join('\n')}
</html>
`

const pageHtml = ({ title, sentences }: PageChange, at: number): string[] => [
  `<h2 id="page-${at}">${escapeHtml(title)}</h2>`,
  ...paragraphsOf(sentences).map(paragraphHtml),
]

function paragraphHtml(one: Paragraph): string {
  const tag = one.marker === '' ? 'p' : `h${Math.min(one.marker.length + 1, 6)}`
  return `<${tag}${one.isChanged ? '' : ' class="same"'}>${markRuns(one, inHtml, escapeHtml)}</${tag}>`
}
