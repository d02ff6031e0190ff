import type { z } from 'zod'
import { normalizeUsPhone } from '../../text/normalizeUsPhone.ts'
import { suggestEmail } from '../../text/suggestEmail.ts'
import type { TypedNumber } from '../../model/fields.ts'

/**
 * The value that somebody most likely meant who typed one that a field does not take: `06/20/2025` as 2025-06-20,
 * `245,000` as $245,000. The field itself takes every answer.
 * @returns undefined when nothing can be derived surely
 */
export function suggestValue(typed: string, field: z.ZodType | undefined): string | undefined {
  if (field === undefined) return undefined
  const text = typed.trim()
  return heuristics
    .map((way) => way(text))
    .find((value) => value !== undefined && value !== typed && field.safeParse(value).success)
}

type Heuristic = (text: string) => string | undefined

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const ordinals = [
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
  ['six', 'sixth'],
  ['seven', 'seventh'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['ten', 'tenth'],
  ['eleven', 'eleventh'],
  ['twelve', 'twelfth'],
]

const heuristics: readonly Heuristic[] = [
  // Quotation marks that Word has curled hold no value together.
  (text) => text.replace(/^[“”„‘’‚"']+|(?<![“”"‘’'])[“”"‘’']+$/g, '').trim(),
  suggestEmail,
  (text) => text.replace(/^http:\/\//i, 'https://').replace(/\/+$/, ''),
  (text) => (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : undefined),
  (text) => (/^[\w-]+(?:[/#][\w#-]+)*$/.test(text) ? `/${text}` : undefined),
  (text) =>
    `${text.replace(/(?<!\s)\s*(?:years?|yrs?)\.?$/i, '').replace(/(?<!\s)\s*(?:[–—−-]|to)\s*/g, '-')} years`,
  (text) => (/^1\s*(?:years?|yrs?)?\.?$/i.test(text) ? '1 year' : undefined),
  amount,
  phone,
  (text) => day(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)?.slice(1)),
  americanDay,
  dayInWords,
  (text) => numberOf(ordinals.findIndex((words) => words.includes(text.toLowerCase())) + 1),
  degreesAndMinutes,
]

const numberOf = (number: number): string | undefined => (number > 0 ? String(number) : undefined)

function amount(text: string): string | undefined {
  const [, digits, thousand] =
    /^(?:US)?\$?\s*([\d,]+)(?:\.00?)?\s*(k?)(?:\s*(?:USD|dollars))?$/i.exec(text) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)
  return `$${number.toLocaleString('en-US')}`
}

function phone(text: string): string | undefined {
  const [, area, exchange, rest] = /^(\d{3})(\d{3})(\d{4})$/.exec(normalizeUsPhone(text) ?? '') ?? []
  return area && `+1 ${area} ${exchange} ${rest}`
}

function day(parts: readonly string[] | undefined): string | undefined {
  const [year, month, date] = parts ?? []
  return year && month && date && `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** Americans write the month first. */
function americanDay(text: string): string | undefined {
  const [, month, date, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year && month && date && day([year, month, date])
}

function dayInWords(text: string): string | undefined {
  const [, first, second, year] =
    /^([A-Za-z]+|\d{1,2})\.?\s+([A-Za-z]+|\d{1,2})(?:st|nd|rd|th)?\.?,?\s+(\d{4})$/.exec(text) ?? []
  const [name, date] = /^\d/.test(first ?? '') ? [second, first] : [first, second]
  const month = months.findIndex((start) => name?.toLowerCase().startsWith(start)) + 1
  return month > 0 && year && date && /^\d+$/.test(date) ? day([year, String(month), date]) : undefined
}

function degreesAndMinutes(text: string): string | undefined {
  const [, degrees, minutes = '0', seconds = '0', side] =
    /^(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?([NSEW]?)$/i.exec(text) ??
    []
  if (degrees === undefined) return undefined
  const number = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return String(Math.round((/[SW]/i.test(side ?? '') ? -number : number) * 10_000) / 10_000)
}

/** What to say of a day that the calendar does not have, such as 2025-06-31; undefined of anything else. */
export function missingDay(typed: string): string | undefined {
  const text = typed.trim()
  const iso = americanDay(text) ?? dayInWords(text) ?? text
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (year === undefined || Number(month) < 1 || Number(month) > 12 || Number(date) < 1) return undefined
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(date) <= last) return undefined
  const name = new Date(Date.UTC(2000, Number(month) - 1, 1)).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })
  return `${name}${month === '02' ? ` ${year}` : ''} has ${last} days: write one of them, such as ${year}-${month}-${last}`
}

/**
 * A number of which the schema knows its range, in words: “Write a whole number in digits, such as 1.”
 * @param typed what stands there; a number near it is the example
 */
export function numberInWords({ minimum, maximum, type, examples }: TypedNumber, typed: unknown): string {
  const isCount = minimum !== undefined && maximum === undefined
  const near = isCount ? Math.trunc(Math.abs(Number(typed))) : 0
  const example = near > 0 && near < 1000 ? near : examples[0]
  const kind = type === 'integer' ? 'a whole number in digits' : 'a number in digits'
  const range = isCount ? ', without a point or a minus sign' : ''
  return `Write ${kind}${range}${example === undefined ? '' : `, such as ${example}`}.`
}
