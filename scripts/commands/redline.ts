import { extname, resolve } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/documents/redlineDocx.ts'
import { redlinePage } from '../../src/compliance/redline/documents/redlinePage.ts'
import type { ContentSnapshot } from '../../src/compliance/redline/contentSnapshot.ts'
import { createParseCache } from '../../src/content/load/createParseCache.ts'
import { loadSnapshots } from '../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { redlineJson } from '../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../src/compliance/redline/redlineMarkdown.ts'
import { redlineSummary } from '../../src/compliance/redline/redlineSummary.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { ansiDiffStyler } from '../../src/node/ansi.ts'
import { counted, plural } from '../../src/content/text/plural.ts'
import { truncateList } from '../../src/content/text/truncate.ts'
import { changedSince } from '../../src/node/history/changedSince.ts'
import { UserError } from '../../src/node/userError.ts'
import {
  workingCopyLabel,
  folderName,
  folderSnapshot,
  gitSnapshot,
  typedFolders,
} from '../../src/node/history/snapshots.ts'
import { presentFiles } from '../../src/node/history/presentFiles.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { redlinePdf } from '../redlinePdf.ts'
import { print, UsageError, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { optionalWord, text } from '../cli/syntax.ts'

/** Shows what changed for visitors. */
export const redlineCommand = defineCommand({
  name: 'redline',
  summary: 'shows what changed for those who read the site, word by word.',
  examples: {
    '-- BASE': 'from a revision to the files as they are on the disk now',
    '-- BASE HEAD': 'from one revision to another: npm run redline -- v1.0 main',
    '-- --from DIR --to DIR': 'from one folder of content to another; without --to, to the files on the disk',
  },
  positionals: { base: optionalWord, head: optionalWord },
  tooMany: ([, , word]) => `Two revisions are compared at a time, and "${word}" is a third. Leave it out.`,
  flags: {
    from: text({}, { once: true }),
    to: text({}, { once: true }),
    out: text(
      { '… --out FILE': 'also as one HTML file, to read, print and send' },
      { bare: 'redline.html', once: true },
    ),
    docx: text(
      { '… --docx FILE': 'also as a Word file with tracked changes' },
      { bare: 'redline.docx', once: true },
    ),
    pdf: text(
      { '… --pdf FILE': 'also as a PDF, made by Chrome or Chromium' },
      { bare: 'redline.pdf', once: true },
    ),
    author: text(
      { '… --author "NAME"': 'whom the tracked changes are by; without it, the site’s own name' },
      { once: true },
    ),
    markdown: text(
      { '… --markdown FILE': 'also as a comment for a pull request' },
      { bare: '-', once: true },
    ),
    json: text({ '… --json FILE': 'also as data, for programs' }, { bare: '-', once: true }),
  },
  notes: `BASE and HEAD are a branch, a tag, the number of a commit, or HEAD~1 for the one before the last.
The two hyphens that stand alone are needed: they hand what follows to the command. Without FILE the names are
redline.html, redline.docx and redline.pdf, and --markdown and --json print instead of writing.
Nothing but these files is written; branches and files stay as they are. What is compared is the text that visitors
read: line ends, kinds of quotation marks and list markers are no change.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when the redline was made, with changes or without, and 2 when it could not be made.`,
  run: async ({ base, head, from, to, author, ...files }, context) => {
    checkSides({ base, head }, { from, to, author, ...files })
    checkFiles(files)
    const { registry, cwd, env, stdout } = context
    const today = buildDay(env)
    const sides = { before: sideOf(base, from, context), after: sideOf(head, to, context) }
    const { before, after, names } = loadSnapshots(
      registry,
      sides,
      today,
      createParseCache(),
      presentFiles(registry, foldersOf(cwd, env).content),
    )
    if (sides.before.files.length + sides.after.files.length === 0)
      throw new UserError(
        `Both ${names.from} and ${names.to} are without content.\nSet CONTENT_DIR to the folder that holds it.`,
      )
    const code = from === undefined && to === undefined && base !== undefined ? [{ base, head }] : []
    const notes = code.flatMap((revisions) => codeNote(revisions, context))
    const result = redline(before, after, { ...names, notes: [...(names.notes ?? []), ...notes] })
    const { out, docx, pdf, markdown, json } = files
    let printed: string | undefined
    const put = (name: string | undefined, content: () => string | Uint8Array) => {
      if (name === undefined) return
      const made = content()
      if (name === '-') printed = String(made).trimEnd()
      else save(name, made, context)
    }
    put(out, () => redlinePage(result))
    put(json, () => `${JSON.stringify(redlineJson(result), undefined, 2)}\n`)
    put(markdown, () => redlineMarkdown(result, out))
    if (docx !== undefined) {
      const { author: site } = registry.words
      save(docx, redlineDocx(result, { author: author ?? site, site, date: `${today}T12:00:00Z` }), context)
    }
    if (pdf !== undefined) save(pdf, await redlinePdf(redlinePage(result), today), context)
    print(stdout, printed ?? redlineSummary(result, ansiDiffStyler(stdout)))
    return 0
  },
})

/** Says that files outside of the content differ, which a redline of contents does not look at. */
function codeNote({ base, head }: { base: string; head?: string }, { cwd, env }: CommandContext): string[] {
  const { content } = foldersOf(cwd, env)
  const { code } = changedSince(content, head === undefined ? [base] : [base, head])
  if (code.length === 0) return []
  const files = `${counted(code.length, 'file', 'files')} outside of the content ${plural(code.length, 'differs', 'differ')}`
  const command = `npm run review -- ${base}`
  return [
    `${files} (${truncateList(code, maxNamed).join(', ')}), and what that does to the pages was not looked at here. ${
      head === undefined ? 'To see it, type' : `To see it, check out ${head} and type`
    } ${command}`,
  ]
}

const maxNamed = 3

/** @throws UsageError at an empty text, at a side that is given twice, and without an older side */
function checkSides(
  { base, head }: { base?: string; head?: string },
  flags: Readonly<Record<string, string | undefined>>,
): void {
  const empty = Object.keys(flags).find((flag) => flags[flag] === '')
  if (empty !== undefined)
    throw new UsageError(`Behind --${empty} stands nothing. Write what belongs there, or leave the flag out.`)
  const { from, to } = flags
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
}

/** One side of a redline: a revision, a folder, or the files on this computer. */
function sideOf(
  revision: string | undefined,
  folder: string | undefined,
  { registry, cwd, env, caches }: CommandContext,
): ContentSnapshot {
  const folders = foldersOf(cwd, env)
  if (revision !== undefined) return gitSnapshot(registry, folders, revision, caches)
  return folder === undefined
    ? folderSnapshot(registry, folders, workingCopyLabel(folders, buildDay(env)))
    : folderSnapshot(registry, typedFolders(registry, folder, cwd), folderName(folder, cwd))
}

/** What each flag writes, and the endings of such files. */
const endings = [
  { flag: 'out', ending: /\.html?$/i, usual: '.html', what: 'an HTML page' },
  { flag: 'docx', ending: /\.docx$/i, usual: '.docx', what: 'a Word file' },
  { flag: 'pdf', ending: /\.pdf$/i, usual: '.pdf', what: 'a PDF' },
  { flag: 'markdown', ending: /\.(?:md|markdown|txt)$/i, usual: '.md', what: 'Markdown' },
  { flag: 'json', ending: /\.json$/i, usual: '.json', what: 'JSON' },
] as const

/** @throws UsageError at names of files that do not fit what is written into them */
function checkFiles(files: Partial<Record<(typeof endings)[number]['flag'], string>>): void {
  if ([files.out, files.docx, files.pdf].includes('-'))
    throw new UsageError('Behind --out, --docx and --pdf belongs the name of a file.')
  if (files.json === '-' && files.markdown === '-')
    throw new UsageError('Only one of --json and --markdown can be printed.')
  for (const { flag, ending, usual, what } of endings) {
    const file = files[flag]
    if (file === undefined || extname(file) === '' || ending.test(file)) continue
    const other = endings.find((one) => one.ending.test(file))
    const name = other ? '' : `; let its name end in ${usual}`
    const instead = other ? ` For ${other.what}: --${other.flag} ${file}` : ''
    throw new UsageError(`Behind --${flag} stands "${file}", and that flag writes ${what}${name}.${instead}`)
  }
}

function save(name: string, content: string | Uint8Array, { cwd, stderr }: CommandContext): void {
  try {
    writeFileAtomic(resolve(cwd, name), content)
  } catch {
    throw new UserError(`${name} could not be written. Choose another name, or close it in other programs.`)
  }
  print(stderr, `Written: ${name}`)
}
