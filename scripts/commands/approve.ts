import { join } from 'node:path'
import {
  approvalFile,
  approvalStatus,
  pagesToApprove,
  writeApproval,
} from '../../src/compliance/approvals.ts'
import { readSite, type SiteLines } from '../../src/compliance/readSite.ts'
import type { Site } from '../../src/content/model/site.ts'
import { closestMatch } from '../../src/content/text/closestMatch.ts'
import { keptVersion } from '../../src/content/versions/keptVersion.ts'
import { registry } from '../../src/firm/registry.ts'
import { clockDay } from '../../src/node/buildDay.ts'
import { readContent } from '../../src/node/readContent.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { finishedPages } from '../../src/vite/finishedPages.ts'
import { contentFolders, defineCommand, nameFrom, UsageError } from '../command.ts'

/** Records that somebody agrees to what a page says, or lists who has. */
export default defineCommand({
  usage: 'approve [PAGE]',
  summary: 'records your approval of what a page says now.',
  flags: {
    by: { type: 'string', value: 'NAME', help: 'your name' },
    note: { type: 'string', value: 'TEXT', help: 'a few words for your colleagues' },
    list: {
      type: 'boolean',
      help: 'lists the pages that must be approved, by whom they are, and what changed since',
    },
  },
  notes: `Examples:
  npm run approve -- /terms-of-use --by "Jane Sample"
  npm run approve -- "every page" --by "Jane Sample"     the header and footer
  npm run approve -- --list

The approval is a file in content/legal/approved with your name, the date and everything the page says. Commit it together
with the change. content/legal/README.md explains what happens then.
The exit status is 0 when it was recorded, 2 when not; with --list, 1 when an approval is missing.`,
  run: async ({ by, note = '', list }, [address]) => {
    if (!list && address === undefined) throw new UsageError('PAGE is missing, for example /terms-of-use.')
    if (!list && !by?.trim())
      throw new UsageError('Your name is missing. Add for example: --by "Jane Sample"')
    const folders = contentFolders()
    const { check, bodies, approved } = await readContent(registry, folders, {
      compiler: bodyCompiler,
    })
    const { site, files } = check()
    if (!site)
      throw new UserError('Nothing was approved: the content has an error. Find it with: npm run check')
    const lines = readSite(await finishedPages(site, bodies))
    if (list) return listApprovals(site, lines, approved)
    const page = findPage(address ?? '', lines)
    const version = keptVersion(site, page, files)
    const approval = {
      by: oneLine(by ?? ''),
      day: clockDay(),
      note: oneLine(note),
      lines: lines.get(page) ?? [],
    }
    const written = [
      { path: approvalFile(page), text: writeApproval(approval) },
      ...(version ? [version] : []),
    ]
    for (const { path, text } of written) {
      writeFileAtomic(join(folders.content, path), text)
      console.log(`Wrote ${nameFrom(process.cwd(), join(folders.content, path))}`)
    }
    console.log(`${approval.by} approved ${page}. Commit these files together with the change.`)
    return 0
  },
})

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** @throws UserError when the site has no such page */
function findPage(typed: string, lines: SiteLines): string {
  if (lines.has(typed)) return typed
  const near = closestMatch(typed, [...lines.keys()])
  throw new UserError(
    `The site has no page ${typed}.${near === undefined ? ' Write its address, for example /terms-of-use.' : ` Did you mean ${near}?`}`,
  )
}

function listApprovals(site: Site, lines: SiteLines, approved: ReadonlyMap<string, string>): number {
  const statuses = pagesToApprove(site).map(({ path }) => ({
    path,
    status: approvalStatus(lines.get(path) ?? [], approved.get(approvalFile(path))),
  }))
  for (const { path, status } of statuses) {
    if (status.state === 'missing' || status.state === 'unreadable') console.log(`${path}: not approved`)
    else {
      const { by, day, note } = status.approval
      console.log(
        `${path}: approved by ${by} on ${day}${note && ` (${note})`}${status.state === 'lost' ? ', changed since:' : ''}`,
      )
      if (status.state === 'lost') for (const change of status.changes) console.log(`  ${change}`)
    }
  }
  return statuses.every(({ status }) => status.state === 'approved') ? 0 : 1
}
