import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'

/** What is wrong with a file as such: how it was saved, and what Git left in it. After an error of these, nothing else is read. */
export function fileProblems({ path, text, decodeError }: SourceFile): Diagnostic[] {
  if (decodeError) return [diagnostic(path, decodeError.place, decodeError.told)]
  const lines = plainText(text).split('\n')
  return conflictLines(lines).map((line) =>
    diagnostic(path, { line, column: 1 }, [
      'merge-mark',
      'Git left both versions of a passage here, between <<<<<<<, ======= and >>>>>>>.',
      'Keep the right version, and delete the other one and the lines of <, = and >.',
    ]),
  )
}

/** The lines, from 1, where Git left both versions of a passage, or one of its markers. */
function conflictLines(lines: readonly string[]): number[] {
  let end = 0
  return lines.flatMap((line, index) => {
    if (index < end) return []
    const isStart = /^<{7}(?: |$)/.test(line)
    const last = isStart ? lines.findIndex((other, at) => at > index && /^>{7}(?: |$)/.test(other)) : -1
    end = Math.max(end, last + 1)
    const above = lines[index - 1]?.trim() ?? ''
    // Below a title of its own length, seven = underline a heading.
    const isMiddle = /^={7}\s*$/.test(line) && (Math.abs(above.length - 7) > 1 || /^[\w-]+:/.test(above))
    return isStart || isMiddle || /^(?:>{7}|\|{7})(?: \S|$)/.test(line) ? [index + 1] : []
  })
}
