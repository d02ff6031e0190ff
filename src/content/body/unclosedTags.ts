import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { tagOf, type TagDefinition } from '../tags/tag.ts'
import { meantTag } from './meantTag.ts'
import { placesIn } from './placesIn.ts'
import type { ReportFn } from './markdownLint/reportFn.ts'

/** `<Note`, `</CallToAction`: whatever has a capital directly behind its sign. */
const tagBegin = /(?<!\\)<(\/?)([A-Z][A-Za-z]{0,60})(?![\w.@-])/g

/** `title="` behind the name of a tag; in another kind of quotation marks too. */
const property = /^\s{1,20}[A-Za-z][\w-]{0,40}\s?=\s?["“”'‘{]/

/** A name of two words or more: CallToAction. */
const compound = /^[A-Z][a-z]+[A-Z]/

/**
 * Reports what begins like a component’s tag and is only text, because its quotation mark or its > is missing:
 * visitors would see it. Looks at the words as typed, where `\<Note` is meant to be seen.
 * @param tree the Markdown, its tags taken out
 * @param body what it was read from
 * @param options.tags what may be used in it
 */
export function unclosedTags(
  tree: Root,
  body: string,
  { tags, report }: { tags: readonly TagDefinition[]; report: ReportFn },
): void {
  const at = placesIn(body)
  visit(tree, 'text', ({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return
    const typed = body.slice(from, to)
    for (const { 0: begin, 1: slash = '', 2: name = '', index } of typed.matchAll(tagBegin)) {
      const known = tagOf(tags, name) !== undefined
      const start = from + index
      const before = body.slice(Math.max(0, start - 40), start)
      const behind = typed.slice(index + begin.length, index + begin.length + 80)
      // “revenue <Fees” may be a formula; what follows a tag’s name in it, or stands alone on a line, is none.
      const isTag =
        known ||
        slash !== '' ||
        property.test(behind) ||
        (/(?:^|\n)[ \t>]*$/.test(before) &&
          /^(?:\s|$)/.test(behind) &&
          (compound.test(name) || meantTag(name, tags) !== undefined))
      if (!isTag) continue
      report(
        at(start),
        'prose-component',
        known
          ? `"${begin}" begins here, and never ends.`
          : `"${begin}" begins here and never ends, and there is nothing called ${name}.`,
        known ? endIt : otherTag(name, slash, tags),
      )
    }
  })
}

const showText = 'to show the text itself, write \\< instead of <.'

const endIt = `End it with > on the same line, and close every quotation mark in it; ${showText}`

function otherTag(name: string, slash: string, tags: readonly TagDefinition[]): string {
  const meant = meantTag(name, tags)
  if (meant === undefined && tags.length === 0) return `Delete it; ${showText}`
  if (meant === undefined)
    return `Delete it, or use one of these: ${tags.map((tag) => tag.name).join(', ')}; ${showText}`
  const hasText = meant.content !== 'none'
  const written =
    slash !== ''
      ? `</${meant.name}>`
      : hasText
        ? `<${meant.name} …>, the ${meant.content === 'words' ? 'words' : 'text'}, and </${meant.name}>`
        : `<${meant.name} />`
  return `Perhaps you mean ${written}${meant.content === 'blocks' ? ', each on a line of its own' : ''}; ${showText}`
}
