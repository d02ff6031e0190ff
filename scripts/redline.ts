import { resolve } from 'node:path'
import { redlineDocx } from '../src/review/documents/redlineDocx.ts'
import { redlinePage } from '../src/review/documents/redlinePage.ts'
import type { ContentSide } from '../src/review/redline/contentSide.ts'
import { readSides } from '../src/review/redline/readSides.ts'
import { redline } from '../src/review/redline/redline.ts'
import { redlineJson } from '../src/review/redline/redlineJson.ts'
import { redlineMarkdown } from '../src/review/redline/redlineMarkdown.ts'
import { redlineSummary } from '../src/review/redline/redlineSummary.ts'
import type { Redline } from '../src/review/redline/types.ts'
import { buildDay } from '../src/vite/buildDay.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { marksFor } from '../src/vite/paint.ts'
import { PlainError } from '../src/vite/plainError.ts'
import { computerName, folderName, folderSide, revisionSide, typedFolders } from '../src/vite/revisions.ts'
import { writeWhole } from '../src/vite/writeWhole.ts'
import { readRedlineFlags, redlineHelp, type RedlineWish, type SideWish } from './redlineFlags.ts'

/** `npm run redline`: shows what changed for those who read the site; `--help` says what it can do. */

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const asked = readRedlineFlags(process.argv.slice(2))
try {
  if (asked.wish === 'help') console.log(redlineHelp)
  else if (asked.wish === 'wrong')
    refuse(`${asked.sentence}\nEverything that it can do: npm run redline -- --help`)
  else await show(asked)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  refuse(error.message)
}

async function show(wish: Extract<RedlineWish, { wish: 'redline' }>): Promise<void> {
  const today = buildDay()
  const sides = { before: sideOf(wish.from, today), after: sideOf(wish.to, today) }
  const { before, after, names } = readSides(sides, today)
  if (sides.before.files.length + sides.after.files.length === 0)
    throw new PlainError(
      `Neither ${names.from} nor ${names.to} has any content.\nSet CONTENT_DIR to the folder that holds it.`,
    )
  const result = redline(before, after, names)
  const printed = await write(result, wish, today)
  console.log(printed ?? redlineSummary(result, marksFor(process.stdout)))
}

function sideOf(wish: SideWish, today: string): ContentSide {
  const folders = foldersOf(process.cwd())
  if ('revision' in wish) return revisionSide(folders, wish.revision)
  return 'folder' in wish
    ? folderSide(typedFolders(wish.folder), folderName(wish.folder))
    : folderSide(folders, computerName(folders, today))
}

/** Writes the files that were asked for. @returns what is printed in the place of the summary, if anything is */
async function write(
  result: Redline,
  { html, json, markdown, docx, author = 'West Atlantic' }: Extract<RedlineWish, { wish: 'redline' }>,
  today: string,
): Promise<string | undefined> {
  let printed: string | undefined
  const put = (name: string | undefined, content: () => string | Uint8Array) => {
    if (name === undefined) return
    const made = content()
    if (name === '-') printed = String(made).trimEnd()
    else save(name, made)
  }
  put(html, () => redlinePage(result))
  put(json, () => `${JSON.stringify(redlineJson(result), undefined, 2)}\n`)
  put(markdown, () => redlineMarkdown(result, html === undefined ? {} : { whole: html }))
  if (docx !== undefined) save(docx, await redlineDocx(result, { author, date: `${today}T12:00:00Z` }))
  return printed
}

function save(name: string, content: string | Uint8Array): void {
  try {
    writeWhole(resolve(name), content)
  } catch {
    throw new PlainError(`${name} could not be written. Choose another name, or close it in other programs.`)
  }
  console.error(`Written: ${name}`)
}

/** Tells what could not be done, beside the output that programs read. */
function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
