import type { Diagnostic } from '../model/diagnostic.ts'

/** Problems as GitHub workflow commands, one per line. @param problems with paths from the repository's top */
export const githubAnnotations = (problems: readonly Diagnostic[]): string =>
  problems
    .map(({ severity, file, line, column, rule, message, fix }) => {
      const path = file.replace(/[%\r\n:,]/g, encodeURIComponent)
      // As GitHub's own toolkit writes them: a line end would end the command.
      const text = `${message}\n${fix}`.replace(/[%\r\n]/g, encodeURIComponent)
      return `::${severity} file=${path},line=${line},col=${column},title=${rule}::${text}`
    })
    .join('\n')
