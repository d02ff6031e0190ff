import type { YamlProblem } from '../../model/parsedFile.ts'
import { isScalar, visit, type Document } from 'yaml'
import { uncapitalize } from '../../text/capitalize.ts'
import { quoteYamlLine } from './quoteYamlLine.ts'
import { lineAt } from './linesOf.ts'
import type { Position } from '../../model/diagnostic.ts'
import type { RuleName } from '../../report/rules/rules.ts'
import { quotedLineHint } from './quotedLineHint.ts'

/** What YAML accepts and an editor did not mean: a comment that cuts a text, anchors, aliases and tags. */
export function yamlPitfalls(
  document: Document,
  source: string,
  placeAt: (offset: number) => Position,
): YamlProblem[] {
  const found: YamlProblem[] = []
  const told = new Set<number>()
  // Each line is reported once, and its hint is computed once: it may hold thousands of such signs.
  const add = (offset: number, rule: RuleName, inWords: () => { message: string; fix: string }) => {
    const place = placeAt(offset)
    if (told.has(place.line)) return
    told.add(place.line)
    found.push({ place, rule, ...inWords() })
  }
  const character = (typed: string, offset: number, name: string) =>
    add(offset, 'frontmatter-character', () => ({
      message: `"${typed}" begins with ${name}, which has a meaning of its own here.`,
      fix: quotedLineHint(lineAt(source, offset)),
    }))
  visit(document, {
    Alias: (_, node) => {
      character(`*${node.source}`, node.range?.[0] ?? 0, 'a star')
    },
    Value: (_, node) => {
      const [start, end] = node.range ?? [0, 0]
      if (node.anchor !== undefined)
        character(`&${node.anchor}`, source.lastIndexOf('&', start), 'an ampersand')
      if (node.tag?.startsWith('!'))
        character(node.tag, source.lastIndexOf('!', start), 'an exclamation mark')
      if (!isScalar(node) || node.type !== 'PLAIN' || node.source === undefined) return
      const typed = node.source
      const quoted = /^[“”„]([^“”„"]+)[“”"]$|^[‘’‚]([^‘’‚']+)[‘’']$/.exec(typed)
      const text = quoted?.[1] ?? quoted?.[2]
      if (text !== undefined && !typed.includes('\n'))
        add(start, 'curly-quotes', () => ({
          message: `Visitors see the quotation marks around ${typed}, because they are curly ones.`,
          fix: ownQuotes(lineAt(source, start), { typed, text }),
        }))
      const remark = /^[ \t]+#.*/.exec(source.slice(end))?.[0]
      if (remark === undefined) return
      add(start, 'frontmatter-comment', () => ({
        message: `"${typed}${remark}" is read as "${typed}": what follows # is left out.`,
        fix: `Give the remark a line of its own that begins with #; or, if it belongs to the text, ${uncapitalize(quotedLineHint(lineAt(source, start)))}`,
      }))
    },
  })
  return found
}

/** The line without the marks, and with marks that are meant to be seen. */
function ownQuotes(line: string, { typed, text }: { typed: string; text: string }): string {
  const [before = ''] = line.trim().split(typed)
  const plain = quoteYamlLine(`${before}${text}`)
  const without = /^[\p{L}\p{N}][^:#]*$/u.test(text) ? `${before}${text}` : plain
  if (without === undefined) return 'Type straight ones, or let npm run check -- --fix do it.'
  return `Write ${without} (npm run check -- --fix does the same); or, if visitors are to see the marks, ${before}${text.includes("'") ? typed : `'"${text}"'`}`
}
