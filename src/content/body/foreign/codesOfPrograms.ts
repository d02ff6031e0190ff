import type { LintFinding, MaskedBlock } from '../markdownLint/maskedBlock.ts'
import { noPlayer, videoLink } from './videos.ts'

/** `{{< youtube x >}}` and `{{% note %}}` of Hugo, `{% include x %}` and `{{ site.title }}` of Jekyll and its kin. */
const inBraces =
  /\{\{[<%\uFFFC][^\n{}]{1,300}[>%\uFFFC]\}\}|\{%[^\n{}]{1,300}%\}|\{\{-? ?[a-z_]{1,40}(?:\.[a-z_]{1,40}){1,6}[^\n{}]{0,200}\}\}/g

/** `[gallery ids="1,2"]` of WordPress: a word with further ones that have an equals sign and quotation marks. */
const withProperties = /\[[a-z][a-z_-]{0,40}(?: [a-z_-]{1,40}="[^"\]\n]{0,300}"){1,20} ?\/?\]/g

/** `[youtube]` or `[b]`, and `[/youtube]` or `[/b]`. */
const inBrackets = /\[(\/?)([a-z][a-z0-9_-]{0,30})(?:[ =][^[\]\n]{0,300})?\]/g

/** Codes in the place of which another program would put something else. */
export function codesOfPrograms({ text, typed }: MaskedBlock): LintFinding[] {
  if (!/[{[]/.test(text)) return []
  const braces = [...text.matchAll(inBraces)].flatMap(({ 0: { length }, index }) => {
    const shown = typed.slice(index, index + length)
    // Words in bold between braces are words.
    return /^\{\{[^<%\sa-z-]/.test(shown) ? [] : [{ index, shown }]
  })
  const found = [...braces, ...codePairs({ text, typed })]
  return found.map(({ index, shown }) => ({
    index,
    message: `Visitors see "${shown}" as it is typed: it is a code for another program.`,
    fix: howToReplace(shown),
  }))
}

interface Code {
  index: number
  shown: string
}

/** What is longer is quoted by its beginning. */
const longestPair = 300

/** What is opened and closed in square brackets in one block, and what has properties in them. */
function codePairs({ text, typed }: Pick<MaskedBlock, 'text' | 'typed'>): Code[] {
  const opened = new Map<string, { start: number; end: number }>()
  const pairs = [...text.matchAll(inBrackets)].flatMap(
    ({ 0: { length }, 1: slash, 2: name = '', index }): Code[] => {
      const end = index + length
      if (slash === '') {
        opened.set(name, { start: index, end })
        return []
      }
      const begin = opened.get(name)
      opened.delete(name)
      if (begin === undefined) return []
      const { start } = begin
      return [{ index: start, shown: typed.slice(start, end - start <= longestPair ? end : begin.end) }]
    },
  )
  const starts = new Set(pairs.map(({ index }) => index))
  const alone = [...text.matchAll(withProperties)].flatMap(({ 0: { length }, index }): Code[] =>
    starts.has(index) ? [] : [{ index, shown: typed.slice(index, index + length) }],
  )
  return [...pairs, ...alone]
}

/** Markdown’s marks for what HTML and other programs write between two codes of these names. */
export const emphasisMarks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

function howToReplace(shown: string): string {
  const link = videoLink(shown)
  if (link !== undefined) return `${noPlayer} Write a link in its place: ${link}`
  const [, name = '', words] = /^\[([a-z]+)\]([^[\]]{1,80})\[\/\1\]$/.exec(shown) ?? []
  const mark = emphasisMarks[name]
  return mark !== undefined && words !== undefined
    ? `Write ${mark}${words.trim()}${mark}`
    : 'Take it out, and write what visitors are to read there in words. What can be placed into a text by name stands in content/README.md.'
}
