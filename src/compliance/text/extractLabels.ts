import { isRecord, nameInWords } from './extractData.ts'
import { normalizeText } from './normalizeText.ts'
import type { Block, NamedMonth, Section } from './types.ts'

/** The names of months, and which of them a page shows besides its own days, from 0. */
export interface ShownMonths {
  months: readonly string[]
  shown: ReadonlySet<number>
}

/**
 * Labels as passages: a section for each group, named as in their file, in the order of their schema. What is filled in
 * is not known here, so gaps stand as they are typed. Of the names of months only some are shown: in
 * its days as they are written, a page says them already.
 * @param labels as a template is given them; one without words of its own, as in a state of the content from before there
 *   was such a label, says nothing
 */
export function extractLabels(labels: object, { months, shown }: ShownMonths): Section[] {
  const read = (group: Record<string, unknown>, path: readonly string[]): Section[] => {
    const blocks = Object.entries(group).flatMap(([label, value]): Block[] => {
      if (value === months) return monthsBlock(namedMonths({ months, shown }))
      const texts = [value].flat().filter((text) => typeof text === 'string')
      const text = normalizeText(texts.join(', '))
      return isSilent(text) ? [] : [{ role: 'item', text, label }]
    })
    const below = Object.entries(group).flatMap(([name, inner]) =>
      isRecord(inner) ? read(inner, [...path, name]) : [],
    )
    return blocks.length === 0 ? below : [labelSection(path, blocks), ...below]
  }
  return read({ ...labels }, [])
}

/** The months that are shown, in their order. */
export const namedMonths = ({ months, shown }: ShownMonths): NamedMonth[] =>
  [...months.entries()].filter(([month]) => shown.has(month))

/** The names of months as a block; of none, no block. */
export const monthsBlock = (months: readonly NamedMonth[]): Block[] =>
  months.length === 0
    ? []
    : [{ role: 'item', text: normalizeText(months.map(([, name]) => name).join(', ')), months }]

/** Whether a label consists of gaps and a dash alone; see `earlierFiles`. */
const isSilent = (text: string): boolean => /^(?:\s|—|\{[A-Za-z]+\})*$/.test(text)

const labelSection = (path: readonly string[], blocks: Block[]): Section => ({
  id: ['label', ...path].join(':'),
  heading: ['Labels', ...path.map(nameInWords)].join(': '),
  level: 2,
  number: undefined,
  areLabels: true,
  blocks,
})
