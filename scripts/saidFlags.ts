import { readFlags } from './readFlags.ts'

/** What `npm run said` was asked for. */
export type SaidWish =
  | {
      wish: 'said'
      phrase: string
      /** As 2026-01-31. */
      on: string | undefined
      page: string | undefined
      archives: string | undefined
      json: boolean
    }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const saidHelp = `npm run said tells which pages said something, and when.

  npm run said -- "we may change these terms"     every page that ever said it, from when to when
  npm run said -- "may" --page /terms-of-use      only this page
  npm run said -- "may" --on 2026-01-31           only what was said on this day
  npm run said -- "may" --archives DIR            looks for archives in another folder than archives/
  npm run said -- "may" --json                    the answer as data, for programs
  npm run said -- --help                          this page

The two hyphens that stand alone are needed: they hand what follows to the command.
Whole words are looked for, in their order. Capitals, kinds of quotation marks and spaces make no difference.
Two witnesses are asked: the git history, which has every wording with the day on which it came to the branch, and the
archives that npm run preserve made, which show what the site answered.
The exit status is 0 when it was said, 1 when it was not, 2 when the command was not understood.`

/**
 * Reads what was typed behind `npm run said --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readSaidFlags(typed: readonly string[]): SaidWish {
  const read = readFlags(typed, { alone: ['json'], withText: ['on', 'page', 'archives'] })
  if ('wrong' in read) return wrong(read.wrong)
  const { words, alone, texts } = read
  if (alone.has('help')) return { wish: 'help' }
  const [phrase = '', ...more] = words
  if (more.length > 0)
    return wrong(`Put the words into quotation marks: npm run said -- "${words.join(' ')}"`)
  if (!/[\p{L}\p{N}]/u.test(phrase))
    return wrong('Write the words that you look for: npm run said -- "attorney advertising"')
  const on = texts['on']?.at(-1)
  if (on !== undefined && !isDay(on))
    return wrong(`Behind --on stands "${on}"; write it as a day, for example 2026-01-31.`)
  const page = texts['page']?.at(-1)
  if (page !== undefined && page !== 'every page' && !page.startsWith('/'))
    return wrong(`The address of a page begins with a slash: --page /${page}`)
  return { wish: 'said', phrase, on, page, archives: texts['archives']?.at(-1), json: alone.has('json') }
}

const isDay = (typed: string): boolean => {
  const time = Date.parse(`${typed}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${typed}T`)
}

const wrong = (sentence: string): SaidWish => ({ wish: 'wrong', sentence })
