import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { colour } from '../redline/documents/palette.ts'
import { offlineHead } from '../redline/documents/offlineHead.ts'
import { filledHeading, type PageAnswer, type ToldWording } from './formatPage.ts'

/**
 * What a page said on a day, as one HTML file that needs nothing else: no script, no font, no request.
 * @returns the whole document; the same answer gives the same text
 */
export const wordingPage = ({ title, warnings, sentences, wordings, limits }: PageAnswer): string =>
  `${offlineHead(title, style)}
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs([...warnings, ...sentences])}
${wordings.map(wordingHtml).join('\n')}
</main>
<footer>
<h2>What is known</h2>
${paragraphs(limits)}
</footer>
</body>
</html>
`

const wordingHtml = ({ told, filled, vouchers }: ToldWording): string =>
  `<h2>What vouches for this wording</h2>
${paragraphs(vouchers)}
<article>
${told
  .filter((line) => line !== '')
  .map(lineHtml)
  .join('\n')}
</article>${filled.length === 0 ? '' : `\n<p>${filledHeading}</p>\n${filled.map((line) => `<p class="item">${escapeHtml(line)}</p>`).join('\n')}`}`

const paragraphs = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')

/** A line of a wording by the sign that it begins with. */
function lineHtml(line: string): string {
  const [, sign = '', words = ''] = /^(#+ |[->|] )?(.*)$/s.exec(line) ?? []
  const text = escapeHtml(words)
  // Below the title of the document and that of the wording.
  if (sign.startsWith('#')) {
    const level = Math.min(sign.trim().length + 1, 6)
    return `<h${level}>${text}</h${level}>`
  }
  if (sign === '- ') return `<p class="item">${text}</p>`
  if (sign === '> ') return `<blockquote>${text}</blockquote>`
  return `<p>${text}</p>`
}

const style = `
html { background: ${colour.paper}; color: ${colour.text}; font: 400 1.0625rem/1.6 'Source Serif 4', Palatino, 'Book Antiqua', Georgia, serif; color-scheme: light; }
body { margin: 0 auto; padding: clamp(1.5rem, 4vw, 4rem) clamp(1.125rem, 5vw, 4rem); max-width: 48rem; }
h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.2; color: ${colour.ink}; break-after: avoid; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); margin: 0 0 1.5rem; }
p { margin: 0 0 0.75rem; overflow-wrap: break-word; orphans: 3; widows: 3; }
article { margin: 2rem 0; padding: 0.25rem 0 0.25rem 1.5rem; border-left: 1px solid ${colour.brassOnPaper}; }
.item { padding-left: 1.5rem; text-indent: -1rem; }
.item::before { content: '\\2013\\2002'; }
blockquote { margin: 0 0 0.75rem 1.5rem; font-style: italic; }
footer { margin-top: 3rem; border-top: 1px solid ${colour.brassOnPaper}; font-size: 0.875rem; }
@media print { html { background: none; } }
`
