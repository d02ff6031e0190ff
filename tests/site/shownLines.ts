import { document, Element } from '../dom.ts'

/** What begins a line of its own on a page. */
const blocks = new Set(
  'ADDRESS BLOCKQUOTE BR DD DIV DL DT FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
)

/** Which of them say what a line is. Paragraphs do not: a list’s items look alike with and without them. */
const telling = new Set('BLOCKQUOTE H1 H2 H3 H4 H5 H6 HR LI PRE TD TH'.split(' '))

/**
 * What visitors see of some HTML, a line for each block, each with what it is: `h2: Our Fees`, `blockquote li: One`.
 * White space is as a browser shows it, also that of code; quotes, dashes and ellipses are as one types them;
 * a picture is its alternative text in brackets, a box to tick `[x]`.
 */
export function shownLines(html: string): string[] {
  const lines: string[] = []
  let words = ''
  const flush = (kinds: readonly string[]) => {
    const text = kinds.includes('pre') ? words.replace(/\n$/, '') : words.replace(/[ \t\n\r\f]+/g, ' ').trim()
    if (text !== '') lines.push(`${kinds.join(' ')}: ${asTyped(text)}`)
    words = ''
  }
  const walk = (node: Node, kinds: readonly string[]) => {
    if (!(node instanceof Element)) {
      words += node.textContent ?? ''
      return
    }
    const isBlock = blocks.has(node.tagName)
    if (isBlock) flush(kinds)
    const own = telling.has(node.tagName) ? [...kinds, node.tagName.toLowerCase()] : kinds
    if (node.tagName === 'HR') lines.push(own.join(' '))
    if (node.tagName === 'IMG') words += `[${node.getAttribute('alt') ?? ''}]`
    if (node.tagName === 'INPUT') words += node.hasAttribute('checked') ? '[x]' : '[ ]'
    for (const child of node.childNodes) walk(child, own)
    if (isBlock) flush(own)
  }
  const body = document.createElement('body')
  body.innerHTML = html
  for (const child of body.childNodes) walk(child, [])
  flush([])
  return lines
}

const asTyped = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replaceAll('—', '---')
    .replaceAll('–', '--')
    .replaceAll('…', '...')
