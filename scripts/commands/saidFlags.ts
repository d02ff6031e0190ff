import { shellWord as quoted } from '../../src/site/chores/shellWord.ts'
import { readFlags } from './readFlags.ts'
import { withoutQuotes } from './withoutQuotes.ts'

interface Where {
  /** The folder of the archives, as it was typed. */
  archives: string | undefined
  json: boolean
}

/** Which pages said a phrase is asked. */
export interface PhraseWish extends Where {
  wish: 'said'
  phrase: string
  /** As 2026-01-31. */
  on: string | undefined
  page: string | undefined
}

/** What a whole page said on a day is asked. */
export interface PageWish extends Where {
  wish: 'page'
  page: string
  on: string
  /** The file that the answer is written into, as it was typed: `.html` or `.txt`. */
  out: string | undefined
}

/** What `npm run said` was asked for. */
export type SaidWish =
  | PhraseWish
  | PageWish
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const saidHelp = `npm run said tells which pages said something, and when; or what a page said on a day, from its first word to its last.

  npm run said -- "we may change these terms"     every page that ever said it, from when to when
  npm run said -- "may" --page /terms-of-use      only this page
  npm run said -- "may" --on 2026-01-31           only what was said on this day
  npm run said -- --page /terms-of-use --on 2026-01-31
                                                  the whole page as it was on this day, with what vouches for it
  … --out FILE.html                               the whole page goes into a file, to read, print and send; or FILE.txt
  npm run said -- "may" --archives DIR            looks for archives in another folder than archives/
  npm run said -- "may" --json                    the answer as data, for programs
  npm run said -- --help                          this page

The two hyphens that stand alone are needed: they hand what follows to the command. Without them npm drops --on and says
so only in a warning of its own; the line "Asked:" above each answer shows how the question was understood.
Header, menus and footer are the page "every page"; what is shown at addresses that do not exist is "the page for missing
addresses".
Whole words are looked for, in their order, also from one paragraph or item into the next. Capitals, kinds of quotation
marks and dashes, quotation marks around the whole, and spaces make no difference.
Three witnesses are asked, and each is named:
  - the git history of the branch that is checked out, which has every wording with the day on which it came to the
    branch. The site may have shown it later, or never. The branch is named, and you are warned when it is not the main one;
  - the archives that npm run preserve made, which have what a revision builds for a day. The wording that they keep of
    each page is searched, not their HTML;
  - the texts that were approved, in content/legal/approved, from the day of their approval on.
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
    { command: 'said', alone: ['json'], withText: ['on', 'page', 'archives', 'out'] },
    env,
  )
  if ('wrong' in read) return wrong(read.wrong)
  const { words, alone, texts } = read
  if (alone.has('help')) return { wish: 'help' }
  const [first, ...more] = words
  const phrase = first === undefined ? undefined : withoutQuotes(first)
  const last = words.at(-1)
  if (last !== undefined && more.length > 0 && isDay(last))
    return wrong(
      `A day stands behind --on: npm run said -- "${withoutQuotes(words.slice(0, -1).join(' '))}" --on ${last}`,
    )
  if (more.length > 0)
    return wrong(`Put the words into quotation marks: npm run said -- "${withoutQuotes(words.join(' '))}"`)
  const [on, typedPage, archives, out] = ['on', 'page', 'archives', 'out'].map((flag) => texts[flag]?.at(-1))
  const page = typedPage === undefined ? undefined : withoutQuotes(typedPage)
  if (on !== undefined && !isDay(on))
    return wrong(
      /^\d{4}-\d\d-\d\d$/.test(on)
        ? `Behind --on stands "${on}", and no calendar has that day; the year comes first, then the month: 2026-01-31.`
        : `Behind --on stands "${on}"; write it as a day, for example 2026-01-31.`,
    )
  const where = { archives, json: alone.has('json') }
  if (phrase === undefined && page !== undefined) {
    if (on === undefined)
      return wrong(
        `Write the day on which the page is asked for: npm run said -- --page ${quoted(page)} --on 2026-01-31\nOr the words that you look for: npm run said -- "the words" --page ${quoted(page)}`,
      )
    if (out !== undefined && !/\.(?:html|txt)$/.test(out))
      return wrong(`Behind --out stands "${out}"; let the name of the file end in .html or .txt.`)
    return { wish: 'page', page, on, out, ...where }
  }
  if (phrase === undefined || !/[\p{L}\p{N}]/u.test(phrase))
    return wrong(
      'Write the words that you look for: npm run said -- "attorney advertising"\nOr a page and a day: npm run said -- --page /terms-of-use --on 2026-01-31',
    )
  if (out !== undefined)
    return wrong('Only a whole page is written into a file. Leave out the words that you look for, or --out.')
  return { wish: 'said', phrase, on, page, ...where }
}

const isDay = (typed: string): boolean => {
  const time = Date.parse(`${typed}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${typed}T`)
}

const wrong = (sentence: string): SaidWish => ({ wish: 'wrong', sentence })
