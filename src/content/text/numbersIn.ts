import { numberInWords } from './numberInWords.ts'

const words = new Map([
  ...Array.from({ length: 99 }, (_, at) => [numberInWords(at + 1), at + 1] as const),
  ...Object.entries({ a: 1, first: 1, second: 2, third: 3 }),
])
const [thousand, million, billion] = [1e3, 1e6, 1e9]
const units = new Map(
  Object.entries({ hundred: 100, k: 1e3, thousand, m: 1e6, mn: 1e6, million, b: 1e9, bn: 1e9, billion }),
)
const number = new RegExp(
  String.raw`(\d[\d,]*(?:\.\d+)?|\b[a-z]+(?:-[a-z]+)?)(?:[ -]?(${[...units.keys()].join('|')})\b)?`,
  'gi',
)

/** The numbers in a text: `$10B+` and "ten billion dollars" have the same one. @param figures leaves out those in words */
export const numbersIn = (text: string, figures = false): number[] =>
  [...text.matchAll(number)].flatMap(([, typed = '', unit = '']) => {
    const isFigure = /^\d/.test(typed)
    const value = isFigure ? Number(typed.replaceAll(',', '')) : words.get(typed.toLowerCase())
    return value === undefined || (figures && !isFigure) ? [] : value * (units.get(unit.toLowerCase()) ?? 1)
  })
