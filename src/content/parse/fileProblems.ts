import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'

/** What is wrong with a file as such: how it was saved, and what Git left in it. Nothing else of such a file is read. */
export function fileProblems({ path, text, decodeError }: SourceFile): Diagnostic[] {
  if (decodeError) return [diagnostic(path, decodeError.place, decodeError.told)]
  const lines = plainText(text).split('\n')
  const line = lines.findIndex((typed, index) => {
    const above = lines[index - 1]?.trim() ?? ''
    // Below a title of its own length, seven = underline a heading.
    const isMiddle = /^={7}\s*$/.test(typed) && (Math.abs(above.length - 7) > 1 || /^[\w-]+:/.test(above))
    return isMiddle || /^(?:<{7}|>{7}|\|{7})(?: |$)/.test(typed)
  })
  if (line === -1) return []
  const message = 'Git left both versions of a passage here, between <<<<<<<, ======= and >>>>>>>.'
  const fix = 'Keep the right version, and delete the other one and the lines of <, = and >.'
  return [diagnostic(path, { line: line + 1, column: 1 }, ['merge-mark', message, fix])]
}
