import type { VFile } from 'vfile'
import { diagnostic, type Diagnostic, type Position, type RuleMessage } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'

export function report(file: VFile, at: Position | undefined, ...[rule, reason, fix]: RuleMessage): void {
  file.message(reason, { ruleId: rule, ...(at && { place: at }) }).note = fix
}

const causeOf = ({ ruleId, reason, note }: VFile['messages'][number]): string =>
  `${ruleId} ${ruleId?.endsWith('-mark') ? note : reason}`

/** A body’s messages as problems of its file: what a pasted text repeats, and marks that go wrong alike, once. */
export const bodyProblems = ({ path, messages }: VFile): Diagnostic[] =>
  [...groupBy(messages, causeOf).values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const { ruleId = '', reason, note = '', line = 1, column = 1 } = first
    const times = more.length === 0 ? '' : ` (${more.length + 1} times in this file)`
    const message = reason.replace(/\.?$/, `${times}.`)
    return [diagnostic(path, { line, column }, [ruleId, message, note])]
  })
