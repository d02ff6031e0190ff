import { resolve } from 'node:path'
import { redlineDocx } from '../../src/review/documents/redlineDocx.ts'
import { redlinePage } from '../../src/review/documents/redlinePage.ts'
import type { ContentSide } from '../../src/review/redline/contentSide.ts'
import { readSides } from '../../src/review/redline/readSides.ts'
import { redline } from '../../src/review/redline/redline.ts'
import { redlineJson } from '../../src/review/redline/redlineJson.ts'
import { redlineMarkdown } from '../../src/review/redline/redlineMarkdown.ts'
import { redlineSummary } from '../../src/review/redline/redlineSummary.ts'
import type { Redline } from '../../src/review/redline/types.ts'
import { buildDay } from '../../src/vite/buildDay.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { marksFor } from '../../src/vite/paint.ts'
import { PlainError } from '../../src/vite/plainError.ts'
import { computerName, folderName, folderSide, revisionSide, typedFolders } from '../../src/vite/revisions.ts'
import { writeWhole } from '../../src/vite/writeWhole.ts'
import { refuse, say, type Command, type CommandContext } from './command.ts'
import { readRedlineFlags, redlineHelp, type RedlineWish, type SideWish } from './redlineFlags.ts'

/** `npm run redline`: shows what changed for those who read the site; `--help` says what it can do. */
export const redlineCommand: Command = async (context) => {
  const asked = readRedlineFlags(context.args, context.env)
  switch (asked.wish) {
    case 'help':
      say(context.stdout, redlineHelp)
      return 0
    case 'wrong':
      return refuse(context, `${asked.sentence}\nEverything that it can do: npm run redline -- --help`)
    case 'redline':
      return show(asked, context)
  }
}

async function show(
  wish: Extract<RedlineWish, { wish: 'redline' }>,
  context: CommandContext,
): Promise<number> {
  const { stdout } = context
  const today = buildDay(context.env)
  const sides = { before: sideOf(wish.from, today, context), after: sideOf(wish.to, today, context) }
  const { before, after, names } = readSides(sides, today)
  if (sides.before.files.length + sides.after.files.length === 0)
    throw new PlainError(
      `Both ${names.from} and ${names.to} are without content.\nSet CONTENT_DIR to the folder that holds it.`,
    )
  const result = redline(before, after, names)
  const printed = await write(result, wish, today, context)
  say(stdout, printed ?? redlineSummary(result, marksFor(stdout)))
  return 0
}

function sideOf(wish: SideWish, today: string, { cwd, env }: CommandContext): ContentSide {
  const folders = foldersOf(cwd, env)
  if ('revision' in wish) return revisionSide(folders, wish.revision)
  return 'folder' in wish
    ? folderSide(typedFolders(wish.folder, cwd), folderName(wish.folder, cwd))
    : folderSide(folders, computerName(folders, today))
}

/** Writes the files that were asked for. @returns what is printed in the place of the summary, if anything is */
async function write(
  result: Redline,
  { html, json, markdown, docx, author = 'West Atlantic' }: Extract<RedlineWish, { wish: 'redline' }>,
  today: string,
  context: CommandContext,
): Promise<string | undefined> {
  let printed: string | undefined
  const put = (name: string | undefined, content: () => string | Uint8Array) => {
    if (name === undefined) return
    const made = content()
    if (name === '-') printed = String(made).trimEnd()
    else save(name, made, context)
  }
  put(html, () => redlinePage(result))
  put(json, () => `${JSON.stringify(redlineJson(result), undefined, 2)}\n`)
  put(markdown, () => redlineMarkdown(result, html === undefined ? {} : { whole: html }))
  if (docx !== undefined)
    save(docx, await redlineDocx(result, { author, date: `${today}T12:00:00Z` }), context)
  return printed
}

function save(name: string, content: string | Uint8Array, { cwd, stderr }: CommandContext): void {
  try {
    writeWhole(resolve(cwd, name), content)
  } catch {
    throw new PlainError(`${name} could not be written. Choose another name, or close it in other programs.`)
  }
  say(stderr, `Written: ${name}`)
}
