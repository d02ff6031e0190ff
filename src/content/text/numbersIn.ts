import { numberInWords } from './numberInWords.ts'

const words = new Map(Array.from({ length: 99 }, (_, at) => [numberInWords(at + 1), at + 1]))
for (const [word, value] of [
  ['a', 1],
  ['first', 1],
  ['second', 2],
  ['third', 3],
] as const)
  words.set(word, value)
const units = new Map([
  ['hundred', 100],
  ...['k', 'thousand'].map((unit) => [unit, 1e3] as const),
  ...['m', 'mn', 'million'].map((unit) => [unit, 1e6] as const),
  ...['b', 'bn', 'billion'].map((unit) => [unit, 1e9] as const),
])
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
