import { parseArgs } from 'node:util'
import { keptFlags } from '../keptFlags.mjs'
import { unknownFlag } from './unknownFlag.ts'
import { withoutQuotes } from './withoutQuotes.ts'

/** What `npm run approve` was asked for. */
export type ApproveWish =
  | { wish: 'approve'; page: string; by: string; note: string }
  | { wish: 'list' }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const approveHelp = `npm run approve records that somebody has read a page and agrees to its words.

  npm run approve -- PAGE --by "NAME"                 approves the page as it is in your files now
  npm run approve -- PAGE --by "NAME" --note "TEXT"   the same, with a few words about it
  npm run approve -- --list                           every page that must be approved, and how it stands
  npm run approve -- --help                           this page

PAGE is the page's address, such as /terms-of-use, or its file, such as content/legal/terms-of-use.mdx.
The two hyphens that stand alone are needed: they hand what follows to the command.
An approval is bound to the words: it is lost when one of them changes, and kept when lines are only set otherwise.
What is written, and must be committed with the change: a line in content/legal/approvals.txt, the words as a plain
text in content/legal/approved, and of a legal page the whole file in content/legal/versions.
When the same person approved the same words before, nothing is written unless there is a new note.
The record bears the day on which it is given, in New York and by this computer's clock.
CONTENT_DIR names another content folder. BUILD_DATE=2026-01-31 sets the day for --list alone.
The exit status is 0 when it is done, 1 when the content must be mended first, 2 when the command was not understood.`

const flags = ['by', 'note', 'list', 'help']

/**
 * Reads what was typed behind `npm run approve --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readApproveFlags(
  typed: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ApproveWish {
  const kept = keptFlags(
    {
      command: 'approve',
      // Without its flag, a name that was typed before the page stands where the page should be.
      words: [...typed].sort((a, b) => Number(isPlace(b)) - Number(isPlace(a))),
      alone: ['list'],
      withText: ['by', 'note'],
      form: 'PAGE --by "NAME"',
    },
    env,
  )
  if (kept !== undefined) return wrong(kept)
  // Not strict: what is wrong is told here, in words of our own.
  const { tokens } = parseArgs({
    args: [...typed],
    options: {
      by: { type: 'string' },
      note: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  })
  const options = tokens.filter((token) => token.kind === 'option')
  const words = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  const unknown = options.find(({ name }) => !flags.includes(name))
  if (unknown) return wrong(unknownFlag(typed[unknown.index] ?? unknown.rawName, flags))
  const has = (name: string) => options.some((option) => option.name === name)
  if (has('help')) return { wish: 'help' }
  if (has('list')) {
    return words.length > 0 || has('by') || has('note')
      ? wrong('The flag --list stands alone: npm run approve -- --list')
      : { wish: 'list' }
  }
  const [page, more] = words
  const twice = ['by', 'note'].find((name) => options.filter((option) => option.name === name).length > 1)
  if (twice !== undefined) return wrong(`The flag --${twice} stands here twice. Keep one of them.`)
  if (page === undefined)
    return wrong('Name the page that you approve: npm run approve -- /terms-of-use --by "NAME"')
  if (more !== undefined) {
    const curly = typed.find((word) => /[\u201C-\u201F]/.test(word))
    if (curly !== undefined)
      return wrong(
        `${curly} has a quotation mark as Word sets them, which a terminal does not take for one. Type straight ones around a name or note of several words: --by "NAME"`,
      )
    return wrong(
      `"${page}" and "${more}" are two. Approve one page at a time, and put a name or note of several words in "quotation marks".`,
    )
  }
  const by = valueOf(options, 'by')
  const note = valueOf(options, 'note')
  if (by === '')
    return wrong(
      `Say who approves the page: npm run approve -- ${page} --by "NAME", with the whole name in quotation marks.`,
    )
  if (has('note') && note === '')
    return wrong('Behind --note stands nothing. Write a few words in "quotation marks", or leave it out.')
  const faulty = wrongWords('name', by, 60) ?? wrongWords('note', note, 200)
  return faulty === undefined ? { wish: 'approve', page, by, note } : wrong(faulty)
}

/** Whether a word can only be a page: its address or its file. */
const isPlace = (word: string): boolean => word.startsWith('/') || word.endsWith('.mdx')

/** What was typed behind a flag; quotation marks around the whole, as Word sets them, are no part of it. */
function valueOf(options: readonly { name: string; value: string | undefined }[], name: string): string {
  const value = options.find((option) => option.name === name)?.value ?? ''
  const words = value.replace(/\s+/g, ' ').trim()
  return /^["\u201C-\u201F\u00AB\u00BB].*["\u201C-\u201F\u00AB\u00BB]$/.test(words)
    ? withoutQuotes(words)
    : words
}

/** What keeps words out of a line of the records. */
function wrongWords(what: string, text: string, limit: number): string | undefined {
  if (text.includes('|')) return `The ${what} holds the sign |, which parts the records. Write it without.`
  const mark = what === 'name' ? /["\u201C-\u201F\u00AB\u00BB]/.exec(text) : null
  if (mark) return `The name holds the sign ${mark[0]}. Write it without.`
  if (text.startsWith('--'))
    return `Behind the flag stands ${text} instead of a ${what}. Write it in "quotation marks".`
  if (what === 'name' && !/\p{L}.*\p{L}/u.test(text))
    return `"${text}" is no name. Write the whole name in "quotation marks".`
  return text.length > limit ? `The ${what} is longer than ${limit} characters. Write it shorter.` : undefined
}

const wrong = (sentence: string): ApproveWish => ({ wish: 'wrong', sentence: sentence.trim() })
