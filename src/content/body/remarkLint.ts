import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../model/diagnostic.ts'
import { positionAt } from '../model/sourceFile.ts'
import { findCharacters, repairCharacters } from '../text/characters.ts'
import { hasSecondSentence } from '../text/sentences.ts'
import { blank, filler, findMarks, unclosedTag } from './findMarks.ts'
import { lineRules, openPlace, textRules } from './lineRules.ts'
import { nodesOf } from './nodesOf.ts'
import { report } from './report.ts'

/** Reports text that visitors would see otherwise than it was meant, while tags and quotation marks are as typed. */
export const remarkLint = function (this: Processor) {
  return (tree: Root, file: VFile) => {
    const body = String(file)
    const hints = [unclosedTag(file.data.body?.tags ?? [])]
    for (const node of body.includes('&') ? nodesOf(tree) : [])
      if (node.type === 'text' || node.type === 'image')
        lintCodes(offsetsOf(node), file, (name) => toString(this.parse(name)))
    for (const { type, isNote, offset, text } of textsOf(tree, body)) {
      const isParagraph = type === 'paragraph'
      for (const { index, end, say } of findMarks(text, isParagraph ? paragraphRules : textRules, hints)) {
        const typed = body.slice(offset + index, offset + end).replace(/\s+/g, ' ')
        report(file, positionAt(body, offset + index), ...say(typed))
      }
      if (!isParagraph || isNote) continue
      let start = offset
      for (const line of text.replace(label, (words) => ' '.repeat(words.length)).split('\n')) {
        const isTwo = hasSecondSentence(line.replaceAll(filler, '').trim())
        const fix = 'Put each sentence on its own line, so that a redline shows which one changed.'
        const message = 'A second sentence starts on this line.'
        if (isTwo) report(file, positionAt(body, start), 'sentence-a-line', message, fix)
        start += line.length + 1
      }
    }
  }
}

/** Reports a word with codes, such as &#146;, that doesn't show what it says, or shows a mark. */
function lintCodes([from, to]: [number, number], file: VFile, read: (name: string) => string): void {
  const body = String(file)
  for (const { 0: typed, index } of body.slice(from, to).matchAll(wordWithCode)) {
    // Numbers are often those of Windows-1252, which Markdown doesn't know.
    const decoded = typed.replace(code, (name, number?: string) =>
      number ? String.fromCodePoint(Math.min(Number(`0${number}`), 0x10ffff)) : read(name),
    )
    const meant = repairCharacters(decoded).trim()
    const fix = meant === '' ? 'Delete it.' : `Write "${meant}".`
    const unseen: RuleMessage = ['unseen-sign', `Visitors can't read the code in "${typed}".`, fix]
    const mark = decoded === typed ? undefined : findMarks(` ${decoded} `, [])[0]?.say(decoded)
    const message = findCharacters(decoded).length > 0 ? unseen : mark
    if (message) report(file, positionAt(body, from + index + typed.search(code)), ...message)
  }
}

const code = /&(?:#(x[\da-f]+|\d+)|\w+);/gi
const wordWithCode = /[^\s"&[\]()]{0,80}(?<!\\)&#?\w+;[^\s"[\]()]{0,80}/g
const paragraphRules = [...textRules, ...lineRules]

interface Text {
  type: RootContent['type']
  isNote: boolean
  /** Its offset in the body. */
  offset: number
  /** Visible text; code, tags, links’ addresses and marks that are obeyed are fillers, so offsets stay. */
  text: string
}

/** Marks after a backslash, with those of a run and the bracket that closes. */
const escape = /\\(?:\[+[^\][\n]*\]+|\{+[^{}\n]*\}+|<+[^<>\n]*>+|([!-/:-@[-`{-~])\1*(?:\w+\1+)?)/g
/** What Markdown deletes at the ends of lines. */
const margin = /[ \t]+(?=\n)|(?<=\n)[ \t]*(?:>[ \t]?)*/g
const writtenId = /\{#[^{}]*\}\s*$/g
/** What somebody wrote into a quotation, but for boxes such as [!NOTE]. */
const alteration = new RegExp(String.raw`(?!${openPlace})\[(?!!|\[)[^\][]*\]`, 'gi')
/** Texts of pictures, and in tags. */
const attribute = /(?<=^!\[)[^\]]*|(?<=[=\s]")[^"]*(?=")/g

/** A bold label at the start of a paragraph isn't a sentence: “**Fees.** We charge …” */
const label = /^\uFFFC{1,3}(?:[^\n]{1,200}?[.:!?]\uFFFC{1,3}(?= )|[^\uFFFC\n]{1,60}\uFFFC{1,3}\.?)/

function textsOf(tree: Root, body: string): Text[] {
  const nodes = nodesOf(tree)
  const notes = childrenOf(nodes, 'footnoteDefinition')
  const quoted = new Set(childrenOf(nodes, 'blockquote'))
  let isInQuotation = false
  for (const node of nodes) {
    if (node.type === 'html' && /^<\/?Quotation\b/.test(node.value)) isInQuotation = node.value[1] !== '/'
    if (isInQuotation) quoted.add(node)
  }
  return nodes.flatMap((node): Text | Text[] => {
    const { type } = node
    const [offset, to] = offsetsOf(node)
    if (type === 'image' || (type === 'html' && /^<[A-Z]/.test(node.value))) {
      const texts = [...body.slice(offset, to).matchAll(attribute)]
      return texts.map(({ 0: text, index }) => ({ type, isNote: false, offset: offset + index, text }))
    }
    if (type !== 'paragraph' && type !== 'heading' && type !== 'tableCell') return []
    const last = node.children.at(-1)
    // Behind the last word there may be the closing ## of a heading.
    const [, end] = offsetsOf(last ?? node)
    let [text, at] = ['', offset]
    const fillTo = (next: number) => {
      text += blank(body.slice(at, next), /[^\n]/g)
    }
    for (const child of nodesOf(node)) {
      const [from, until] = offsetsOf(child)
      if (child.type !== 'text' || from === until) continue
      fillTo(from)
      let typed = blank(body.slice(from, until), escape)
      if (type === 'heading' && child === last) typed = blank(typed, writtenId)
      text += typed
        .replace(/&#?\w+;/g, (name) => (child.value.includes(name) ? name : filler.repeat(name.length)))
        .replace(margin, (signs) => ' '.repeat(signs.length))
      at = until
    }
    fillTo(end)
    if (nodesOf(node).some((child) => quoted.has(child))) text = blank(text, alteration)
    return { type, isNote: notes.has(node), offset, text }
  })
}

const childrenOf = (nodes: readonly RootContent[], type: 'blockquote' | 'footnoteDefinition') =>
  new Set<RootContent>(nodes.flatMap((node) => (node.type === type ? nodesOf(node) : [])))

/** Where a node is in the body: nowhere, when a plugin made it. */
const offsetsOf = ({ position }: RootContent): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]
