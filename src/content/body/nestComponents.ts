import type { Nodes, Parents, RootContent } from 'mdast'
import type { Position } from 'unist'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { validateTag } from './validateTag.ts'
import { handleRawHtml } from './handleRawHtml.ts'
import { parseTag, type Tag } from './parseTag.ts'
import type { PlaceOf, ReportFn } from './markdownLint/reportFn.ts'

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

/** What is to be known of a body: the tags that may be used, how problems are reported, and where a place stands in its file. */
interface NestContext {
  tags: readonly TagDefinition[]
  report: ReportFn
  placeOf: PlaceOf
}

/**
 * Makes a tree of components from the tags in a tree of Markdown, in place. Comments vanish, `<br>` becomes a line
 * break, every other tag of the web is reported: content is text, never a program.
 */
export function nestComponents(parent: Nodes, context: NestContext): void {
  if (!('children' in parent)) return
  const { tags, report, placeOf } = context
  const children: RootContent[] = parent.children
  const open: { tag: Tag; node: RootContent; before: RootContent[] }[] = []
  /** Names of unknown tags that are open: each was reported where it is opened, together with its end. */
  const unknown: string[] = []
  let kept: RootContent[] = []
  const ends = endsOf(children)
  for (const node of children) {
    if (node.type !== 'html' && node.type !== 'componentTag') {
      nestComponents(node, context)
      kept.push(node)
      continue
    }
    const tag = parseTag(node.value)
    if (!tag) {
      const mended = node.type === 'html' ? handleRawHtml(node, parent, context) : undefined
      if (mended) kept.push({ ...mended, ...(node.position && { position: node.position }) })
    } else if (tag.kind === 'close' && tagOf(tags, tag.name) === undefined) {
      const told = unknown.lastIndexOf(tag.name)
      if (told !== -1) unknown.splice(told, 1)
      else report(node.position?.start, 'prose-component', ...strangeEnd(tag, open.at(-1), placeOf))
    } else if (!validateTag(tag, { node, end: ends.get(node), placeOf, tags }, report)) {
      if (tag.kind === 'open' && tagOf(tags, tag.name) === undefined) unknown.push(tag.name)
      continue
    } else if (tag.kind === 'alone' || tagOf(tags, tag.name)?.content === 'none') {
      kept.push(component(tag, node, []))
    } else if (tag.kind === 'open') {
      open.push({ tag, node, before: kept })
      kept = []
    } else {
      const opened = open.at(-1)
      if (opened?.tag.name === tag.name) {
        open.pop()
        opened.before.push(component(opened.tag, opened.node, kept))
        kept = opened.before
      } else {
        report(
          node.position?.start,
          'prose-component',
          `</${tag.name}> closes nothing that is open here.`,
          `Delete it, or write <${tag.name}> before it.`,
        )
      }
    }
  }
  const unclosed = open.flatMap(({ before }) => before)
  for (const { tag, node } of open.reverse()) {
    report(
      node.position?.start,
      'prose-component',
      `<${tag.name}> is opened here and never closed.`,
      tagOf(tags, tag.name)?.content === 'words'
        ? `Write </${tag.name}> behind the last of its words, in the same paragraph and within the same marks.`
        : `Write </${tag.name}> on a line of its own where it ends.`,
    )
  }
  setChildren(parent, [...unclosed, ...kept])
}

/** The message on a closing tag that there is not, and that closes nothing. */
function strangeEnd(
  { name }: Tag,
  open: { tag: Tag; node: RootContent } | undefined,
  placeOf: PlaceOf,
): [message: string, fix: string] {
  return [
    `There is nothing called <${name}>, and </${name}> ends nothing here.`,
    open === undefined
      ? 'Delete it; to show the text itself, write \\< instead of <.'
      : `Did you mean </${open.tag.name}>? It would end what begins in line ${placeOf(open.node.position?.start).line}.`,
  ]
}

/** The first tag behind each opening one that closes it by its name. */
function endsOf(children: readonly RootContent[]): ReadonlyMap<RootContent, RootContent> {
  const ends = new Map<RootContent, RootContent>()
  const next = new Map<string, RootContent>()
  for (const node of children.toReversed()) {
    const tag = node.type === 'html' || node.type === 'componentTag' ? parseTag(node.value) : undefined
    const end = tag && next.get(tag.name)
    if (tag?.kind === 'close') next.set(tag.name, node)
    else if (tag?.kind === 'open' && end) ends.set(node, end)
  }
  return ends
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
