/** A number of a text, however it is spelled. */
export interface Quantity {
  /** As the text has it: "$10B+". */
  words: string
  amount: number
  unit: 'money' | 'percent' | 'none'
  /** "200+", "more than 200"; "nearly 200"; "up to 200"; or the number alone. */
  bound: 'more' | 'nearly' | 'at most' | 'exact'
  /** Whether it is a word such as "hundreds", whose amount is the least that it can mean. */
  isVague: boolean
}

const small: Readonly<Record<string, number>> = {
  ...numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    1,
    1,
  ),
  ...numbered('sixteen seventeen eighteen nineteen', 16, 1),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth', 1, 1),
}

function numbered(words: string, from: number, step: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, from + index * step]))
}

const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  b: 1e9,
  bn: 1e9,
  trillion: 1e12,
}

const vague: Readonly<Record<string, number>> = {
  decades: 20,
  dozens: 24,
  hundreds: 200,
  thousands: 2e3,
  millions: 2e6,
  billions: 2e9,
}

const spelled = Object.keys(small).join('|')
const large = 'dozen|hundred|thousand|million|billion|trillion'

/** What stands before a number, behind its currency. */
const before: readonly (readonly [Quantity['bound'], RegExp])[] = [
  ['at most', /\b(?:fewer than|less than|no more than|not more than|at most|up to|under)\s*$/i],
  [
    'nearly',
    /\b(?:nearly|almost|close to|just under|just short of|approaching|about|approximately|around)\s*$/i,
  ],
  [
    'more',
    /\b(?:more than|over|above|at least|in excess of|upwards of|exceed(?:s|ed|ing)?|no fewer than|no less than)\s*$/i,
  ],
]

const currency = String.raw`(?<currency>(?:US\s?)?[$€£]\s?)?`
const digits = String.raw`(?<![\w.,/§-])${currency}(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:st|nd|rd|th|(?<letters>k|mn|m|bn|b)|(?:[\s-](?<scale>${large})))?(?![\w/]|-\d|-\w+-\d)`
const words = String.raw`\b(?<spelled>(?:an?\s(?=${large}))?(?:${spelled}|${large})(?:(?:[\s-]|(?<=hundred|thousand|million|billion)\sand\s)(?:${spelled}|${large}))*)\b`
const vagueWords = String.raw`\b(?<vague>${Object.keys(vague).join('|')})\b`
const unit = String.raw`(?<plus>\+|\splus\b|\sor\smore\b)?(?<unit>\s?%|[\s-]per\s?cent\b|[\s-](?:US\s)?dollars?\b|\s(?:USD|EUR)\b)?(?<plusBehind>\+)?`
const number = new RegExp(`(?:${digits}|${words}|${vagueWords})${unit}`, 'gi')

/** Every number of a text, in its order: "$10B+" and "more than ten billion dollars" are the same amount. */
export const parseQuantities = (text: string): Quantity[] =>
  [...text.matchAll(number)].map(({ 0: found, index, groups = {} }): Quantity => {
    const near = text.slice(Math.max(0, index - 60), index)
    const ahead = before.find(([, pattern]) => pattern.test(near))?.[0]
    const isVague = groups['vague'] !== undefined
    const isOpen = isVague || groups['plus'] !== undefined || groups['plusBehind'] !== undefined
    return {
      words: found.trim(),
      amount: amountOf(groups),
      unit: unitOf(groups),
      bound: isOpen ? 'more' : (ahead ?? 'exact'),
      isVague,
    }
  })

type Groups = Readonly<Record<string, string | undefined>>

function amountOf({ digits: typed, letters, scale, spelled: inWords, vague: word }: Groups): number {
  if (word !== undefined) return vague[word.toLowerCase()] ?? 0
  if (inWords !== undefined) return spelledAmount(inWords)
  const times = scales[(letters ?? scale ?? '').toLowerCase()] ?? 1
  // 4.2 million is 4200000, and not a little less.
  return Math.round(Number((typed ?? '').replaceAll(',', '')) * times * 1000) / 1000
}

function spelledAmount(run: string): number {
  let [total, current] = [0, 0]
  for (const word of run.toLowerCase().split(/[\s-]+/)) {
    const scale = scales[word]
    if (scale === undefined) current += small[word] ?? 0
    else if (scale <= 100) current = (current || 1) * scale
    else {
      total += (current || 1) * scale
      current = 0
    }
  }
  return total + current
}

function unitOf({ currency: sign, unit: behind = '' }: Groups): Quantity['unit'] {
  if (/%|cent/i.test(behind)) return 'percent'
  return sign !== undefined || behind !== '' ? 'money' : 'none'
}
