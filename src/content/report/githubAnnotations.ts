import type { Diagnostic } from '../model/diagnostic.ts'

/**
 * Problems as GitHub's workflow commands, one a line: GitHub shows each beside the line that it is about.
 * @param problems with paths from the repository's top
 */
export const githubAnnotations = (problems: readonly Diagnostic[]): string =>
  problems
    .map(({ severity, file, line, column, rule, message, fix }) => {
      const properties = Object.entries({ file, line, col: column, title: rule })
        .map(
          ([name, value]) =>
            `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
        )
        .join(',')
      return `::${severity} ${properties}::${escaped(`${message}\n${fix}`)}`
    })
    .join('\n')

/** As GitHub's own toolkit writes them: a line end would end the command. */
const escaped = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
