import { isRecord, nameInWords } from './extractData.ts'
import { normalizeText } from './normalizeText.ts'
import type { Block, Section } from './types.ts'

/**
 * Labels as passages: a section for each group, named as in their file, in the order of their schema. What is filled in
 * is not known here, so gaps stand as they are typed.
 * @param labels as a template is given them
 * @param later which labels the state of the content that is read did not have: `form.optional`
 */
export function extractLabels(labels: object, later: ReadonlySet<string>): Section[] {
  const read = (group: Record<string, unknown>, path: readonly string[]): Section[] => {
    const blocks = Object.entries(group).flatMap(([name, value]): Block[] => {
      const texts = [value].flat().filter((text) => typeof text === 'string')
      const said = texts.length > 0 && !later.has([...path, name].join('.'))
      return said ? [{ role: 'item', text: normalizeText(texts.join(', ')) }] : []
    })
    const below = Object.entries(group).flatMap(([name, inner]) =>
      isRecord(inner) ? read(inner, [...path, name]) : [],
    )
    return blocks.length === 0 ? below : [labelSection(path, blocks), ...below]
  }
  return read({ ...labels }, [])
}

const labelSection = (path: readonly string[], blocks: Block[]): Section => ({
  id: ['labels', ...path].join(':'),
  heading: ['Labels', ...path.map(nameInWords)].join(': '),
  level: 2,
  number: undefined,
  from: 'labels',
  blocks,
})
