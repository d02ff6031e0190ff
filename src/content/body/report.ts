import type { VFile } from 'vfile'
import { diagnostic, type Diagnostic, type Position, type RuleMessage } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import { alsoInFile } from '../text/plural.ts'

export function report(file: VFile, at: Position | undefined, ...[rule, reason, fix]: RuleMessage): void {
  file.message(reason, { ruleId: rule, ...(at && { place: at }) }).note = fix
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** A body’s messages as problems of its file; what a pasted text repeats is reported once. */
export const bodyProblems = ({ path, messages }: VFile): Diagnostic[] =>
  [...groupBy(messages, ({ ruleId, reason }) => `${ruleId} ${reason}`).values()].flatMap(
    ([first, ...more]) => {
      if (!first) return []
      const { ruleId = '', reason, note = '', line = 1, column = 1 } = first
      const message = reason.replace(/\.?$/, `${alsoInFile(more.length)}.`)
      return [diagnostic(path, { line, column }, [ruleId, message, note])]
    },
  )
