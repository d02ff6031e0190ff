import { strFromU8, unzipSync } from 'fflate'
import type { Line } from './readingLines.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * Reads a Word document's text after all its tracked changes are accepted, or rejected, by the rules of the format
 * (ECMA-376 part 1, 17.13.5): what is inside `w:ins` or `w:moveTo` falls with a rejection, what is inside `w:del` or
 * `w:moveFrom` with an acceptance; a paragraph whose end is tracked so joins the next one.
 */
export function readDocx(bytes: Uint8Array, answer: 'accept' | 'reject'): Line[] {
  const fallen = answer === 'accept' ? ['w:del', 'w:moveFrom'] : ['w:ins', 'w:moveTo']
  const lines: Line[] = []
  const open: string[] = []
  let [style, text, hasEnd] = ['', '', true]
  for (const [, closing, tag, attributes = '', empty, words] of wordTexts(bytes)[
    'word/document.xml'
  ]?.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>|([^<]+)/g) ?? []) {
    if (words !== undefined && open.some((one) => /^w:(t|delText)$/.test(one))) {
      if (!open.some((one) => fallen.includes(one)))
        text += words.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '?')
    }
    if (tag === undefined) continue
    if (closing === '/') {
      if (open.pop() !== tag) throw new Error(`${tag} is closed where it is not open.`)
      if (tag !== 'w:p') continue
      if (hasEnd) lines.push([style, text])
      if (hasEnd) text = ''
      hasEnd = true
      continue
    }
    if (tag === 'w:pStyle') style = /w:val="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (open.at(-2) === 'w:pPr' && fallen.includes(tag)) hasEnd = false
    if (empty !== '/') open.push(tag)
  }
  return text === '' ? lines : [...lines, ['', text]]
}

/** The names and texts of all parts. */
export const wordTexts = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))
