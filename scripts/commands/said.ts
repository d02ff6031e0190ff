import { readSiteText } from '../../src/compliance/readPages.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import { isDay } from '../../src/content/text/calendar.ts'
import { finishedPagesIn, withBuilds } from '../../src/node/builds.ts'
import { todayInNewYork } from '../../src/node/buildDate.ts'
import { gitOutput, requireHistory } from '../../src/node/git.ts'
import { UserError } from '../../src/node/userError.ts'
import { defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'said PAGE DAY',
  summary: 'prints what a page said at the end of a date in New York, from the last commit of that date.',
  flags: {},
  notes: `Examples:
  npm run said -- /terms-of-use 2026-01-31
  npm run said -- "every page" 2026-01-31     the header and footer

The current branch is searched. content/legal/README.md explains how to find out when a phrase was added or deleted.
The exit status is 0 if the page was found, 2 if not.`,
  run: async (_, [page = '', day = '']) => {
    if (!isDay(day)) throw new UsageError(`"${day}" isn't a date. Write it like 2026-01-31.`)
    if (day > todayInNewYork()) throw new UsageError(`${day} is in the future.`)
    const folder = process.cwd()
    const latest = ['rev-list', '-1', '--first-parent', `--before=${day} 23:59:59`, 'HEAD']
    const revision = gitOutput(folder, latest)
    if (!revision) {
      requireHistory(folder)
      throw new UserError(
        `The history of this branch starts after ${day}. Earlier versions are in content/legal/versions.`,
      )
    }
    const pages = await withBuilds(folder, async (build) =>
      readSiteText(finishedPagesIn((await build(revision, day)).out)),
    )
    const found = pages.get(page)
    if (!found) {
      const advice = didYouMean(page, [...pages.keys()]) || 'Write its address, for example /terms-of-use.'
      throw new UserError(`The page ${page} didn't exist on ${day}. ${advice}`)
    }
    const lines = found.lines.map(({ text }) => text)
    console.log(`${page} on ${day}, commit ${revision.slice(0, 12)}\n\n${lines.join('\n')}`)
  },
})
