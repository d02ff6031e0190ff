import type { Root } from 'mdast'
import type { Construct, ConstructRecord, Extension } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { deepLine, limitOf, type ParseLimit } from './limits.ts'
import { moveIntoBody, parseByBlocks, placeInBody } from './parseByBlocks.ts'
import { quickenEdits } from './quickEdits.ts'
import { remarkComponentTags } from './remarkComponentTags.ts'
import { signCount, type SignTooMany } from './signCount.ts'

/** A part of GFM that is looked for at every letter or line, and the signs without which no text has it. */
const optionalConstructs = {
  /** Addresses that become links without brackets. An `&` may stand for any sign (`&#64;`). */
  links: {
    sign: /[@&]|www|http|xmpp|mailto/i,
    names: ['wwwAutolink', 'protocolAutolink', 'emailAutolink'],
  },
  tables: { sign: /\||:-|-:/, names: ['table'] },
} as const

type Part = keyof typeof optionalConstructs

quickenEdits()
const counted = signCount()

/** GFM without some of its parts, and the lines that are components' tags. */
function processor(disabled: readonly Part[]) {
  const names = new Set<string | undefined>(disabled.flatMap((part) => optionalConstructs[part].names))
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(function () {
      const data = this.data()
      data.micromarkExtensions = [
        ...(data.micromarkExtensions ?? []).map((extension) => without(names, extension)),
        counted.syntax,
      ]
      data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map((extension) =>
        // Only links without brackets are looked for once more in the finished tree.
        disabled.includes('links') ? { ...extension, transforms: [] } : extension,
      )
    })
    .use(remarkComponentTags)
    .freeze()
}

function without(names: ReadonlySet<string | undefined>, extension: Extension): Extension {
  const withoutConstructs = (record: ConstructRecord | undefined): ConstructRecord =>
    Object.fromEntries(
      Object.entries(record ?? {}).map(([code, constructs]) => [
        code,
        [constructs ?? []].flat().filter(({ name }: Construct) => !names.has(name)),
      ]),
    )
  return { ...extension, flow: withoutConstructs(extension.flow), text: withoutConstructs(extension.text) }
}

const processors = new Map<string, ReturnType<typeof processor>>()

/**
 * A body as the tree of its Markdown, every part with its place. What the text cannot hold is not looked for, and plain
 * blocks are read without the library, which changes nothing but the time that it takes. A text that would take minutes,
 * or is nested too deep, becomes an empty tree, which says so in its `data`.
 */
export function parseMarkdown(body: string): Root {
  const deep = deepLine(body)
  if (deep) return unread(deep)
  let tooMany: SignTooMany | undefined
  const tree =
    parseByBlocks(body, (part, start) => {
      const parsed = parse(part)
      const told = counted.take()
      tooMany ??= told && { ...told, at: placeInBody(told.at, start) }
      moveIntoBody(parsed, start)
      return parsed.children
    }) ?? parse(body)
  const limit = limitOf(tree, tooMany ?? counted.take())
  return limit ? unread(limit) : tree
}

const unread = (limit: ParseLimit): Root => ({ type: 'root', children: [], data: { limit } })

function parse(body: string): Root {
  const left = (['links', 'tables'] as const).filter((part) => !optionalConstructs[part].sign.test(body))
  const key = left.join()
  const known = processors.get(key) ?? processor(left)
  processors.set(key, known)
  return known.parse(body)
}
