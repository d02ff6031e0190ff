const small =
  `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A count as a sentence has it: `no`, `three`, `twenty-one`, and from one hundred on `1,204`. */
export function numberInWords(count: number): string {
  if (count > 99) return count.toLocaleString('en-US')
  const ones = small[count % 10] ?? ''
  return small[count] ?? `${tens[Math.floor(count / 10) - 2] ?? ''}${count % 10 === 0 ? '' : `-${ones}`}`
}
