import type { Html, Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import type { Point, Position } from 'unist'
import { nearest, suggestion } from '../nearest.ts'
import type { Told } from '../problem.ts'
import { readTag, type Tag } from './readTag.ts'
import { proseTag, proseTagNames } from './tags.ts'

/** Told where, which rule, what is wrong and what to do. */
export type Report = (at: Point | undefined, ...told: Told) => void

declare module 'mdast' {
  interface Component {
    type: 'component'
    children: Array<RootContent>
    data: { hName: string; hProperties: Record<string, string> }
    position?: Position
  }
  interface RootContentMap {
    component: Component
  }
}

/**
 * Makes a tree of components from the tags in a tree of Markdown, in place. Comments vanish, `<br>` becomes a line
 * break, every other tag of the web is reported: content is text, never a program.
 */
export function nestComponents(parent: Nodes, report: Report): void {
  if (!('children' in parent)) return
  const children: RootContent[] = parent.children
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  let kept: RootContent[] = []
  for (const node of children) {
    if (node.type !== 'html' && node.type !== 'componentTag') {
      nestComponents(node, report)
      kept.push(node)
      continue
    }
    const tag = readTag(node.value)
    if (!tag) {
      const mended = node.type === 'html' ? mendHtml(node, parent, report) : undefined
      if (mended) kept.push({ ...mended, ...(node.position && { position: node.position }) })
    } else if (!checkTag(tag, node, report)) {
      continue
    } else if (tag.kind === 'alone' || proseTag(tag.name)?.content === 'none') {
      kept.push(component(tag, node, []))
    } else if (tag.kind === 'open') {
      open.push({ tag, node, before: kept })
      kept = []
    } else {
      const opened = open.pop()
      if (opened?.tag.name === tag.name) {
        kept = [...opened.before, component(opened.tag, opened.node, kept)]
      } else {
        if (opened) open.push(opened)
        report(
          node.position?.start,
          'prose-component',
          `</${tag.name}> closes nothing that is open here.`,
          `Delete it, or write <${tag.name}> before it.`,
        )
      }
    }
  }
  for (const { tag, node, before } of open.reverse()) {
    report(
      node.position?.start,
      'prose-component',
      `<${tag.name}> is opened here and never closed.`,
      `Write </${tag.name}> on a line of its own where it ends.`,
    )
    kept = [...before, ...kept]
  }
  setChildren(parent, kept)
}

function setChildren(parent: Parents, children: RootContent[]): void {
  const target: { children: RootContent[] } = parent
  target.children = children
}

const component = (tag: Tag, node: RootContent, children: RootContent[]): RootContent => ({
  type: 'component',
  children,
  data: {
    hName: tag.name,
    hProperties: Object.fromEntries(tag.properties.map(({ name, value }) => [name, value])),
  },
  ...(node.position && { position: node.position }),
})

/** Reports what is wrong with a tag; false when it cannot be used at all. */
function checkTag(tag: Tag, node: RootContent, report: Report): boolean {
  const at = node.position?.start
  const known = proseTag(tag.name)
  // Its beginning was told already.
  if (!known && tag.kind === 'close') return false
  if (!known) {
    report(
      at,
      'prose-component',
      `There is nothing called <${tag.name}>.`,
      `${suggestion(tag.name, proseTagNames)} To show the text itself, write \\< instead of <.`.trim(),
    )
    return false
  }
  if (tag.unreadable !== undefined) {
    report(
      at,
      'prose-component',
      `<${tag.name}> holds "${tag.unreadable}", which is not written as name="text".`,
      finishedTag(tag) ?? 'Write it as name="text", in straight quotation marks.',
    )
    return tag.kind !== 'alone'
  }
  if (node.type === 'html' && known.place === 'block' && tag.kind !== 'close') {
    report(
      at,
      'prose-component',
      `<${tag.name}> does not stand on a line of its own.`,
      'Write its tag on one line, with nothing else on it.',
    )
  }
  for (const { name } of tag.properties) {
    if (!Object.hasOwn(known.properties, name)) {
      report(
        at,
        'prose-component',
        `<${tag.name}> takes no "${name}".`,
        renamedProperty(tag, { name, known: Object.keys(known.properties) }) ?? 'Delete it.',
      )
    }
  }
  for (const [name, { required, sentence }] of Object.entries(known.properties)) {
    if (required && tag.kind !== 'close' && !tag.properties.some((given) => given.name === name)) {
      report(
        at,
        'prose-component',
        `<${tag.name}> does not say "${name}".`,
        `Write <${tag.name} ${name}="…">. What belongs between the marks: ${sentence}`,
      )
    }
  }
  if (known.content === 'blocks' && tag.kind === 'alone') {
    report(
      at,
      'prose-component',
      `<${tag.name} /> has nothing inside.`,
      `Write <${tag.name}>, the text and </${tag.name}>, the tags on lines of their own.`,
    )
    return false
  }
  return true
}

/** `title=Mind` and `title={mind}` as they are to be typed; undefined when there is more to it. */
function finishedTag({ kind, name, unreadable = '' }: Tag): string | undefined {
  const [, property, braced, quoted, bare] =
    /^([A-Za-z][\w-]*)\s*=\s*(?:\{\s*["']?([^{}"'<>]+?)["']?\s*\}|[“”„]([^“”„"<>]*)[“”"]|([^\s"'<>={}]+))$/.exec(
      unreadable,
    ) ?? []
  const text = braced ?? quoted ?? bare
  if (property === undefined || text === undefined) return undefined
  return `Write <${name} ${property}="${text}"${kind === 'alone' ? ' /' : ''}>`
}

/** The tag with the name that a misspelt one most likely meant. */
function renamedProperty(
  tag: Tag,
  { name, known }: { name: string; known: readonly string[] },
): string | undefined {
  const meant = nearest(name, known)
  if (meant === undefined) return undefined
  const properties = tag.properties.map(
    (property) => ` ${property.name === name ? meant : property.name}="${property.value}"`,
  )
  return `Write <${tag.name}${properties.join('')}${tag.kind === 'alone' ? ' /' : ''}>`
}

/** The words between a tag of the web and its end, when they are few. */
function wordsBehind(node: RootContent, parent: Parents): string | undefined {
  const children: RootContent[] = parent.children
  const at = children.indexOf(node)
  const [text, end] = children.slice(at + 1, at + 3)
  const isPair = text?.type === 'text' && end?.type === 'html' && end.value.startsWith('</')
  return isPair && text.value.trim() !== '' && text.value.length <= 40 ? text.value.trim() : undefined
}

const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

const instead: Readonly<Record<string, string>> = {
  b: 'Write **bold** instead.',
  strong: 'Write **bold** instead.',
  i: 'Write *italics* instead.',
  em: 'Write *italics* instead.',
  a: 'Write [words](address) instead.',
  img: 'Write ![what it shows](address) instead.',
  p: 'Leave a blank line between paragraphs instead.',
  hr: 'Write --- on a line of its own instead.',
  li: 'Begin each line with "- " instead.',
  ul: 'Begin each line with "- " instead.',
  ol: 'Begin each line with "1. " instead.',
  table: 'Write a Markdown table, with | between the columns, instead.',
  script: 'Leave it out: a text brings no programs along.',
  iframe: 'Leave it out, and write a link to that page: [words](address).',
  video: 'Leave it out, and write a link to the video: [words](address).',
  style: 'Leave it out: how pages look is the same everywhere.',
  span: 'Leave the tags out: how words look is the same everywhere.',
  div: 'Leave the tags out: how passages look is the same everywhere.',
  font: 'Leave the tags out: how words look is the same everywhere.',
  center: 'Leave the tags out: how passages look is the same everywhere.',
  u: 'Write **bold** or *italics* instead; what is underlined looks like a link.',
  sup: 'Write the number or letter itself, such as ² or ™.',
}

function mendHtml(node: Html, parent: Parents, report: Report): RootContent | undefined {
  const { value } = node
  const at = node.position?.start
  const rest = value.replace(/<!--[\s\S]*?-->/g, '').trim()
  if (rest === '') return undefined
  if (/^<br\s*\/?>$/i.test(rest)) return { type: 'break' }
  if (rest.startsWith('<!--')) {
    report(
      at,
      'prose-html',
      'A comment is opened here with <!-- and never closed.',
      'Write --> where it ends. To show the text itself, write \\< instead of <.',
    )
    return undefined
  }
  const name = /<\/?([A-Za-z][\w-]*)/.exec(rest)?.[1]
  if (name === undefined) {
    const text: PhrasingContent = { type: 'text', value: rest }
    return parent.type === 'paragraph' ? text : { type: 'paragraph', children: [text] }
  }
  if (!rest.startsWith('</')) {
    const ours = proseTagNames.find((known) => known.toLowerCase() === name.toLowerCase())
    if (ours !== undefined) {
      const end = proseTag(ours)?.content === 'none' ? ' /' : ''
      report(at, 'prose-component', `Capitals count in <${name}>.`, `Did you mean <${ours}${end}>?`)
      return undefined
    }
    const [mark, words] = [marks[name.toLowerCase()], wordsBehind(node, parent)]
    const other =
      mark !== undefined && words !== undefined
        ? `Write ${mark}${words}${mark} instead.`
        : (instead[name.toLowerCase()] ?? 'Leave it out, and write the words alone.')
    report(
      at,
      'prose-html',
      `Web code such as "<${name}>" is not used here.`,
      `${other} To show the text itself, write \\< instead of <.`,
    )
  }
  return undefined
}
