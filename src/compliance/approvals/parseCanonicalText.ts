import { blockRoles, type Block, type Fact, type PageText, type Section } from '../text/types.ts'
import { blockSigns } from './canonicalText.ts'

const headingLine = /^(#+) (?:(\d+)\. )?(.*)$/

/**
 * The sections and facts of a text that `canonicalText` wrote, so that an approved wording can be compared as a page is.
 * Total: what is no such text gives what can be read of it.
 */
export function parseCanonicalText(wording: string): Pick<PageText, 'sections' | 'facts'> {
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
    if (signs === undefined && line !== '') sections.at(-1)?.blocks.push(blockOf(line))
  }
  return { facts, sections }
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
