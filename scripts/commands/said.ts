import { resolve } from 'node:path'
import { wordingPage } from '../../src/compliance/history/wordingPage.ts'
import { approvedSaying } from '../../src/compliance/history/approvedText.ts'
import type { SearchSources } from '../../src/compliance/history/searchSources.ts'
import { findPhrase } from '../../src/compliance/history/phraseIn.ts'
import { formatPage, pageText } from '../../src/compliance/history/formatPage.ts'
import { formatSearch } from '../../src/compliance/history/formatSearch.ts'
import { whenSaid } from '../../src/compliance/history/whenSaid.ts'
import { validateQuery } from '../../src/compliance/history/validateQuery.ts'
import { shellQuote } from '../../src/content/text/shellQuote.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { print, UsageError, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { optionalWord, text, toggle } from '../cli/syntax.ts'
import { loadSearchSources } from './loadSearchSources.ts'
import { stripQuotes } from './stripQuotes.ts'
import { isDay } from '../../src/content/text/calendar.ts'

/** Finds which pages said something, and when, or what a page said on a day. */
export const said = defineCommand({
  name: 'said',
  summary:
    'tells which pages said something, and when; or what a page said on a day, from its first word to its last.',
  examples: { '-- "we may change these terms"': 'every page that ever said it, from when to when' },
  positionals: { phrase: optionalWord },
  tooMany: (words) => {
    const last = words.at(-1) ?? ''
    return isDay(last)
      ? `A day stands behind --on: npm run said -- "${stripQuotes(words.slice(0, -1).join(' '))}" --on ${last}`
      : `Put the words into quotation marks: npm run said -- "${stripQuotes(words.join(' '))}"`
  },
  flags: {
    page: text({ '-- "may" --page /terms-of-use': 'only this page' }),
    on: text({
      '-- "may" --on 2026-01-31': 'only what was said on this day',
      '-- --page /terms-of-use --on 2026-01-31':
        'the whole page as it was on this day, with what vouches for it',
    }),
    out: text({
      '… --out FILE.html': 'the whole page goes into a file, to read, print and send; or FILE.txt',
    }),
    archives: text({ '-- "may" --archives DIR': 'looks for archives in another folder than archives/' }),
    json: toggle({ '-- "may" --json': 'the answer as data, for programs' }),
  },
  notes: `The two hyphens that stand alone are needed: they hand what follows to the command. Without them npm drops --on and says
so only in a warning of its own; the line "Asked:" above each answer shows how the question was understood.
What stands on every page (header, menus, footer, labels of no page) is "every page"; what is shown at addresses that do
not exist is "the page for missing addresses".
Whole words are looked for, in their order, also from one paragraph or item into the next. Capitals, kinds of quotation
marks and dashes, quotation marks around the whole, and spaces make no difference. Labels are found with what is filled in.
Three witnesses are asked, and each is named:
  - the git history of the branch that is checked out, which has every wording with the day on which it came to the
    branch. The site may have shown it later, or never. The branch is named, and you are warned when it is not the main one;
  - the archives that npm run preserve made, which have what a revision builds for a day. The wording that they keep of
    each page is searched, and what its HTML shows;
  - the texts that were approved, in content/legal/approved, from the day of their approval on.
    They tell what a page was to say, also in the time before the history.
The exit status is 0 when one of them has it, 1 when none has, 2 when the question could not be asked: a day to come, a
page that never was, or a command that was not understood.`,
  run: ({ phrase: typedPhrase, page: typedPage, on, out, ...where }, context) => {
    const phrase = typedPhrase === undefined ? undefined : stripQuotes(typedPhrase)
    const page = typedPage === undefined ? undefined : stripQuotes(typedPage)
    if (on !== undefined) checkDay(on)
    if (phrase === undefined && page !== undefined) {
      if (on === undefined)
        throw new UsageError(
          `Write the day on which the page is asked for: npm run said -- --page ${shellQuote(page)} --on 2026-01-31\nOr the words that you look for: npm run said -- "the words" --page ${shellQuote(page)}`,
        )
      if (out !== undefined && !/\.(?:html|txt)$/.test(out))
        throw new UsageError(`Behind --out stands "${out}"; let the name of the file end in .html or .txt.`)
      return tellWhole({ page, on, out, ...where }, context)
    }
    if (phrase === undefined || !/[\p{L}\p{N}]/u.test(phrase))
      throw new UsageError(
        'Write the words that you look for: npm run said -- "attorney advertising"\nOr a page and a day: npm run said -- --page /terms-of-use --on 2026-01-31',
      )
    if (out !== undefined)
      throw new UsageError(
        'Only a whole page is written into a file. Leave out the words that you look for, or --out.',
      )
    return tellPhrase({ phrase, on, page, ...where }, context)
  },
})

interface Where {
  /** The folder of the archives, as it was typed. */
  archives?: string
  json?: boolean
}

/** A question: which pages said a phrase, and when? */
interface PhraseQuery extends Where {
  phrase: string
  /** As 2026-01-31. */
  on?: string
  page?: string
}

/** A question: what did a whole page say on a day? */
interface PageQuery extends Where {
  page: string
  on: string
  /** The file that the answer is written into, as it was typed: `.html` or `.txt`. */
  out?: string
}

/** @throws UsageError at what is no day */
function checkDay(on: string): void {
  if (isDay(on)) return
  throw new UsageError(
    /^\d{4}-\d\d-\d\d$/.test(on)
      ? `Behind --on stands "${on}", and no calendar has that day; the year comes first, then the month: 2026-01-31.`
      : `Behind --on stands "${on}"; write it as a day, for example 2026-01-31.`,
  )
}

/** Loads the sources for a query. @throws UserError when it cannot be answered */
async function sourcesFor(
  { on, page, archives }: PhraseQuery | PageQuery,
  context: CommandContext,
): Promise<SearchSources> {
  const today = buildDay(context.env)
  const searched = await loadSearchSources(archives, today, context)
  const wrong = validateQuery({ ...searched, on, page, today })
  if (wrong !== undefined) throw new UserError(wrong)
  return searched
}

async function tellPhrase(query: PhraseQuery, context: CommandContext): Promise<number> {
  const { phrase, on, page, json } = query
  const { stdout } = context
  const searched = await sourcesFor(query, context)
  const find = findPhrase(phrase)
  const { snapshots, archives, approved } = searched
  const { pages, asked, sentences, limits, warnings, ...answer } = formatSearch(
    whenSaid(find, snapshots, archives, on),
    { ...searched, phrase, on, page, approvedSaying: approvedSaying(find, approved ?? []) },
  )
  const told = answer.approved.map(({ lines: _lines, ...text }) => text)
  const status = pages.length + told.length > 0 ? 0 : 1
  if (json) {
    const data = { phrase, on, page, searched: searched.searched, pages, approved: told }
    print(stdout, JSON.stringify({ ...data, known: knownBy(searched), warnings, limits }, undefined, 2))
    return status
  }
  print(stdout, [...warnings.map((warning) => `${warning}\n`), `${asked}\n`, ...sentences].join('\n'))
  print(stdout, `\nWhat is known:\n${limits.map((limit) => `  ${limit}`).join('\n')}`)
  return status
}

async function tellWhole(query: PageQuery, context: CommandContext): Promise<number> {
  const { page, on, out, json } = query
  const { stdout, stderr, cwd } = context
  const searched = await sourcesFor(query, context)
  const answer = formatPage(page, on, searched)
  const { wordings, warnings, sentences, limits } = answer
  const status = wordings.length > 0 ? 0 : 1
  if (out !== undefined && status === 0) {
    writeFileAtomic(resolve(cwd, out), out.endsWith('.html') ? wordingPage(answer) : `${pageText(answer)}\n`)
    print(stderr, `Written: ${out}`)
    if (!json)
      print(stdout, [...warnings, ...sentences, ...wordings.flatMap(({ vouchers }) => vouchers)].join('\n'))
  }
  if (json) {
    const texts = wordings.map(({ approved, ...wording }) => ({
      ...wording,
      approved: approved.map(({ lines: _lines, ...text }) => text),
    }))
    const data = { page, on, searched: searched.searched, wordings: texts, sentences }
    print(stdout, JSON.stringify({ ...data, known: knownBy(searched), warnings, limits }, undefined, 2))
  } else if (out === undefined || status > 0) print(stdout, pageText(answer))
  return status
}

const knownBy = ({ snapshots, archives }: SearchSources) => ({
  from: snapshots[0]?.day,
  archives: archives.map(({ day, made, file }) => ({ day, made, file })),
})
