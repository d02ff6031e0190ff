import { isAlias, isScalar, visit, type Document } from 'yaml'
import { finishedLine } from './finishedLine.ts'
import { lineAt } from './linesOf.ts'
import type { Place } from '../problem.ts'
import type { RuleName } from '../rules/rules.ts'
import { inMarks } from './syntaxProblem.ts'
import type { YamlProblem } from './yamlProblem.ts'

/** What YAML accepts and an editor did not mean: a comment that cuts a text, anchors, aliases and tags. */
export function oddities(
  document: Document,
  source: string,
  placeAt: (offset: number) => Place,
): YamlProblem[] {
  const found: YamlProblem[] = []
  const add = (offset: number, rule: RuleName, message: string, fix: string) =>
    found.push({ place: placeAt(offset), rule, message, fix })
  const character = (typed: string, offset: number, name: string) =>
    add(
      offset,
      'frontmatter-character',
      `"${typed}" begins with ${name}, which has a meaning of its own here.`,
      inMarks(lineAt(source, offset)),
    )
  visit(document, {
    Alias: (_, node) => {
      character(`*${node.source}`, node.range?.[0] ?? 0, 'a star')
    },
    Node: (_, node) => {
      const [start, end] = isAlias(node) || !node.range ? [0, 0] : node.range
      if (isAlias(node)) return
      if (node.anchor !== undefined)
        character(`&${node.anchor}`, source.lastIndexOf('&', start), 'an ampersand')
      if (node.tag?.startsWith('!'))
        character(node.tag, source.lastIndexOf('!', start), 'an exclamation mark')
      if (!isScalar(node) || node.type !== 'PLAIN' || node.source === undefined) return
      const quoted = /^[“”„]([^“”„"]+)[“”"]$|^[‘’‚]([^‘’‚']+)[‘’']$/.exec(node.source)
      const text = quoted?.[1] ?? quoted?.[2]
      if (text !== undefined && !node.source.includes('\n'))
        add(
          start,
          'curly-quotes',
          `Visitors see the quotation marks around ${node.source}, because they are curly ones.`,
          ownQuotes(lineAt(source, start), { typed: node.source, text }),
        )
      const remark = /^[ \t]+#.*/.exec(source.slice(end))?.[0]
      if (remark === undefined) return
      add(
        start,
        'frontmatter-comment',
        `"${node.source}${remark}" is read as "${node.source}": what follows # is left out.`,
        `Give the remark a line of its own that begins with #; or, if it belongs to the text, ${inMarks(lineAt(source, start)).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`,
      )
    },
  })
  return found
}

/** The line without the marks, and with marks that are meant to be seen. */
function ownQuotes(line: string, { typed, text }: { typed: string; text: string }): string {
  const [before = ''] = line.trim().split(typed)
  const plain = finishedLine(`${before}${text}`)
  const without = /^[\p{L}\p{N}][^:#]*$/u.test(text) ? `${before}${text}` : plain
  if (without === undefined) return 'Type straight ones, or let npm run check -- --fix do it.'
  return `Write ${without} (npm run check -- --fix does the same); or, if visitors are to see the marks, ${before}${text.includes("'") ? typed : `'"${text}"'`}`
}
