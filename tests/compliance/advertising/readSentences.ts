import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedSentence } from './checkSentences.ts'

/** A sentence of the table, with the rule that its heading names, if it names one. */
export interface TableSentence extends JudgedSentence {
  rule: string | undefined
}

const table = join(import.meta.dirname, 'sentences')

/** Who wrote sentences: each has a folder of that name. */
export const authors = (): string[] => readdirSync(table).sort()

/**
 * The sentences of one author: one a line in `questionable.txt` and `innocent.txt`, below headings that name their
 * kind, such as `# perfect records: unrecorded-claim` or `# notices`.
 */
export const sentencesOf = (author: string): TableSentence[] =>
  (['questionable', 'innocent'] as const).flatMap((judgement) => {
    let [kind = '', rule]: string[] = []
    return readFileSync(join(table, author, `${judgement}.txt`), 'utf8')
      .split('\n')
      .flatMap((line): TableSentence[] => {
        if (line.startsWith('# ')) [kind = '', rule] = line.slice(2).split(': ')
        if (line.trim() === '' || line.startsWith('# ')) return []
        return [{ text: line, kind, rule, questionable: judgement === 'questionable' }]
      })
  })
