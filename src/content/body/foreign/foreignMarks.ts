import type { Root } from 'mdast'
import type { TagDefinition } from '../../tags/tag.ts'
import type { LintFinding, MaskedBlock } from '../markdownLint/maskedBlock.ts'
import { boxes } from './boxes.ts'
import { codesOfPrograms } from './codesOfPrograms.ts'
import { loweredLetters, raisedLetters } from './letters.ts'
import { videoAddresses } from './videos.ts'
import { wordNotes } from './wordNotes.ts'

/**
 * Signs of other programs (Obsidian, Hugo, WordPress, Word …) that mean nothing here. Only what no sentence would have
 * by itself is reported: brackets after a case, `a ~ b` and `{Client Name}` are words.
 * @param tree the Markdown of `body`
 * @param options.blocks its running text; options.tags what may be used in it
 * @returns findings with their places in the body
 */
export function foreignMarks(
  tree: Root,
  body: string,
  { blocks, tags }: { blocks: readonly MaskedBlock[]; tags: readonly TagDefinition[] },
): LintFinding[] {
  const inBlocks = blocks.flatMap((block) =>
    [...pageLinks(block), ...highlights(block), ...codesOfPrograms(block), ...raisedLetters(block)].map(
      (finding) => ({ ...finding, index: block.from + finding.index }),
    ),
  )
  return [
    ...inBlocks,
    ...boxes(blocks, tags),
    ...wordNotes(blocks),
    ...loweredLetters(tree, body),
    ...videoAddresses(tree, body),
  ]
}

/** `[[Page]]` and `[[Page|words]]`; not a place in a list, `names[[1]]`, and not a number of a source, `[[1]]`. */
const pageLink = /(?<![\p{L}\p{N}_\])!])(!?)\[\[([^[\]\n|]{1,120})(?:\|([^[\]\n|]{1,120}))?\]\]/gu

function pageLinks({ text, typed }: MaskedBlock): LintFinding[] {
  if (!text.includes('[[')) return []
  return [...text.matchAll(pageLink)].flatMap(
    ({ 0: { length }, 1: picture, 2: page = '', 3: words, index }) => {
      const named = words ?? page
      if (!/\p{L}/u.test(named)) return []
      const shown = typed.slice(index, index + length)
      return [
        {
          index,
          message: `Visitors see "${shown}" as it is typed: double square brackets make no ${picture === '' ? 'link' : 'picture'} here.`,
          fix:
            picture === ''
              ? `Write [${typed.slice(index + length - 2 - named.length, index + length - 2)}](/address), with the page’s address as it stands in content/addresses.txt; or, if visitors are to see the brackets, write \\ before the first of them.`
              : 'Write ![what it shows](./name-of-the-file.jpg), and put the file beside this one.',
        },
      ]
    },
  )
}

/** `==words==`; not `a == b`, and not `a==b==c`. */
const highlight = /(?<![=\p{L}\p{N}])==(?![\s=])([^=\n]{1,200})(?<!\s)==(?![=\p{L}\p{N}])/gu

function highlights({ text, typed }: MaskedBlock): LintFinding[] {
  if (!text.includes('==')) return []
  return [...text.matchAll(highlight)].map(({ 0: { length }, index }) => {
    const shown = typed.slice(index, index + length)
    return {
      index,
      message: `Visitors see "${shown}" as it is typed: == does not mark words here.`,
      fix: `Write **${shown.slice(2, -2)}** if the words are to be bold; or take the signs out.`,
    }
  })
}
