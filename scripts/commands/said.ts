import { readSite } from '../../src/compliance/readSite.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import { isDay } from '../../src/content/text/calendar.ts'
import { finishedPagesIn, withBuilds } from '../../src/node/builds.ts'
import { askGit, needHistory } from '../../src/node/git.ts'
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
    const folder = process.cwd()
    const latest = ['rev-list', '-1', '--first-parent', `--before=${day} 23:59:59`, 'HEAD']
    const revision = askGit(folder, latest)
    if (!revision) {
      needHistory(folder)
      throw new UserError(`The history of this branch begins after ${day}.`)
    }
    const lines = await withBuilds(folder, async (build) =>
      readSite(finishedPagesIn(await build(revision, day))),
    )
    const found = lines.get(page)
    if (!found) {
      const advice = didYouMean(page, [...lines.keys()]) || 'Write its address, for example /terms-of-use.'
      throw new UserError(`There was no page ${page} on ${day}. ${advice}`)
    }
    console.log(`${page} on ${day}, commit ${revision.slice(0, 12)}\n\n${found.join('\n')}`)
    return 0
  },
})
