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
Three witnesses are asked, and each is named:
  - the git history of the branch that is checked out, which has every wording with the day on which it came to the
    branch. The site may have shown it later, or never. The branch is named, and you are warned when it is not the main one;
  - the archives that npm run preserve made, which have what a revision builds for a day. The wording that they keep of
    each page is searched, not their HTML;
  - the texts that were approved, in content/legal/versions and content/legal/approved, from the day of their approval on.
    They tell what a page was to say, also in the time before the history.
The exit status is 0 when one of them has it, 1 when none has, 2 when the question could not be asked: a day to come, a
page that never was, or a command that was not understood.`

/**
 * Reads what was typed behind `npm run said --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readSaidFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): SaidWish {
  const read = readFlags(
    typed,
    { command: 'said', alone: ['json'], withText: ['on', 'page', 'archives'] },
    env,
  )
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
