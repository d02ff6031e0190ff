import type { DayWords } from '../../content/text/formatDate.ts'
import { isRecord, nameInWords } from './extractData.ts'
import { normalizeText } from './normalizeText.ts'
import type { Block, Section } from './types.ts'

/**
 * Labels as passages: a section for each group, named as in their file, in the order of their schema. What is filled in
 * is not known here, so gaps stand as they are typed. The names of months are no passage: those that a page shows stand in
 * its days.
 * @param labels as a template is given them; one without words of its own, as in a state of the content from before there
 *   was such a label, says nothing
 */
export function extractLabels(labels: object, { months }: Pick<DayWords, 'months'>): Section[] {
  const read = (group: Record<string, unknown>, path: readonly string[]): Section[] => {
    const blocks = Object.values(group).flatMap((value): Block[] => {
      if (value === months) return []
      const texts = [value].flat().filter((text) => typeof text === 'string')
      const text = normalizeText(texts.join(', '))
      return isSilent(text) ? [] : [{ role: 'item', text }]
    })
    const below = Object.entries(group).flatMap(([name, inner]) =>
      isRecord(inner) ? read(inner, [...path, name]) : [],
    )
    return blocks.length === 0 ? below : [labelSection(path, blocks), ...below]
  }
  return read({ ...labels }, [])
}

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
