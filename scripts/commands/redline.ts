import { readPages } from '../../src/compliance/readPages.ts'
import { extname } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/redlineDocx.ts'
import { redline, type PageChange } from '../../src/compliance/redline/redline.ts'
import { redlineMarkdown, redlinePage, redlineText, summary } from '../../src/compliance/redline/formats.ts'
import { finishedPagesIn, withBuilds } from '../../src/node/builds.ts'
import { buildDate } from '../../src/node/buildDate.ts'
import { gitOutput } from '../../src/node/git.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { defineCommand, UsageError } from '../command.ts'

/** Shows a word diff of what visitors read. */
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
BUILD_DATE=2026-01-31. [-Text-] was deleted, {+text+} was inserted; ¶ marks a changed paragraph break.
The exit status is 0 if both sides could be built, 2 if not.`,
  run: async ({ out, author, preview = '' }, [base = '', head]) => {
    const format = extname(out ?? '').toLowerCase()
    if (out !== undefined && !['.html', '.docx', '.md'].includes(format))
      throw new UsageError(`"${out}" must end in .html, .docx or .md.`)
    const today = buildDate()
    const pages = await compare(base, head, today)
    if (out === undefined) console.log(redlineText(pages))
    else {
      const title = `Changes from ${base} to ${head ?? 'the working files'}, ${today}`
      const name = author ?? (gitOutput(process.cwd(), ['config', 'user.name']) || 'West Atlantic')
      if (format === '.html') writeFileAtomic(out, redlinePage(pages, title))
      else if (format === '.md') writeFileAtomic(out, `${redlineMarkdown(pages, siteAt(preview))}\n`)
      else writeFileAtomic(out, await redlineDocx(pages, { author: name, day: today }))
      console.log(`Wrote ${out}: ${summary(pages)}`)
    }
    return 0
  },
})

/** A preview's address, unless it is incomplete: a missing preview must not keep anybody from the redline. */
const siteAt = (typed: string): string | undefined =>
  /^https?:/.test(typed) && URL.canParse(typed) ? new URL(typed).origin : undefined

const compare = (base: string, head: string | undefined, today: string): Promise<PageChange[]> =>
  withBuilds(process.cwd(), async (build) => {
    const sides = [build(base, today), build(head, today)]
    // If one fails, wait for the other before its folder is removed.
    await Promise.allSettled(sides)
    const [before, after] = (await Promise.all(sides)).map((folder) => readPages(finishedPagesIn(folder)))
    return before && after ? redline(before, after) : []
  })
