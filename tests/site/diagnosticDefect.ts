import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import { plainText, type SourceFile } from '../../src/content/model/sourceFile.ts'
import { bannedWords } from './bannedWords.ts'

/**
 * What an editor could hold against a problem, or undefined when there is nothing: a place that is in no file, a
 * sentence that is none, a word that only programmers know.
 * @param files every text file of the tree
 * @param known the paths of all other files, and of files that a tree must have
 */
export function diagnosticDefect(
  problem: Diagnostic,
  files: ReadonlyMap<string, SourceFile>,
  known: ReadonlySet<string>,
): string | undefined {
  return positionDefect(problem, files, known) ?? wordingDefect(problem.message) ?? wordingDefect(problem.fix)
}

function positionDefect(
  { file, line, column }: Diagnostic,
  files: ReadonlyMap<string, SourceFile>,
  known: ReadonlySet<string>,
): string | undefined {
  const source = files.get(file)
  if (!source && !known.has(file)) return `There is no file "${file}".`
  const lines = plainText(source?.text ?? '').split('\n')
  const typed = lines[line - 1]
  if (typed === undefined) return `The file has ${lines.length} lines, and the place is ${line}:${column}.`
  if (column < 1 || column > typed.length + 1)
    return `Line ${line} has ${typed.length} characters, and the place is ${line}:${column}.`
  return undefined
}

function wordingDefect(sentence: string): string | undefined {
  // What the editor typed may hold any word; it stands between quotation marks, in a tag, or as a line to copy at the end.
  const own = sentence
    .replace(/'[^]*'/, "''")
    .replace(/"[^]*"/, '""')
    .replace(/<[^]*>/, '<>')
    .replace(/: \S[^]*[^.?!]$/, ': x')
  const word = bannedWords.exec(own)?.[0] ?? /\n|\bat .*:\d|\.tsx?\b|Error\b|\[object/.exec(own)?.[0]
  if (word !== undefined) return `An editor would not understand "${word}" in: ${sentence}`
  // A sentence may begin with a file’s name. Behind an example or an address to copy stands no full stop: it would
  // be copied too.
  if (
    !/^(?:["“<\p{Lu}]|\S+\.mdx )/u.test(own) ||
    !(/[.?!]$|: \S[^:]*$|^Write \S/.test(own) || /[.?!]"$/.test(sentence))
  )
    return `This is no sentence: ${sentence}`
  return undefined
}
