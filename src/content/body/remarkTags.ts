import type { Html, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { report } from './report.ts'

interface Tag {
  kind: 'open' | 'close' | 'alone'
  name: string
  properties: Record<string, string>
  /** What is no property with a text in straight quotation marks. */
  rest: string
}

/** Makes elements of a site’s tags, line breaks of `<br>`, and reports other web code: content is text. */
export const remarkTags = () => (tree: Root, file: VFile) => nest(tree, file)

/** What holds paragraphs and the like, and not the words of one. */
const flow = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Puts what is between the tags of a parent’s children into elements. */
function nest(parent: Parents, file: VFile): void {
  const tags = file.data.body?.tags ?? []
  const tell = (node: RootContent, message: string, fix: string) =>
    report(file, node.position?.start, 'prose-component', message, fix)
  const count = (text: string) => String(file).split(text).length
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  for (const node of parent.children.flatMap((child) => partAtBlockTags(child, tags))) {
    const tag = node.type === 'html' ? readTag(node.value) : undefined
    const opened = open.at(-1)
    if (node.type !== 'html') {
      if ('children' in node) nest(node, file)
      if (node.type !== 'paragraph' || !node.children.every(isBlank)) kept.push(node)
    } else if (!tag) kept.push(...withoutWebCode(node, file))
    else if (tag.kind !== 'close') {
      const wrong = problemOf(tag, tags, flow.has(parent.type))
      if (wrong) tell(node, ...wrong)
      else if (tag.kind === 'alone' || tagOf(tags, tag.name)?.content === 'none')
        kept.push(element(tag, node))
      else {
        open.push({ tag, node, before: kept })
        kept = []
      }
    } else if (opened?.tag.name === tag.name) {
      open.pop()
      kept = [...opened.before, element(opened.tag, opened.node, kept)]
    } else if (count(`</${tag.name}`) > count(`<${tag.name}`))
      // A tag that was opened in the wrong place is reported there.
      tell(node, `</${tag.name}> has no <${tag.name}> before it.`, 'Delete it, or add the opening tag.')
  }
  for (const { tag, node, before } of open.reverse()) {
    const fix = `Write </${tag.name}> where it ends: on its own line, or in the same paragraph.`
    tell(node, `<${tag.name}> is never closed.`, fix)
    kept = [...before, ...kept]
  }
  Object.assign(parent, { children: kept })
}

function element({ name, properties }: Tag, { position }: RootContent, children: RootContent[] = []) {
  const node: RootContent = { type: 'emphasis', data: { hName: name, hProperties: properties }, children: [] }
  return Object.assign(node, { children }, position && { position })
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === ''

/** A paragraph without the tags that have a line of their own in it; they become its neighbors. */
function partAtBlockTags(node: RootContent, tags: readonly TagDefinition[]): RootContent[] {
  if (node.type !== 'paragraph') return [node]
  const parts: RootContent[] = []
  let words: PhrasingContent[] = []
  const flush = () => {
    if (!words.every(isBlank)) parts.push({ ...node, children: words })
    words = []
  }
  const ends = (child: PhrasingContent | undefined, pattern: RegExp) =>
    child === undefined || (child.type === 'text' && pattern.test(child.value))
  node.children.forEach((child, at) => {
    const known = child.type === 'html' ? tagOf(tags, readTag(child.value)?.name ?? '') : undefined
    const isAlone = ends(node.children[at - 1], /\n\s*$/) && ends(node.children[at + 1], /^\s*\n/)
    if (known?.place === 'block' && isAlone) {
      flush()
      parts.push(child)
    } else words.push(child)
  })
  flush()
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

type Problem = [message: string, fix: string]

/** What is wrong with a tag that opens, and what to do. @param isAlone whether it is on a line of its own */
function problemOf(tag: Tag, tags: readonly TagDefinition[], isAlone: boolean): Problem | undefined {
  const { name, properties, rest } = tag
  const known = tagOf(tags, name)
  const all = tags.map((one) => one.name)
  if (!known) return [`The tag <${name}> doesn't exist.`, `${didYouMean(name, all)} ${showText}`]
  if (known.place === 'block' && !isAlone)
    return [`<${name}> isn't on its own line.`, 'Put it on its own line, with blank lines around it.']
  if (known.content !== 'none' && tag.kind === 'alone')
    return [`<${name} /> has no text in it.`, `Write <${name}>, the text and </${name}>.`]
  // Kept versions say what a tag showed on their day.
  const names = [...Object.keys(known.properties), 'was']
  const strange = rest || Object.keys(properties).find((property) => !names.includes(property))
  const form = names.slice(0, -1).map((property) => ` ${property}="…"`)
  if (strange) return [`<${name}> can't have "${strange}".`, `Write <${name}${form.join('')}> instead.`]
  for (const [property, { required, sentence }] of Object.entries(known.properties)) {
    const value = properties[property]
    if (required && value === undefined) return [`<${name}> needs ${property}="…".`, sentence]
    if (property === known.language && !/^[a-z]{2,3}$/.test(value ?? ''))
      return [`"${value}" isn't a language code.`, sentence]
  }
  return undefined
}

const showText = 'To show a <, write \\<.'

const instead: readonly [names: RegExp, fix: string][] = [
  [/^(?:b|strong)$/, 'Write **bold** instead.'],
  [/^(?:i|em|u)$/, 'Write *italics* instead.'],
  [/^(?:a|iframe|video|audio|object|embed)$/, 'Write a link instead: [words](address).'],
  [/^img$/, 'Write ![what it shows](address) instead.'],
  [/^(?:li|ul|ol)$/, 'Start each line with "- " or "1. " instead.'],
  [/^(?:table|t[rdh])$/, 'Write a Markdown table, with | between the columns, instead.'],
  [/^su[bp]$/, 'Type the character itself, such as ² or ™.'],
  [/^/, 'Delete it and keep the text.'],
]

/** What remains of web code: a line break, text that is no tag at all, or nothing. */
function withoutWebCode({ value, position }: Html, file: VFile): RootContent[] {
  const tags = file.data.body?.tags ?? []
  const name = /^<\/?([A-Za-z][\w-]*)/.exec(value)?.[1]?.toLowerCase()
  if (name === 'br') return [{ type: 'break' }]
  if (name === undefined) return value.startsWith('<!--') ? [] : [{ type: 'text', value }]
  if (value.startsWith('</')) return []
  const meant = tags.find((tag) => tag.name.toLowerCase() === name)?.name
  const [, fix] = instead.find(([names]) => names.test(name)) ?? []
  const advice = meant === undefined ? fix : `Write <${meant}>.`
  const message = `HTML such as <${name}> doesn't work here.`
  report(file, position?.start, meant ? 'prose-component' : 'prose-html', message, `${advice} ${showText}`)
  return []
}
