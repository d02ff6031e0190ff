import { readSiteText } from '../../src/compliance/readPages.ts'
import { extname } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/redlineDocx.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { redlineMarkdown, redlinePage, redlineText, summary } from '../../src/compliance/redline/formats.ts'
import { comingChanges } from '../comingChanges.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { counted } from '../../src/content/text/plural.ts'
import { listInWords } from '../../src/content/text/listInWords.ts'
import { finishedPagesIn, withBuilds } from '../../src/node/builds.ts'
import { buildDate } from '../../src/node/buildDate.ts'
import { findCommit, gitOutput } from '../../src/node/git.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'redline BASE [HEAD]',
  summary: 'compares the site at the revision BASE with your files, or with the revision HEAD, word by word.',
  flags: {
    out: {
      type: 'string',
      value: 'FILE',
      help: 'writes a file instead: .html to print or send, .docx with tracked changes, .md',
    },
    preview: {
      type: 'string',
      value: 'ADDRESS',
      help: 'in a .md file, links the changed pages to the site at this address',
    },
    author: {
      type: 'string',
      value: 'NAME',
      help: 'the author of the tracked changes (default: your name in Git)',
    },
  },
  notes: `Examples:
  npm run redline -- main                           what your files change
  npm run redline -- v1.0 v1.1 --out changes.docx   two revisions, for Word

A revision is a branch, a tag, a commit or HEAD~1. Each side is built by its own code for the same date: today, or
BUILD_DATE=2026-01-31. If BASE has commits that the other side lacks, BASE is the last commit that both have.
[-Text-] was deleted, {+text+} was inserted; ¶ marks a changed paragraph break.
The exit status is 0 if both sides could be built, 2 if not.`,
  run: async ({ out, author, preview = '' }, [base = '', head]) => {
    const format = extname(out ?? '').toLowerCase()
    if (out !== undefined && !['.html', '.docx', '.md'].includes(format))
      throw new UsageError(`"${out}" must end in .html, .docx or .md.`)
    const today = buildDate()
    const { start, later } = startOf(process.cwd(), base, head)
    const { pages, notes } = await compare(start, head, today)
    const side = head === undefined ? `the working files, based on ${named('HEAD')}` : named(head)
    const about = [...later, ...notes].filter(Boolean)
    const title = [`Changes from ${named(start)} to ${side}, ${formatDate(today)}`, ...about].join('. ')
    if (out === undefined) console.log(`${title}\n\n${redlineText(pages)}`)
    else {
      const name = author ?? (gitOutput(process.cwd(), ['config', 'user.name']) || 'West Atlantic')
      if (format === '.html') writeFileAtomic(out, redlinePage(pages, title))
      else if (format === '.md')
        writeFileAtomic(out, `${title}\n\n${redlineMarkdown(pages, siteAt(preview))}\n`)
      else writeFileAtomic(out, await redlineDocx(pages, { title, author: name, day: today }))
      console.log(`Wrote ${out}: ${summary(pages)}`)
    }
  },
})

/** BASE, or the last commit that both sides share, so that what BASE got since doesn't look deleted. `later` says so. */
export function startOf(folder: string, base: string, head?: string): { start: string; later: string[] } {
  const [from = '', to = ''] = [base, head ?? 'HEAD'].map((revision) => findCommit(folder, revision))
  const shared = gitOutput(folder, ['merge-base', from, to])
  // Of two revisions that are named, the later one may be BASE.
  if (!shared || shared === from || (head && shared === to)) return { start: base, later: [] }
  const count = Number(gitOutput(folder, ['rev-list', '--count', `${shared}..${from}`]))
  const side = head ?? 'your branch'
  return { start: shared, later: [`${base} has ${counted(count, 'commit')} that ${side} doesn't have`] }
}

/** A revision with its commit, such as "main (1a2b3c4d5e6f)". */
function named(revision: string): string {
  const commit = findCommit(process.cwd(), revision).slice(0, 12)
  return revision.startsWith(commit) ? commit : `${revision} (${commit})`
}

/** A preview's address, unless it is incomplete: a missing preview must not keep anybody from the redline. */
const siteAt = (typed: string): string | undefined =>
  /^https?:/.test(typed) && URL.canParse(typed) ? new URL(typed).origin : undefined

/** @returns the changes, and what the reader must know about them */
const compare = (base: string, head: string | undefined, today: string) =>
  withBuilds(process.cwd(), async (build) => {
    const builds = [build(base, today), build(head, today)] as const
    // If one fails, wait for the other before its folder is removed.
    await Promise.allSettled(builds)
    const [old, now] = await Promise.all(builds)
    const { coming, laterDays, unread } = await comingChanges(old, now)
    const [before, after] = [old, now].map(({ out }) => readSiteText(finishedPagesIn(out)))
    const alone = `${named(base)} can't be read by this program: coming days show only the new side, each compared with the day before`
    const missing = `${head ?? 'The content'} can't be read by this program: coming days aren't compared`
    const later = `Not compared: the pages that change on ${listInWords(laterDays.map((day) => formatDate(day)))}`
    const reason = unread.now ? missing : unread.old && coming.length > 0 ? alone : ''
    return {
      pages: before && after ? redline(before, after, coming) : [],
      notes: [reason, laterDays.length > 0 ? later : ''],
    }
  })
