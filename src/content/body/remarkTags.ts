import type { Html, Parents, PhrasingContent, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { report } from './report.ts'

interface Tag {
  kind: 'open' | 'close' | 'alone'
  name: string
  properties: Record<string, string>
  /** Everything that isn't a property. */
  rest: string
}

/** Turns the site's tags into elements and `<br>` into line breaks, and reports other HTML. */
export const remarkTags = () => nest

/** Nodes that contain blocks. */
const flow = new Set<string>(['root', 'blockquote', 'listItem', 'footnoteDefinition'])

/** Wraps the nodes between an opening and a closing tag in an element. */
function nest(parent: Parents, file: VFile): void {
  const tags = file.data.body?.tags ?? []
  const tell = (node: RootContent, message: string, fix: string) =>
    report(file, node.position?.start, 'prose-component', message, fix)
  const count = (text: string) => String(file).split(text).length
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  for (const node of parent.children.flatMap((child) => splitAtBlockTags(child, tags))) {
    const tag = node.type === 'html' ? readTag(node.value) : undefined
    const opened = open.at(-1)
    if (node.type !== 'html') {
      if ('children' in node) nest(node, file)
      if (node.type !== 'paragraph' || !node.children.every(isBlank)) kept.push(node)
    } else if (!tag) kept.push(...removeHtml(node, file))
    else if (tag.kind !== 'close') {
      const problem = tagProblem(tag, tags, flow.has(parent.type))
      if (problem) tell(node, ...problem)
      else if (tag.kind === 'alone' || tagOf(tags, tag.name)?.content === 'none')
        kept.push(element(tag, node))
      else {
        open.push({ tag, node, before: kept })
        kept = []
      }
    } else if (opened?.tag.name === tag.name) {
      open.pop()
      if (kept.every(isBlank)) tell(opened.node, ...noText(tag.name))
      kept = [...opened.before, element(opened.tag, opened.node, kept)]
    } else if (count(`</${tag.name}`) > count(`<${tag.name}`))
      // A misplaced opening tag is already reported.
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

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === ''

/** Splits a paragraph at block tags that are on their own lines. */
function splitAtBlockTags(node: RootContent, tags: readonly TagDefinition[]): RootContent[] {
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
    const definition = child.type === 'html' ? tagOf(tags, readTag(child.value)?.name ?? '') : undefined
    const isAlone = ends(node.children[at - 1], /\n\s*$/) && ends(node.children[at + 1], /^\s*\n/)
    if (definition?.place === 'block' && isAlone) {
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
const noText = (name: string): Problem => [`<${name}> has no text.`, `Write it before </${name}>.`]

/** Checks an opening tag. @param isAlone whether it is on its own line */
function tagProblem(tag: Tag, tags: readonly TagDefinition[], isAlone: boolean): Problem | undefined {
  const { name, properties, rest } = tag
  const definition = tagOf(tags, name)
  const all = tags.map((one) => one.name)
  if (!definition) return [`The tag <${name}> doesn't exist.`, `${didYouMean(name, all)} ${showText}`]
  if (definition.place === 'block' && !isAlone)
    return [`<${name}> isn't on its own line.`, 'Put it on its own line, with blank lines around it.']
  if (definition.content !== 'none' && tag.kind === 'alone') return noText(name)
  // Kept versions say what a tag showed on their day.
  const names = [...Object.keys(definition.properties), 'was']
  const unknown = rest || Object.keys(properties).find((property) => !names.includes(property))
  const known = names.slice(0, -1).map((property) => ` ${property}="…"`)
  if (unknown) return [`<${name}> can't have "${unknown}".`, `Write <${name}${known.join('')}> instead.`]
  for (const [property, { required, sentence, form }] of Object.entries(definition.properties)) {
    const value = properties[property]
    if (required && value === undefined) return [`<${name}> needs ${property}="…".`, sentence]
    if (value !== undefined && form?.test(value) === false)
      return [`<${name}> can't have ${property}="${value}".`, sentence]
  }
  return undefined
}

const showText = 'To show a <, write \\<.'

const instead: readonly [names: RegExp, fix: string][] = [
  [/^(?:b|strong)$/, 'Write **bold** instead.'],
  [/^(?:i|em|u)$/, 'Write *italics* instead.'],
  [/^(?:a|audio)$/, 'Write a link instead: [words](address).'],
  [
    /^(?:iframe|video|object|embed)$/,
    'Write a picture that links to it: [![its words](./picture.jpg)](address).',
  ],
  [/^img$/, 'Write ![what it shows](address) instead.'],
  [/^(?:li|ul|ol)$/, 'Start each line with "- " or "1. " instead.'],
  [/^/, 'Delete it and keep the text.'],
]

/** Keeps a line break, or text that isn't a tag. */
function removeHtml({ value, position }: Html, file: VFile): RootContent[] {
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
