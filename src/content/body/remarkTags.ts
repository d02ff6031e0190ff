import type { Component, Html, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { Position as Range } from 'unist'
import type { VFile } from 'vfile'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { isLanguageCode } from '../text/languageCode.ts'
import { report } from './report.ts'

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
export const remarkTags = () => (tree: Root, file: VFile) => nest(tree, file)

/** Puts what is between the tags of a parent’s children into elements. */
function nest(parent: Parents, file: VFile): void {
  const tags = file.data.body?.tags ?? []
  const tell = (node: RootContent, message: string, fix: string) =>
    report(file, node.position?.start, 'prose-component', message, fix)
  const count = (text: string) => String(file).split(text).length
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  const children: RootContent[] = parent.children
  for (const node of children.flatMap((child) => partAtBlockTags(child, tags))) {
    if (node.type !== 'html') {
      if ('children' in node) nest(node, file)
      if (node.type !== 'paragraph' || !node.children.every(isBlank)) kept.push(node)
      continue
    }
    const tag = readTag(node.value)
    const known = tag && tagOf(tags, tag.name)
    const wrong = tag && tag.kind !== 'close' && problemOf(tag, known, tags, flow.has(parent.type))
    if (!tag) kept.push(...withoutWebCode(node, tags, file))
    else if (wrong) tell(node, ...wrong)
    else if (tag.kind === 'open' && known?.content !== 'none') {
      open.push({ tag, node, before: kept })
      kept = []
    } else if (tag.kind !== 'close') kept.push(component(tag, node, []))
    else if (open.at(-1)?.tag.name === tag.name) {
      const opened = open.pop()
      if (opened) kept = [...opened.before, component(opened.tag, opened.node, kept)]
    } else if (count(`</${tag.name}`) > count(`<${tag.name}`))
      // A tag that was opened in the wrong place is reported there.
      tell(node, `</${tag.name}> closes nothing that is open here.`, 'Delete it, or open its tag before it.')
  }
  for (const { tag, node, before } of open.reverse()) {
    kept = [...before, ...kept]
    tell(
      node,
      `<${tag.name}> is opened here and never closed.`,
      tagOf(tags, tag.name)?.place === 'block'
        ? `Write </${tag.name}> on a line of its own where it ends, with a blank line above it.`
        : `Write </${tag.name}> after the last of its words, in the same paragraph.`,
    )
  }
  const target: { children: RootContent[] } = parent
  target.children = kept
}

/** What holds paragraphs and the like, and not the words of one. */
const flow = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === ''

/** A paragraph without the tags that have a line of their own in it; they become its neighbors. */
function partAtBlockTags(node: RootContent, tags: readonly TagDefinition[]): RootContent[] {
  if (node.type !== 'paragraph') return [node]
  const { children } = node
  const ends = (at: number, pattern: RegExp) => {
    const child = children[at]
    return child === undefined || (child.type === 'text' && pattern.test(child.value))
  }
  const parts: RootContent[] = []
  let from = 0
  const flush = (until: number) => {
    const words = children.slice(from, until)
    if (!words.every(isBlank)) parts.push({ ...node, children: words })
    from = until + 1
  }
  children.forEach((child, at) => {
    if (child.type !== 'html' || !ends(at - 1, /\n\s*$/) || !ends(at + 1, /^\s*\n/)) return
    if (tagOf(tags, readTag(child.value)?.name ?? '')?.place !== 'block') return
    flush(at)
    parts.push(child)
  })
  flush(children.length)
  return parts
}

/** Reads `<Name property="text">`, `<Name … />` or `</Name>`; undefined when the text is none of them. */
function readTag(value: string): Tag | undefined {
  const found = /^<(\/?)([A-Z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>$/.exec(value)
  if (!found) return undefined
  const [, closing, name = '', inside = '', alone] = found
  const properties: Tag['properties'] = {}
  const property = /\s([A-Za-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
  const rest = inside.replace(property, (_, key: string, double?: string, single?: string) => {
    properties[key] = double ?? single ?? ''
    return ''
  })
  return { kind: closing ? 'close' : alone ? 'alone' : 'open', name, properties, rest: rest.trim() }
}

/** What is wrong with a tag that opens, and what to do. */
function problemOf(
  { name, kind, properties, rest }: Tag,
  known: TagDefinition | undefined,
  tags: readonly TagDefinition[],
  isAlone: boolean,
): [message: string, fix: string] | undefined {
  if (!known) return unknownTag(name, tags)
  if (known.place === 'block' && !isAlone)
    return [`<${name}> is not on a line of its own.`, 'Give it one, with a blank line above and below.']
  if (known.content !== 'none' && kind === 'alone')
    return [`<${name} /> has nothing inside.`, `Write <${name}>, the text and </${name}>.`]
  if (rest !== '')
    return [
      `<${name}> has "${rest}", which is not written as name="text".`,
      'Write it with straight quotation marks.',
    ]
  for (const [property, value] of Object.entries(properties)) {
    // Kept versions say what a tag showed on their day.
    if (property !== 'was' && !Object.hasOwn(known.properties, property))
      return [
        `<${name}> takes no "${property}".`,
        didYouMean(property, Object.keys(known.properties)) || 'Delete it.',
      ]
    if (property === known.language && !isLanguageCode(value))
      return [`"${value}" is not the code of a language.`, known.properties[property]?.sentence ?? '']
  }
  for (const [property, { required, sentence }] of Object.entries(known.properties))
    if (required && !Object.hasOwn(properties, property))
      return [`<${name}> lacks ${property}="…".`, sentence]
  return undefined
}

const showText = 'To show the text itself, write \\< instead of <.'

const unknownTag = (name: string, tags: readonly TagDefinition[]): [message: string, fix: string] => {
  const names = tags.map((tag) => tag.name)
  return [`There is no tag <${name}>.`, `${didYouMean(name, names)} ${showText}`]
}

/** What to write instead of tags of the web. */
const instead: readonly [names: RegExp, fix: string][] = [
  [/^(?:b|strong)$/, 'Write **bold** instead.'],
  [/^(?:i|em|u)$/, 'Write *italics* instead.'],
  [/^(?:a|iframe|video|audio|object|embed)$/, 'Write a link instead: [words](address).'],
  [/^img$/, 'Write ![what it shows](address) instead.'],
  [/^(?:p|div)$/, 'Leave a blank line between paragraphs instead.'],
  [/^(?:li|ul|ol)$/, 'Start each line with "- " or "1. " instead.'],
  [/^(?:table|t[rdh])$/, 'Write a Markdown table, with | between the columns, instead.'],
  [/^su[bp]$/, 'Type the character itself, such as ² or ™.'],
]

/** What remains of web code: a line break, text that is no tag at all, or nothing. */
function withoutWebCode(
  { value, position }: Html,
  tags: readonly TagDefinition[],
  file: VFile,
): RootContent[] {
  if (value.startsWith('<!--')) return []
  const name = /^<\/?([A-Za-z][\w-]*)/.exec(value)?.[1]?.toLowerCase()
  if (name === undefined) return [{ type: 'text', value }]
  if (name === 'br') return [{ type: 'break' }]
  const fix = instead.find(([names]) => names.test(name))?.[1] ?? 'Delete it, and keep the words.'
  if (tags.some((tag) => tag.name.toLowerCase() === name))
    report(file, position?.start, 'prose-component', ...unknownTag(name, tags))
  else if (!value.startsWith('</'))
    report(
      file,
      position?.start,
      'prose-html',
      `Web code such as "<${name}>" is not used here.`,
      `${fix} ${showText}`,
    )
  return []
}

const component = (tag: Tag, { position }: RootContent, children: RootContent[]): Component => ({
  type: 'component',
  children,
  data: { hName: tag.name, hProperties: tag.properties },
  ...(position && { position }),
})
