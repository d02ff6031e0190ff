import { readSite } from '../../src/compliance/readSite.ts'
import { isDay } from '../../src/content/text/calendar.ts'
import { withBuilds } from '../../src/node/builds.ts'
import { readFinishedPages } from '../../src/node/finishedPages.ts'
import { askGit, isShallowClone } from '../../src/node/runGit.ts'
import { UserError } from '../../src/node/userError.ts'
import { defineCommand, UsageError } from '../command.ts'

/** Prints what a page said on a date. */
export default defineCommand({
  usage: 'said PAGE DAY',
  summary: 'prints what a page said at the end of a date in New York, by the revision that was current then.',
  flags: {},
  notes: `Examples:
  npm run said -- /terms-of-use 2026-01-31
  npm run said -- "every page" 2026-01-31     the header and footer

The current branch is searched. content/legal/README.md explains how to find out when a phrase came or went.
The exit status is 0 when the page was found, 2 when not.`,
  run: async (_, [page = '', day = '']) => {
    if (!isDay(day)) throw new UsageError(`"${day}" is not a date. Write it like 2026-01-31.`)
    const revision = askGit(process.cwd(), [
      'rev-list',
      '-1',
      '--first-parent',
      `--before=${day} 23:59:59`,
      'HEAD',
    ])
    if (!revision) throw new UserError(whyNone(day))
    const lines = await withBuilds(process.cwd(), async ({ ofRevision }) =>
      readSite(readFinishedPages(await ofRevision(revision, day))),
    )
    const found = lines.get(page)
    if (!found)
      throw new UserError(
        `There was no page ${page} on ${day}. The pages were:\n${[...lines.keys()].sort().join('\n')}`,
      )
    console.log(`${page} on ${day}, commit ${revision.slice(0, 12)}\n\n${found.join('\n')}`)
    return 0
  },
})

function whyNone(day: string): string {
  const folder = process.cwd()
  if (askGit(folder, ['rev-parse', '--git-dir']) === undefined)
    return 'This folder has no Git history. Clone the repository, then try again.'
  return isShallowClone(folder)
    ? 'This clone has only the latest part of the history. Fetch the rest with: git fetch --unshallow'
    : `The history of this branch begins after ${day}.`
}
