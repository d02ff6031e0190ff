import type { Paragraph, PhrasingContent } from 'mdast'
import { opaque } from './findSentenceEnds.ts'

/** A paragraph as it is read, and where its spaces stand in the file. */
interface StrippedText {
  /** Without marks of Markdown; a line break that is shown is a `\n`. */
  text: string
  /** By the place of a space in `text`: the spaces of the body, or the line end, that it stands for. */
  spaces: Map<number, { start: number; end: number; isLineEnd: boolean }>
}

/** A line end within a paragraph, with the spaces before it and what indents the next line; or spaces. */
const space = /[ \t]*\n[ \t>]*|[ \t]+/y
const letters = /[^ \t\n]+/y

/**
 * Takes the marks out of a paragraph. Code, pictures and components become one sign that is no letter.
 * @param body the text that the paragraph stands in
 * @param range where in it, in UTF-16 units
 */
export function stripInlineMarkup(
  body: string,
  paragraph: Paragraph,
  { from, to }: { from: number; to: number },
): StrippedText {
  const spaces: StrippedText['spaces'] = new Map()
  let text = ''
  let read = from
  const readTo = (end: number) => {
    while (read < end) {
      space.lastIndex = read
      const found = space.exec(body)?.[0]
      // What stands behind the last word belongs to no sentence.
      if (found !== undefined && read + found.length >= to) {
        read = to
        continue
      }
      if (found === undefined) {
        letters.lastIndex = read
        const word = (letters.exec(body)?.[0] ?? body.slice(read, read + 1)).slice(0, end - read)
        text += word
        read += word.length
        continue
      }
      spaces.set(text.length, { start: read, end: read + found.length, isLineEnd: found.includes('\n') })
      text += ' '
      read += found.length
    }
  }
  const skipTo = (end: number, sign: string) => {
    text += sign
    read = Math.max(read, end)
  }
  const look = (node: PhrasingContent): void => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    // What the parser found by its looks, such as an address without marks, has no place: it is read as text.
    if (start === undefined || end === undefined || node.type === 'text') return
    readTo(start)
    const first = 'children' in node ? node.children.at(0)?.position?.start.offset : undefined
    const last = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
    if ('children' in node && first !== undefined && last !== undefined) {
      skipTo(first, '')
      node.children.forEach(look)
      readTo(last)
      skipTo(end, '')
    } else if (node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value))) {
      skipTo(end, '\n')
    } else {
      const isSilent =
        node.type === 'footnoteReference' || (node.type === 'html' && node.value.startsWith('<!--'))
      skipTo(end, isSilent ? '' : opaque)
    }
  }
  paragraph.children.forEach(look)
  readTo(to)
  return { text, spaces }
}
