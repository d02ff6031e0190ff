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

const causeOf = ({ ruleId, reason, note }: VFile['messages'][number]): string =>
  `${ruleId} ${ruleId?.endsWith('-mark') ? note : reason}`

/** A body’s messages as problems of its file: what a pasted text repeats, and marks that go wrong alike, once. */
export const bodyProblems = ({ path, messages }: VFile): Diagnostic[] =>
  [...groupBy(messages, causeOf).values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const { ruleId = '', reason, note = '', line = 1, column = 1 } = first
    const message = reason.replace(/\.?$/, `${alsoInFile(more.length)}.`)
    return [diagnostic(path, { line, column }, [ruleId, message, note])]
  })
