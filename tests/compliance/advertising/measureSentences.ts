import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkSentences, measure, type CheckedSentence } from './checkSentences.ts'

/**
 * Measures the rules on advertising on sentences from elsewhere, which their author need not have seen:
 *
 *     SENTENCES=/path/to/sentences.json npx jiti tests/compliance/advertising/measureSentences.ts
 *
 * The file holds `[{ "text": "…", "kind": "…", "questionable": true }, …]`. What is told: how many are found, by kind,
 * how many innocent ones are not left alone, and both by name.
 */
const path = process.env['SENTENCES']
if (path === undefined) throw new Error('Set SENTENCES to the path of a JSON file.')

const shape = z.array(z.object({ text: z.string(), kind: z.string(), questionable: z.boolean() }))
const checked = checkSentences(shape.parse(JSON.parse(readFileSync(path, 'utf8'))))

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const counted = (part: number, whole: number) => `${part} of ${whole}`

const tell = (title: string, all: readonly CheckedSentence[], found: (one: CheckedSentence) => boolean) => {
  console.log(`\n${title}`)
  for (const kind of new Set(all.map((one) => one.kind))) {
    const ofKind = all.filter((one) => one.kind === kind)
    console.log(`  ${kind}: ${counted(ofKind.filter(found).length, ofKind.length)}`)
  }
}

const { recall, falseAlarms, precision, missed, alarms } = measure(checked)
const questionable = checked.filter((one) => one.questionable)
const innocent = checked.filter((one) => !one.questionable)
console.log(
  `Recall: ${percent(recall)} (${counted(questionable.length - missed.length, questionable.length)})`,
)
console.log(`False alarms: ${percent(falseAlarms)} (${counted(alarms.length, innocent.length)})`)
console.log(`Precision: ${percent(precision)}`)
tell('Found, by kind', questionable, ({ rules }) => rules.length > 0)
tell('Left alone, by kind', innocent, ({ rules }) => rules.length === 0)
console.log('\nMissed')
for (const { kind, text } of missed) console.log(`  [${kind}] ${text}`)
console.log('\nFalse alarms')
for (const { kind, text, rules } of alarms) console.log(`  [${kind}] ${text} (${rules.join(', ')})`)
