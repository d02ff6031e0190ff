import { extname, resolve } from 'node:path'
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
import { print, UsageError, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'

/** Shows what changed for those who read the site. */
export const redlineCommand = defineCommand({
  name: 'redline',
  summary: 'shows what changed for those who read the site, word by word.',
  examples: [
    ['-- BASE', 'from a revision to the files as they are on the disk now'],
    ['-- BASE HEAD', 'from one revision to another: npm run redline -- v1.0 main'],
  ],
  positionals: { base: { type: 'string' }, head: { type: 'string' } },
  tooMany: ([, , word]) => `Two revisions are compared at a time, and "${word}" is a third. Leave it out.`,
  flags: {
    from: {
      type: 'string',
      once: true,
      help: [
        [
          '-- --from DIR --to DIR',
          'from one folder of content to another; without --to, to the files on the disk',
        ],
      ],
    },
    to: { type: 'string', once: true },
    out: {
      type: 'string',
      bare: 'redline.html',
      once: true,
      help: [['… --out FILE', 'also as one HTML file, to read, print and send']],
    },
    docx: {
      type: 'string',
      bare: 'redline.docx',
      once: true,
      help: [['… --docx FILE', 'also as a Word file with tracked changes']],
    },
    author: {
      type: 'string',
      once: true,
      help: [['… --author "NAME"', 'whom the tracked changes are by; without it, West Atlantic']],
    },
    markdown: {
      type: 'string',
      bare: '-',
      once: true,
      help: [['… --markdown FILE', 'also as a comment for a pull request']],
    },
    json: {
      type: 'string',
      bare: '-',
      once: true,
      help: [['… --json FILE', 'also as data, for programs']],
    },
  },
  notes: `BASE and HEAD are a branch, a tag, the number of a commit, or HEAD~1 for the one before the last.
The two hyphens that stand alone are needed: they hand what follows to the command. Without FILE the names
are redline.html and redline.docx, and --markdown and --json print instead of writing.
Nothing but these files is written; branches and files stay as they are. What is compared is the text that visitors
read: line ends, kinds of quotation marks and list markers are no change.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when the redline was made, with changes or without, and 2 when it could not be made.`,
  run: ({ base, head, from, to, ...output }, context) => {
    for (const [flag, text] of Object.entries({ from, to, ...output }))
      if (text === '')
        throw new UsageError(
          `Behind --${flag} stands nothing. Write what belongs there, or leave the flag out.`,
        )
    const sides = sidesOf({ base, head, from, to })
    checkOutput(output)
    return show({ ...sides, ...output }, context)
  },
})

/** One side of a redline, as it was typed. */
type TypedSide = { revision: string } | { folder: string } | { workingCopy: true }

/** Files to be written; `-` for the output of the command. */
interface Output {
  out?: string
  docx?: string
  markdown?: string
  json?: string
}

interface RedlineOptions extends Output {
  from: TypedSide
  to: TypedSide
  /** Whom the changes of a DOCX file are by. */
  author?: string
}

/** @throws UsageError at a side that is told twice, and without an older one */
function sidesOf({ base, head, from, to }: Partial<Record<'base' | 'head' | 'from' | 'to', string>>) {
  if (head !== undefined && from !== undefined) throw new UsageError('Choose between revisions and --from.')
  if (base !== undefined && from !== undefined)
    throw new UsageError('Write either --from or a revision for the older side, not both.')
  if (head !== undefined && to !== undefined)
    throw new UsageError('Write either --to or a second revision for the newer side, not both.')
  if (base === undefined && from === undefined)
    throw new UsageError(
      to === undefined
        ? 'The command needs to know from where to compare: npm run redline -- main'
        : 'The command knows where to, and not from where: write --from DIR, or a revision.',
    )
  const older: TypedSide = base === undefined ? { folder: from ?? '' } : { revision: base }
  const newer: TypedSide =
    head !== undefined ? { revision: head } : to === undefined ? { workingCopy: true } : { folder: to }
  return { from: older, to: newer }
}

/** What each flag writes, and how such a file is named, so that the program that opens it can read it. */
const endings: readonly { flag: keyof Output; ending: RegExp; usual: string; what: string }[] = [
  { flag: 'out', ending: /\.html?$/i, usual: '.html', what: 'an HTML page' },
  { flag: 'docx', ending: /\.docx$/i, usual: '.docx', what: 'a Word file' },
  { flag: 'markdown', ending: /\.(?:md|markdown|txt)$/i, usual: '.md', what: 'Markdown' },
  { flag: 'json', ending: /\.json$/i, usual: '.json', what: 'JSON' },
]

/** @throws UsageError at what cannot be written as it was asked for */
function checkOutput(output: Output): void {
  if ([output.out, output.docx].includes('-'))
    throw new UsageError('Behind --out and --docx belongs the name of a file.')
  if (output.json === '-' && output.markdown === '-')
    throw new UsageError('Only one of --json and --markdown can be printed.')
  for (const { flag, ending, usual, what } of endings) {
    const file = output[flag]
    if (file === undefined || extname(file) === '' || ending.test(file)) continue
    const other = endings.find((one) => one.ending.test(file))
    const name = other ? '' : `; let its name end in ${usual}`
    const instead = other ? ` For ${other.what}: --${other.flag} ${file}` : ''
    throw new UsageError(`Behind --${flag} stands "${file}", and that flag writes ${what}${name}.${instead}`)
  }
}

async function show(options: RedlineOptions, context: CommandContext): Promise<number> {
  const { stdout } = context
  const today = buildDay(context.env)
  const sides = { before: sideOf(options.from, today, context), after: sideOf(options.to, today, context) }
  const { before, after, names } = readSides(sides, today)
  if (sides.before.files.length + sides.after.files.length === 0)
    throw new PlainError(
      `Both ${names.from} and ${names.to} are without content.\nSet CONTENT_DIR to the folder that holds it.`,
    )
  const result = redline(before, after, names)
  const printed = await write(result, options, today, context)
  print(stdout, printed ?? redlineSummary(result, marksFor(stdout)))
  return 0
}

function sideOf(side: TypedSide, today: string, { cwd, env }: CommandContext): ContentSide {
  const folders = foldersOf(cwd, env)
  if ('revision' in side) return revisionSide(folders, side.revision)
  return 'folder' in side
    ? folderSide(typedFolders(side.folder, cwd), folderName(side.folder, cwd))
    : folderSide(folders, computerName(folders, today))
}

/** Writes the files that were asked for. @returns what is printed in the place of the summary, if anything is */
async function write(
  result: Redline,
  { out, json, markdown, docx, author = 'West Atlantic' }: RedlineOptions,
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
  put(out, () => redlinePage(result))
  put(json, () => `${JSON.stringify(redlineJson(result), undefined, 2)}\n`)
  put(markdown, () => redlineMarkdown(result, out === undefined ? {} : { whole: out }))
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
  print(stderr, `Written: ${name}`)
}
