import { resolve } from 'node:path'
import { wordingPage } from '../../src/review/documents/wordingPage.ts'
import { approvedSaying } from '../../src/review/said/approvedText.ts'
import type { LookedThrough } from '../../src/review/said/lookedThrough.ts'
import { pageText } from '../../src/review/said/pageText.ts'
import { findPhrase } from '../../src/review/said/phraseIn.ts'
import { tellPage } from '../../src/review/said/tellPage.ts'
import { tellSaid } from '../../src/review/said/tellSaid.ts'
import { whenSaid } from '../../src/review/said/whenSaid.ts'
import { wrongQuestion } from '../../src/review/said/wrongQuestion.ts'
import { buildDay } from '../../src/vite/buildDay.ts'
import { PlainError } from '../../src/vite/plainError.ts'
import { writeWhole } from '../../src/vite/writeWhole.ts'
import { refuse, say, type Command, type CommandContext } from './command.ts'
import { readSaidFlags, saidHelp, type PageWish, type PhraseWish } from './saidFlags.ts'
import { saidGround } from './saidGround.ts'

/** `npm run said`: tells which pages said something, and when, or what a page said on a day; `--help` says more. */
export const said: Command = (context) => {
  const asked = readSaidFlags(context.args, context.env)
  switch (asked.wish) {
    case 'help':
      say(context.stdout, saidHelp)
      return 0
    case 'wrong':
      return refuse(context, `${asked.sentence}\nEverything that it can do: npm run said -- --help`)
    case 'said':
      return tellPhrase(asked, lookThrough(asked, context), context)
    case 'page':
      return tellWhole(asked, lookThrough(asked, context), context)
  }
}

/** @throws PlainError when the question has no answer at all */
function lookThrough({ on, page, archives }: PhraseWish | PageWish, context: CommandContext): LookedThrough {
  const today = buildDay(context.env)
  const searched = saidGround(archives, today, context)
  const wrong = wrongQuestion({ ...searched, on, page, today })
  if (wrong !== undefined) throw new PlainError(wrong)
  return searched
}

function tellPhrase(
  { phrase, on, page, json }: PhraseWish,
  searched: LookedThrough,
  { stdout }: CommandContext,
): number {
  const find = findPhrase(phrase)
  const { witnesses, archives, approved } = searched
  const { pages, asked, sentences, limits, warnings, ...answer } = tellSaid(
    whenSaid(find, witnesses, archives),
    { ...searched, phrase, on, page, approvedSaying: approvedSaying(find, approved ?? []) },
  )
  const told = answer.approved.map(({ lines: _lines, ...text }) => text)
  const status = pages.length + told.length > 0 ? 0 : 1
  if (json) {
    const data = { phrase, on, page, searched: searched.searched, pages, approved: told }
    say(stdout, JSON.stringify({ ...data, known: knownBy(searched), warnings, limits }, undefined, 2))
    return status
  }
  say(stdout, [...warnings.map((warning) => `${warning}\n`), `${asked}\n`, ...sentences].join('\n'))
  say(stdout, `\nWhat is known:\n${limits.map((limit) => `  ${limit}`).join('\n')}`)
  return status
}

function tellWhole(
  { page, on, out, json }: PageWish,
  searched: LookedThrough,
  { stdout, stderr, cwd }: CommandContext,
): number {
  const answer = tellPage(page, on, searched)
  const { wordings, warnings, sentences, limits } = answer
  const status = wordings.length > 0 ? 0 : 1
  if (out !== undefined && status === 0) {
    writeWhole(resolve(cwd, out), out.endsWith('.html') ? wordingPage(answer) : `${pageText(answer)}\n`)
    say(stderr, `Written: ${out}`)
    if (!json)
      say(stdout, [...warnings, ...sentences, ...wordings.flatMap(({ vouchers }) => vouchers)].join('\n'))
  }
  if (json) {
    const texts = wordings.map(({ approved, ...wording }) => ({
      ...wording,
      approved: approved.map(({ lines: _lines, ...text }) => text),
    }))
    const data = { page, on, searched: searched.searched, wordings: texts, sentences }
    say(stdout, JSON.stringify({ ...data, known: knownBy(searched), warnings, limits }, undefined, 2))
  } else if (out === undefined || status > 0) say(stdout, pageText(answer))
  return status
}

const knownBy = ({ witnesses, archives }: LookedThrough) => ({
  from: witnesses[0]?.day,
  archives: archives.map(({ day, made, file }) => ({ day, made, file })),
})
