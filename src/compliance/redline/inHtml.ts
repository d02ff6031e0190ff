import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { isChanged, type Sentence } from '../compareLines.ts'
import { summary } from './inText.ts'
import { headingOf, joinSentences, markRuns, paragraphsOf, type Marks } from './marks.ts'
import { pageTitle, type PageChange } from './redline.ts'

const marks: Marks = {
  deleted: ['<del>', '</del>'],
  inserted: ['<ins>', '</ins>'],
  movedAway: ['<del class="moved">', '</del>'],
  movedHere: ['<ins class="moved">', '</ins>'],
}

/** A redline as one HTML file to read, print and send: no script, no font, no request. Unchanged paragraphs are gray. */
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
<p>${summary(pages)} Text that was taken out is struck through, text that was put in is underlined twice.
Sentences that only moved are dotted in both places. ¶ is a changed paragraph break.</p>
<ul>
${pages.map((page, at) => `<li><a href="#page-${at}">${escapeHtml(pageTitle(page))}</a></li>`).join('\n')}
</ul>
${pages.map(pageHtml).join('\n')}
</html>
`

const pageHtml = (page: PageChange, at: number): string =>
  [
    `<h2 id="page-${at}">${escapeHtml(pageTitle(page))}</h2>`,
    ...paragraphsOf(page.sentences).map(paragraphHtml),
  ].join('\n')

function paragraphHtml(sentences: readonly Sentence[]): string {
  const { level, sentences: read } = headingOf(sentences)
  const tag = level === undefined ? 'p' : `h${Math.min(level + 2, 6)}`
  const html = markRuns(joinSentences(read), marks, escapeHtml)
  return `<${tag}${sentences.some(isChanged) ? '' : ' class="same"'}>${html}</${tag}>`
}
