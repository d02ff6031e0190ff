import type { Component, Html, Parents, Root, RootContent } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { Position as Range } from 'unist'
import { VFile } from 'vfile'
import { isLanguageCode } from '../text/languageCode.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { report } from './report.ts'
import { insteadOfTag } from './rules/webCode.ts'

declare module 'mdast' {
  interface Component {
    type: 'component'
    children: RootContent[]
    data: { hName: string; hProperties: Record<string, string> }
    position?: Range
  }
  interface RootContentMap {
    component: Component
  }
  interface PhrasingContentMap {
    component: Component
  }
}

interface Tag {
  kind: 'open' | 'close' | 'alone'
  name: string
  properties: Record<string, string>
  /** What is no property with a text in straight quotation marks. */
  rest: string
}

/** Makes elements of a site’s tags, line breaks of `<br>`, and reports other web code: content is text. */
export const remarkTags = function (this: Processor) {
  const parse = this.parser as Parser<Root> | undefined
  return (tree: Root, file: VFile): void => {
    const tags = file.data.body?.tags ?? []
    nest(tree, { tags, file, parse: (text) => parse?.(text, new VFile({ path: file.path })).children ?? [] })
  }
}

interface Context {
  tags: readonly TagDefinition[]
  file: VFile
  /** Reads Markdown that a tag without a blank line has swallowed. */
  parse: (text: string) => RootContent[]
}

function nest(parent: Parents, context: Context): void {
  const { tags, file } = context
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  const children: RootContent[] = parent.children
  for (const node of children.flatMap((child) => unfold(child, context))) {
    const tag = node.type === 'html' ? readTag(node.value) : undefined
    if (node.type !== 'html') {
      if ('children' in node) nest(node, context)
      kept.push(node)
    } else if (!tag) {
      kept.push(...withoutWebCode(node, parent, context))
    } else if (tag.kind === 'close') {
      const opened = open.at(-1)
      if (opened?.tag.name === tag.name) {
        open.pop()
        kept = [...opened.before, component(opened.tag, opened.node, kept)]
      } else if (count(file, `</${tag.name}`) > count(file, `<${tag.name}`)) {
        // Of one that was opened in the wrong place, that is reported there.
        report(
          file,
          node.position?.start,
          'prose-component',
          `</${tag.name}> closes nothing that is open here.`,
          opened ? `Did you mean </${opened.tag.name}>?` : `Delete it, or write <${tag.name}> before it.`,
        )
      }
    } else if (isUsable(tag, node, parent, context)) {
      if (tag.kind === 'open' && tagOf(tags, tag.name)?.content !== 'none') {
        open.push({ tag, node, before: kept })
        kept = []
      } else if (isFlow(parent) && tagOf(tags, tag.name)?.place === 'inline') {
        kept.push({ type: 'paragraph', children: [component(tag, node, [])] })
      } else kept.push(component(tag, node, []))
    }
  }
  for (const { tag, node, before } of open.reverse()) {
    kept = [...before, ...kept]
    report(
      file,
      node.position?.start,
      'prose-component',
      `<${tag.name}> is opened here and never closed.`,
      tagOf(tags, tag.name)?.place === 'block'
        ? `Write </${tag.name}> on a line of its own where it ends, with a blank line above it.`
        : `Write </${tag.name}> after the last of its words, in the same paragraph.`,
    )
  }
  const target: { children: RootContent[] } = parent
  target.children = kept
}

/** Whether a node holds paragraphs and the like, and not the words of one. */
const isFlow = ({ type }: Parents): boolean =>
  ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'component'].includes(type)

const count = (file: VFile, text: string): number => String(file).split(text).length - 1

/** A tag without blank lines around it has the text next to it in one node: the two are parted. */
function unfold(node: RootContent, { tags, parse }: Context): RootContent[] {
  const line = node.position?.start.line ?? 1
  const first = node.type === 'html' ? readTag(node.value.split('\n')[0] ?? '') : undefined
  if (
    node.type === 'html' &&
    first &&
    node.value.includes('\n') &&
    tagOf(tags, first.name)?.place === 'inline'
  ) {
    // A sentence that starts with a tag: a letter before it keeps the parser from taking the lines for HTML.
    const [paragraph] = parse(`${'\n'.repeat(line - 1)}x${node.value}`)
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    if (paragraph && text?.type === 'text') text.value = text.value.slice(1)
    return paragraph ? [paragraph] : []
  }
  if (node.type === 'html' && first && node.value.includes('\n')) {
    const lines = node.value.split('\n')
    const tagAt = (at: number) => readTag(lines[at] ?? '') !== undefined
    const parts: RootContent[] = []
    for (let at = 0, end = 0; at < lines.length; at = end) {
      end = at + 1
      while (end < lines.length && tagAt(at) === tagAt(end) && !tagAt(at)) end += 1
      const start = { line: line + at, column: 1 }
      const value = lines.slice(at, end).join('\n')
      if (tagAt(at)) parts.push({ type: 'html', value, position: { start, end: start } })
      else parts.push(...parse('\n'.repeat(line + at - 1) + value))
    }
    return parts
  }
  const last = node.type === 'paragraph' ? node.children.at(-1) : undefined
  const text = node.type === 'paragraph' ? node.children.at(-2) : undefined
  if (last?.type !== 'html' || text?.type !== 'text' || !text.value.endsWith('\n')) return [node]
  if (node.type !== 'paragraph' || readTag(last.value)?.kind !== 'close') return [node]
  text.value = text.value.trimEnd()
  node.children.pop()
  return [node, last]
}

/** Reads `<Name property="text">`, `<Name … />` or `</Name>`; undefined when the text is none of them. */
function readTag(value: string): Tag | undefined {
  const found = /^<(\/?)([A-Z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>$/.exec(value.trim())
  if (!found) return undefined
  const [, closing, name = '', inside = '', alone] = found
  const properties: Tag['properties'] = {}
  const rest = inside.replace(
    /\s([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    (_, property: string, double?: string, single?: string) => {
      properties[property] = double ?? single ?? ''
      return ''
    },
  )
  return { kind: closing ? 'close' : alone ? 'alone' : 'open', name, properties, rest: rest.trim() }
}

/** Reports what is wrong with a tag. @returns whether it can be used */
function isUsable(tag: Tag, node: Html, parent: Parents, { tags, file }: Context): boolean {
  const tell = (message: string, fix: string) =>
    report(file, node.position?.start, 'prose-component', message, fix)
  const known = tagOf(tags, tag.name)
  const name = `<${tag.name}>`
  if (!known) {
    const names = tags.map((one) => one.name)
    const near = closestMatch(tag.name, names)
    tell(
      `There is no tag ${name}.`,
      `${near ? `Did you mean <${near}>?` : `You can use: ${names.join(', ')}.`} To show the text itself, write \\< instead of <.`,
    )
    return false
  }
  if (tag.rest !== '')
    tell(
      `${name} has "${tag.rest}", which is not written as name="text".`,
      'Write it with straight quotation marks.',
    )
  const isBlock = isFlow(parent)
  if (known.place === 'block' && !isBlock) {
    tell(
      `${name} is not on a line of its own.`,
      'Give it a line of its own, with a blank line above and below.',
    )
    return false
  }
  if (known.content === 'words' && isBlock) {
    tell(`${name} is on a line of its own.`, 'Write it within the sentence, directly before the words.')
    return false
  }
  for (const [property, value] of Object.entries(tag.properties)) {
    // Kept versions say what a tag showed on their day.
    if (!Object.hasOwn(known.properties, property) && !(property === 'was' && isKept(file)))
      tell(
        `${name} takes no "${property}".`,
        didYouMean(property, Object.keys(known.properties)) || 'Delete it.',
      )
    if (property === known.language && !isLanguageCode(value))
      tell(`"${value}" is not the code of a language.`, known.properties[property]?.sentence ?? '')
  }
  for (const [property, { required, sentence }] of Object.entries(known.properties))
    if (required && !Object.hasOwn(tag.properties, property) && tag.rest === '')
      tell(`${name} lacks ${property}="…".`, sentence)
  if (known.content === 'none' || tag.kind !== 'alone') return true
  tell(`<${tag.name} /> has nothing inside.`, `Write <${tag.name}>, the text and </${tag.name}>.`)
  return false
}

const isKept = ({ path }: VFile): boolean => path.includes('/versions/')

/** What remains of web code: a line break, text that is no tag at all, or nothing. */
function withoutWebCode(node: Html, parent: Parents, { tags, file }: Context): RootContent[] {
  const value = node.value.replace(/<!--[^]*?-->/g, '').trim()
  const at = node.position?.start
  if (value === '') return []
  if (/^<br\s*\/?>$/i.test(value)) return [{ type: 'break' }]
  const name = /^<\/?([A-Za-z][\w-]*)/.exec(value)?.[1]
  if (value.startsWith('<!--'))
    report(
      file,
      at,
      'prose-html',
      'A comment starts here with <!-- and never ends.',
      'Write --> where it ends.',
    )
  else if (name === undefined)
    return parent.type === 'paragraph'
      ? [{ type: 'text', value }]
      : [{ type: 'paragraph', children: [{ type: 'text', value }] }]
  else if (tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase()) && !tagOf(tags, name))
    report(
      file,
      at,
      'prose-component',
      `Capitals count in <${name}>.`,
      'Write the tag’s name as the guide has it.',
    )
  else if (/^[A-Z]/.test(name))
    report(
      file,
      at,
      'prose-component',
      `<${name} is no tag that can be read here.`,
      'Put it on a line of its own, with > at its end, straight quotation marks, and blank lines around it.',
    )
  else if (!value.startsWith('</'))
    report(
      file,
      at,
      'prose-html',
      `Web code such as "<${name}>" is not used here.`,
      instead(value, name, tags),
    )
  return []
}

/** What to write for web code; the site’s own tag where it names a language. */
function instead(value: string, name: string, tags: readonly TagDefinition[]): string {
  const [, code] = /\slang\s*=\s*["']?([a-z]{2,3})\b/i.exec(value) ?? []
  const tag = tags.find(({ language }) => language !== undefined)
  return code && tag
    ? `Write <${tag.name} ${tag.language}="${code.toLowerCase()}">, the words and </${tag.name}>.`
    : insteadOfTag(name)
}

const component = (tag: Tag, { position }: RootContent, children: RootContent[]): Component => ({
  type: 'component',
  children,
  data: { hName: tag.name, hProperties: tag.properties },
  ...(position && { position }),
})
