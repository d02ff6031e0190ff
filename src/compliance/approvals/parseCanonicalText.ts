import {
  blockRoles,
  type Block,
  type Fact,
  type NamedMonth,
  type PageText,
  type Section,
} from '../text/types.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { blockSigns } from './canonicalText.ts'

const headingLine = /^(#+) (?:(\d+)\. )?(.*)$/

/**
 * The sections and facts of a text that `canonicalText` wrote, so that an approved wording can be compared as a page is.
 * Total: what is no such text gives what can be read of it.
 * @param months the names of months, January first, by which the one label is found that names those of a page's history
 */
export function parseCanonicalText(
  wording: string,
  months: readonly string[] = [],
): Pick<PageText, 'sections' | 'facts' | 'months'> {
  const lines = wording.trimEnd().split('\n').slice(2)
  const end = lines.indexOf('')
  const [keyOf, idOf] = [numberRepeated(), numberRepeated()]
  const facts = lines.slice(0, end === -1 ? lines.length : end).flatMap((line): Fact[] => {
    const [, label, value] = /^(.*?): (.*)$/.exec(line) ?? []
    return label === undefined || value === undefined ? [] : [{ key: keyOf(label), label, value }]
  })
  const sections: Section[] = []
  for (const [index, line] of (end === -1 ? [] : lines.slice(end)).entries()) {
    const [, signs, number, heading = ''] = headingLine.exec(line) ?? []
    const isFirst = index === 0 || lines[end + index - 1] === ''
    if (signs !== undefined || (line !== '' && isFirst))
      sections.push({
        // A point would make it an entry of a list of data.
        id: idOf(heading).replaceAll('.', ' '),
        heading,
        level: signs?.length ?? 1,
        number: number === undefined ? undefined : Number(number),
        blocks: [],
      })
    const section = sections.at(-1)
    if (signs === undefined && line !== '') section?.blocks.push(withMonths(blockOf(line), section, months))
  }
  const own = [...months.entries()].filter(([month]) => facts.some(({ value }) => monthOf(value) === month))
  return { facts, sections, months: own }
}

/** Tells what has the same name apart by numbers: `Fees`, `Fees.2`. */
function numberRepeated(): (name: string) => string {
  const seen = new Map<string, number>()
  return (name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}.${count}`
  }
}

function blockOf(line: string): Block {
  const role = blockRoles.find((one) => blockSigns[one] !== '' && line.startsWith(blockSigns[one]))
  return role === undefined
    ? { role: 'paragraph', text: line }
    : { role, text: line.slice(blockSigns[role].length) }
}

/** A label that consists of names of months, with these. */
function withMonths(block: Block, { heading }: Section, months: readonly string[]): Block {
  if (block.role !== 'item' || !heading.startsWith('Labels: ')) return block
  const named = block.text.split(', ').map((name): NamedMonth => [months.indexOf(name), name])
  return named.every(([month]) => month !== -1) ? { ...block, months: named } : block
}

/** The month of a day as `canonicalText` writes it, from 0; of any other value, none. */
function monthOf(value: string): number | undefined {
  const [, figures] = / \(\d{4}-(\d{2})-\d{2}\)$/.exec(value) ?? []
  if (figures !== undefined) return Number(figures) - 1
  const [, day, year] = /^[A-Z][a-z]+ (\d{1,2}), (\d{4})$/.exec(value) ?? []
  if (day === undefined) return undefined
  const isoOf = (month: number) => `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  return Array.from({ length: 12 }, (_, month) => month).find((month) => formatDate(isoOf(month)) === value)
}
