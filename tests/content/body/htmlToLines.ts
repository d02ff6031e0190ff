import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/** What begins a line of its own on a page. */
const blocks = new Set(
  'address blockquote br dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)

/** Which of them say what a line is. Paragraphs do not: a list’s items look alike with and without them. */
const telling = new Set('blockquote h1 h2 h3 h4 h5 h6 hr li pre td th'.split(' '))

/**
 * What visitors see of some HTML, a line for each block, each with what it is: `h2: Our Fees`, `blockquote li: One`.
 * White space is as a browser shows it, also that of code; quotes, dashes and ellipses are as one types them;
 * a picture is its alternative text in brackets, a box to tick `[x]`.
 */
export function htmlToLines(html: string): string[] {
  const lines: string[] = []
  let words = ''
  const flush = (kinds: readonly string[]) => {
    const text = kinds.includes('pre') ? words.replace(/\n$/, '') : words.replace(/[ \t\n\r\f]+/g, ' ').trim()
    if (text !== '') lines.push(`${kinds.join(' ')}: ${asTyped(text)}`)
    words = ''
  }
  const walk = (node: DefaultTreeAdapterTypes.ChildNode, kinds: readonly string[]) => {
    if (node.nodeName === '#text' && 'value' in node) words += node.value
    if (!('tagName' in node)) return
    const { tagName, attrs, childNodes } = node
    const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
    const isBlock = blocks.has(tagName)
    if (isBlock) flush(kinds)
    const own = telling.has(tagName) ? [...kinds, tagName] : kinds
    if (tagName === 'hr') lines.push(own.join(' '))
    if (tagName === 'img') words += `[${valueOf('alt') ?? ''}]`
    if (tagName === 'input') words += valueOf('checked') === undefined ? '[ ]' : '[x]'
    for (const child of childNodes) walk(child, own)
    if (isBlock) flush(own)
  }
  for (const child of parseFragment(html).childNodes) walk(child, [])
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
