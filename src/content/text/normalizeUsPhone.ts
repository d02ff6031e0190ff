const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** The ten digits of an American number, of letters and signs on the keys of a telephone; undefined when it has others. */
export function normalizeUsPhone(typed: string): string | undefined {
  if (!/^\+?[\dA-Za-z\s().-]+$/.test(typed)) return undefined
  const digits = typed
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}
