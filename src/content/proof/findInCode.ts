import escapeStringRegexp from 'escape-string-regexp'
import type { SourceFile } from '../model/sourceFile.ts'
import type { FindInCode } from './proofDiagnostics.ts'

/** Lines of comments, which are shown to nobody. */
const comment = /^\s*(?:\/\/|\/?\*)/

/**
 * Finds words in files of code, in quotation marks or between tags, wherever their lines break.
 * @param read gives those files, by their paths in the project; asked for when there is something to find
 */
export const codeFinder =
  (read: () => readonly Pick<SourceFile, 'path' | 'text'>[]): FindInCode =>
  (words) => {
    // What stands beside numbers is put together by the code; figures alone are not.
    const parts = /\p{L}/u.test(words) ? words.split(/\d+/) : [words]
    const [longest = words] = parts.toSorted((a, b) => b.trim().length - a.trim().length)
    const pattern = longest.trim().split(/\s+/).map(escapeStringRegexp).join('\\s+')
    const whole = new RegExp(`(?<=['"\`>}]\\s*)${pattern}(?=\\s*['"\`<{$])`, 'gu')
    return read().flatMap(({ path, text }) =>
      [...text.matchAll(whole)].flatMap(({ index }) => {
        const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
        return comment.test(line) ? [] : [`${path}:${text.slice(0, index).split('\n').length}`]
      }),
    )
  }
