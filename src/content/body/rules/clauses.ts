/** How people number clauses by hand: what is before and after the number, and what counts as one. */
const forms = [
  /^\(?([a-z]|[ivx]{1,5}|\d{1,3})\)(?= )/,
  /^\[([a-z]|[ivx]{1,5}|\d{1,3})\](?= )/,
  /^([A-Za-z]|[IVX]{1,5}|[ivx]{2,5})\.(?= )/,
  /^\d{1,3}(?:\.\d{1,3})*\.(\d{1,3})\.?(?= )/,
  /^(\d{1,3})(?:\.\)|-|:)(?= )/,
  /^§+ ?(\d{1,3})(?=[. ])/,
  /^(?:Article|Clause|Exhibit|Part|Question|Schedule|Section|Step) (\d{1,3}|[A-Z]|[IVX]{1,5})[.:)]?(?= )/,
]

/** The first line of a paragraph with which a numbering starts that Markdown joins into one line; -1 without one. */
export function joinedClause(lines: readonly string[]): number {
  return lines.findIndex((line, at) => {
    const next = lines[at + 1]?.trim() ?? ''
    if (/^Q[:.] /.test(line.trim()) && /^A[:.] /.test(next)) return true
    return forms.some((form) => {
      const [first, second] = [form.exec(line.trim())?.[1], form.exec(next)?.[1]]
      return first !== undefined && second !== undefined && isNext(first, second)
    })
  })
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']

const isNext = (one: string, other: string): boolean =>
  Number(other) === Number(one) + 1 ||
  roman.indexOf(other.toLowerCase()) - roman.indexOf(one.toLowerCase()) === 1 ||
  (one.length === 1 && other.length === 1 && other.charCodeAt(0) - one.charCodeAt(0) === 1)
