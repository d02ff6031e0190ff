import type { Heading } from '../model/parsedBody.ts'
import Slugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { placeIn, reporter } from './bodyFile.ts'
import { firstWords } from './markdownLint/maskedBlock.ts'

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
  }
}

/** An id whose signs are wrong: `{security}`, `(#security)`, `[#security]`, `#security`, `{#security`. */
const wrongSigns =
  /(?<!\s)\s*(?:\{([a-z][\w-]*)\}|[([]#([a-z][\w-]*)[)\]]|\{#?([a-z][\w-]*)|(?<=\s)#([a-z][\w-]*)\}?)\s*$/

/** The id that was meant at the end of a heading's words, and the words before it. */
export function malformedId(text: string): { typed: string; id: string; words: string } | undefined {
  const found = wrongSigns.exec(text)
  const id = found?.slice(1).find((part) => part !== undefined)
  return found && id ? { typed: found[0].trim(), id, words: text.slice(0, found.index) } : undefined
}

const explicitId = /(?<!\s)\s*\{#([^{}]*)\}\s*$/

/**
 * Gives every heading its id: the one written at its end as `{#id}`, which is taken out of the text, or one made from
 * its words as GitHub makes it. Leaves the headings in the file’s data.
 */
export const remarkHeadingIds =
  () =>
  (tree: Root, file: VFile): void => {
    const slugger = new Slugger()
    const headings: Heading[] = []
    const report = reporter(file)
    visit(tree, 'heading', (node) => {
      const at = node.position?.start
      const written = takeExplicitId(node)
      const text = toString(node)
      if (written !== undefined && !/^[a-z][a-z0-9-]*$/.test(written)) {
        report(
          at,
          'heading-id',
          `"{#${written}}" cannot be a name for links: it has small letters, digits and hyphens, and begins with a letter.`,
          `Write {#${suggestId(written)}}`,
        )
      }
      const linesBelow = (node.position?.end.line ?? 0) - (at?.line ?? 0)
      const isUnderlined = linesBelow > 0
      // A sentence or a paragraph was not meant as a heading; `checkFieldsInBody` reports what looks like a field.
      const isText = linesBelow > 1 || /[.:;,]["”’)]*$/.test(text)
      if (isUnderlined && node.depth === 2 && isText && !/^\w+:\s/.test(text)) {
        report(
          at,
          'underlined-heading',
          `The line of hyphens below "${firstWords(text)}" makes a heading of it.`,
          `If a heading is meant, write ## ${firstWords(text).replace(/\.$/, '')} and delete the hyphens; if a line across the page is meant, put a blank line above them.`,
        )
      }
      if (node.depth === 1) {
        report(
          at,
          'heading-level',
          isUnderlined
            ? `The line of = signs below "${firstWords(text)}" makes a heading of the first level of it, which is the page’s title.`
            : `"${text}" is a heading of the first level, which is the page’s title.`,
          isUnderlined
            ? `If a heading is meant, write ## ${firstWords(text).replace(/\.$/, '')} and delete that line; if not, only delete that line.`
            : 'Write ## instead of #; or delete the line, if it repeats the page’s title.',
        )
      }
      if (written === undefined && !/[a-z]/i.test(text) && slug(text) === '') {
        report(
          at,
          'heading-id',
          text.trim() === ''
            ? 'This heading has no words.'
            : `The heading "${text}" has no letter of which a name for links could be made.`,
          text.trim() === ''
            ? 'Write the heading’s words behind the # signs, or delete the line.'
            : 'Write a name for links at its end, such as {#our-fees}.',
        )
      }
      const id = written ?? slugger.slug(text)
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
      headings.push({
        id,
        depth: node.depth,
        text,
        explicit: written !== undefined,
        number: undefined,
        ...placeIn(at),
      })
    })
    file.data.headings = headings
  }

/** A name for links that is as near to the typed one as can be. */
const suggestId = (typed: string): string => {
  const made = slug(typed.trim())
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^[^a-z]+/, '')
  return made === '' ? 'policy-for-children' : made
}

function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const found = explicitId.exec(last.value)
  if (!found) return undefined
  last.value = last.value.slice(0, found.index)
  return found[1]
}
