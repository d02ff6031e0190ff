import { isError, type Problem } from './problem.ts'

/**
 * All problems as text for a terminal: grouped by file, each with its place, one sentence and what to do.
 * @param problems sorted by file and place
 * @param folder what to put before each path, so that the paths can be clicked: `content`
 */
export function printProblems(problems: readonly Problem[], folder: string): string {
  const files = [...new Set(problems.map(({ file }) => file))]
  const groups = files.map((file) => {
    const lines = problems
      .filter((problem) => problem.file === file)
      .map(
        ({ line, column, severity, rule, message, fix }) =>
          `  ${line}:${column}  ${severity}  ${message}\n${' '.repeat(4)}→ ${fix}  (${rule})`,
      )
    return `${folder}/${file}\n${lines.join('\n')}`
  })
  return [...groups, countLine(problems)].join('\n\n')
}

/** How many of each there are, in one line. */
export function countLine(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}.`
}
