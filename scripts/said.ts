import { resolve } from 'node:path'
import { findPhrase } from '../src/review/said/phraseIn.ts'
import { tellSaid } from '../src/review/said/tellSaid.ts'
import { whenSaid } from '../src/review/said/whenSaid.ts'
import { archiveWitnesses } from '../src/vite/archive/keptArchives.ts'
import { buildDay } from '../src/vite/buildDay.ts'
import { contentHistory } from '../src/vite/contentHistory.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { PlainError } from '../src/vite/plainError.ts'
import { readHistory } from '../src/vite/readHistory.ts'
import { readSaidFlags, saidHelp, type SaidWish } from './saidFlags.ts'

/** `npm run said`: tells which pages said something, and when; `--help` says more. */

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const asked = readSaidFlags(process.argv.slice(2))
try {
  if (asked.wish === 'help') console.log(saidHelp)
  else if (asked.wish === 'wrong')
    refuse(`${asked.sentence}\nEverything that it can do: npm run said -- --help`)
  else tell(asked)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  refuse(error.message)
}

function tell({ phrase, on, page, archives: folder, json }: Extract<SaidWish, { wish: 'said' }>): void {
  const root = process.cwd()
  const { content, public: publicFolder } = foldersOf(root)
  const today = buildDay()
  const history = contentHistory({ root, content, publicFolder })
  const witnesses = history ? readHistory(history, today) : []
  const archives = archiveWitnesses(resolve(root, folder ?? 'archives'))
  if (witnesses.length + archives.length === 0) {
    throw new PlainError(
      'There is neither a git history nor an archive here, so nothing is known of what the site said.\nRun the command in a clone of the repository, or name a folder of archives: --archives DIR',
    )
  }
  const said = whenSaid(findPhrase(phrase), witnesses, archives)
  const isShallow = history?.isShallow ?? false
  const { pages, sentences, limits } = tellSaid(said, {
    phrase,
    on,
    page,
    today,
    witnesses,
    archives,
    isShallow,
  })
  process.exitCode = pages.length > 0 ? 0 : 1
  if (json) {
    const known = { from: witnesses[0]?.day, archives: archives.map(({ day, file }) => ({ day, file })) }
    console.log(JSON.stringify({ phrase, on, page, pages, known, limits }, undefined, 2))
    return
  }
  console.log(sentences.join('\n'))
  console.log(`\nWhat is known:\n${limits.map((limit) => `  ${limit}`).join('\n')}`)
}

/** Tells what could not be done, beside the output that programs read. */
function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
