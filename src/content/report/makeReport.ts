import type { BuiltSite } from '../model/site.ts'
import { isError, type Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { codeFrame, escapeControl, type CodeFrame } from './codeFrame.ts'
import { counted } from '../text/plural.ts'

/** All problems as people are told them, the same in the terminal, over the page and in a failed build. */
export interface DiagnosticReport {
  /** One for each file that has a problem, sorted. */
  files: FileReport[]
  /** How many there are, in one sentence. */
  count: string
}

export interface FileReport {
  /** The file as it can be opened from where the command was started. */
  file: string
  problems: ToldProblem[]
}

export interface ToldProblem extends Diagnostic {
  /** The line that is meant; undefined when the file as such is. */
  quote: CodeFrame | undefined
}

/**
 * Puts the problems of a built site into words and quotes.
 * @param folder what to put before each path, so that the files can be opened: `content`
 */
export function makeReport(
  { problems, files }: Pick<BuiltSite, 'problems' | 'files'>,
  folder: string,
): DiagnosticReport {
  const sources = new Map(files.map((file) => [file.path, file]))
  return {
    files: [...groupBy(problems, ({ file }) => file)].map(([path, ofFile]) => ({
      file: escapeControl(inFolder(folder, path)),
      problems: quoted(ofFile, sources.get(path)),
    })),
    count: countSentence(problems),
  }
}

/** A path inside the content folder as it is called from outside. */
export const inFolder = (folder: string, path: string): string =>
  folder === '.' ? path : `${folder}/${path}`

function quoted(problems: readonly Diagnostic[], source: SourceFile | undefined): ToldProblem[] {
  const lines = source && source.text !== '' ? plainText(source.text).split('\n') : []
  return problems.map((problem) => {
    const line = problem.isAboutFile ? undefined : lines[problem.line - 1]
    return {
      ...problem,
      message: escapeControl(problem.message),
      fix: escapeControl(problem.fix),
      quote: line === undefined ? undefined : codeFrame(line, problem.column),
    }
  })
}

/** How many problems there are, in one sentence. */
export function countSentence(problems: readonly Diagnostic[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const files = new Set(problems.map(({ file }) => file)).size
  const counts = [counted(errors, 'error'), counted(warnings, 'warning')].filter(
    (text) => !text.startsWith('0'),
  )
  return problems.length === 0 ? 'No problems.' : `${counts.join(' and ')} in ${counted(files, 'file')}.`
}
