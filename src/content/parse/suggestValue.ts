import type { z } from 'zod'

/** Ways of writing a value that fields don’t accept, and the one that they do. */
const ways: readonly ((text: string) => string | undefined)[] = [
  (text) => text.replace(/^[“”"‘’]+|[“”"‘’]+$/g, '').trim(),
  (text) => text.replace(/[–—−]/g, '-'),
  (text) => text.replace(/^mailto:|\.$/g, ''),
  (text) => text.replace(/^http:/i, 'https:').replace(/\/$/, ''),
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : undefined),
  (text) => (/^[\w/#-]+$/.test(text) ? `/${text}` : undefined),
  (text) => `${text} years`,
  dollars,
  day,
]

/** The value that was meant by one that a field doesn’t accept, if one of a few ways of writing leads to it. */
export const suggestValue = (typed: string, field: z.ZodType): string | undefined =>
  ways
    .map((way) => way(typed.trim()))
    .find((value) => value !== undefined && value !== typed && field.safeParse(value).success)

/** `245,000` and `245k` as $245,000. */
function dollars(text: string): string | undefined {
  const [, digits, thousands] = /^\$?\s*([\d,]+)(?:\.00)?\s*(k?)$/i.exec(text) ?? []
  return digits && `$${(Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)).toLocaleString('en-US')}`
}

/** `06/20/2025` and `June 20, 2025` as 2025-06-20; undefined for days that don’t exist. */
function day(text: string): string | undefined {
  const date = new Date(`${text.replaceAll('.', ' ')} UTC`)
  if (Number.isNaN(date.getTime())) return undefined
  const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join()
  const typed = sorted(text.match(/\d+/g)?.map(Number) ?? [])
  const isInWords = /[A-Za-z]{3}/.test(text)
  // JavaScript takes June 31 for July 1.
  const isWhole = typed === sorted(isInWords ? parts.toSpliced(1, 1) : parts)
  return isWhole ? date.toISOString().slice(0, 10) : undefined
}
