import { toString } from 'mdast-util-to-string'
import { firstWords, type LintFinding, type MaskedBlock } from './maskedBlock.ts'

/** What a line may begin with in place of a hyphen and a space, and in how many lines of a paragraph at least. */
const signs: readonly { sign: RegExp; atLeast: number }[] = [
  { sign: /^[•▪▫◦‣⁃●○■□◆◇➢➤❖\uF000-\uF0FF]\s*(?=\S)/, atLeast: 1 },
  { sign: /^·\s+/, atLeast: 1 },
  { sign: /^o(?:\t|[ \u00A0]{2,}|\u00A0)\s*/, atLeast: 1 },
  { sign: /^[-+](?=\p{L})/u, atLeast: 1 },
  { sign: /^[-+*][\u00A0\u202F]\s*/, atLeast: 1 },
  { sign: /^\d{1,2}[.)][\u00A0\u202F]*(?=\p{L})/u, atLeast: 1 },
  { sign: /^\*(?=\p{L})/u, atLeast: 2 },
  { sign: /^[–—]\s+/, atLeast: 2 },
]

/** Whether some line begins with one of them: most paragraphs have none. */
const hasSign = /^[ \t>]*[•▪▫◦‣⁃●○■□◆◇➢➤❖\uF000-\uF0FF·o+*\d–—-]/m

/** What a list’s own signs are called. */
const names: Readonly<Record<string, string>> = { '-': 'hyphen', '*': 'star', '+': 'plus sign' }

/**
 * Lines that begin like items of a list, as Word and e-mails have them, and are running text: reported once a paragraph.
 * @param areNotes whether stars lead to notes in this text, so that one before a word begins no item
 */
export function malformedLists(
  { text, typed, above, below, itemSign, itemSignAbove }: MaskedBlock,
  areNotes: boolean,
): LintFinding[] {
  if (!hasSign.test(text)) return []
  let start = 0
  const lines = text.split('\n').map((line) => {
    const [before = ''] = /^[ \t>]*/.exec(line) ?? []
    const at = start + before.length
    const end = start + line.length
    start = end + 1
    return { at, end, words: line.slice(before.length) }
  })
  for (const { sign: pattern, atLeast } of signs) {
    const items = lines.filter(({ words }) => pattern.test(words))
    const [first] = items
    if (first === undefined) continue
    const isAtBeginning = first.at === lines[0]?.at
    const isAmongSuch = isAtBeginning && (isLike(above, pattern) || isLike(below, pattern) || leadsOn(above))
    const line = typed.slice(first.at, first.end)
    const [begin = ''] = pattern.exec(line) ?? []
    // The sign of the list that it stands in or below: `*two` below `* one`.
    const isOfList =
      !areNotes && (isAtBeginning ? [above && itemSign, itemSignAbove] : [itemSign]).includes(begin)
    if (items.length < atLeast && !isAmongSuch && !isOfList) continue
    const words = firstWords(line.slice(begin.length))
    const number = /^\d+[.)]/.exec(begin)?.[0]
    const sign = begin.trim()
    const mark = number ?? (isOfList ? sign : '-')
    // The sign is right, and only the space behind it is missing.
    const how =
      mark === sign
        ? `Put an ordinary space behind the ${number === undefined ? (names[sign] ?? 'sign') : 'number'}`
        : `Replace ${/^[\uF000-\uF0FF]/.test(sign) ? 'that sign' : `the "${sign}"`} and what follows it up to the words with a hyphen and a space`
    return [
      {
        index: first.at,
        message: `${beginning(begin)}, and visitors see it as running text.`,
        fix:
          items.length === 1
            ? `${how}: ${mark} ${words}`
            : `${how} in each of the ${items.length} lines; the first becomes: ${mark} ${words}`,
      },
    ]
  }
  return []
}

function beginning(begin: string): string {
  const sign = begin.trim()
  if (/^[\uF000-\uF0FF]/.test(sign)) return 'This line begins with a sign for lists that only Word has'
  if (/\d/.test(sign)) return `An ordinary space is missing behind "${sign}"`
  if (/^[-+*]$/.test(sign) && sign !== begin)
    return `Behind "${sign}" stands a special space, as Word makes it`
  if (/^[-+*]$/.test(sign)) return `A space is missing behind the "${sign}" of this line`
  return `This line begins with "${sign}", as items of lists do in Word`
}

/** Whether the paragraph before or behind begins in the same way. */
const isLike = (node: MaskedBlock['above'], sign: RegExp): boolean =>
  node?.type === 'paragraph' && sign.test(toString(node))

/** Whether what stands before it announces a list. */
const leadsOn = (node: MaskedBlock['above']): boolean =>
  node?.type === 'paragraph' && toString(node).trimEnd().endsWith(':')
