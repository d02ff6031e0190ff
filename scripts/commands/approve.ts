import { join } from 'node:path'
import { approvalFile, approvalOf, pagesToApprove, writeApproval } from '../../src/compliance/approvals.ts'
import { readPages } from '../../src/compliance/readPages.ts'
import { oneLine } from '../../src/content/docs/frontmatterTemplate.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import { keptVersion } from '../../src/content/versions/keptVersion.ts'
import { registry } from '../../src/firm/registry.ts'
import { todayInNewYork } from '../../src/node/buildDate.ts'
import { pathFrom } from '../../src/node/folders.ts'
import { readContent } from '../../src/node/readContent.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { finishedPages } from '../../src/vite/renderSite.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

/** Records the approval of a page's text, or lists all approvals. */
export default defineCommand({
  usage: 'approve [PAGE]',
  summary: 'records your approval of what a page says now.',
  flags: {
    by: { type: 'string', value: 'NAME', help: 'your name' },
    note: { type: 'string', value: 'TEXT', help: 'a few words for your colleagues' },
    list: {
      type: 'boolean',
      help: 'lists the pages that need approval, who approved them, and what has changed since',
    },
  },
  notes: `Examples:
  npm run approve -- /terms-of-use --by "Jane Sample"
  npm run approve -- "every page" --by "Jane Sample"     the header and footer
  npm run approve -- --list

The approval is a file in content/legal/approved with your name, the date and the page's text. Commit it together with the
change. content/legal/README.md explains what happens next.
The exit status is 0 if the approval was recorded, 2 if not; with --list, 1 if one is missing.`,
  run: async ({ by: typedName = '', note = '', list }, [page = '']) => {
    const by = oneLine(typedName)
    if (!list && page === '') throw new UsageError('PAGE is missing, for example /terms-of-use.')
    if (!list && by === '') throw new UsageError('Your name is missing. Add it, such as --by "Jane Sample".')
    const folders = contentFolders()
    const { check, bodies, approved } = await readContent(registry, folders, { compiler: bodyCompiler })
    const { site, files } = check()
    if (!site) throw new UserError('Not approved: the content has an error. To find it: npm run check')
    const pages = readPages(await finishedPages(site, bodies))
    if (list) {
      const found = pagesToApprove(site).map(({ path }) => {
        const approval = approvalOf(pages.get(path) ?? [], approved.get(approvalFile(path)))
        console.log(`${path}: ${approval ? describe(approval) : 'not approved'}`)
        return approval?.changes.length === 0
      })
      return found.every(Boolean) ? 0 : 1
    }
    const lines = pages.get(page)
    if (!lines) {
      const advice = didYouMean(page, [...pages.keys()]) || 'Write its address, for example /terms-of-use.'
      throw new UserError(`The page ${page} doesn't exist. ${advice}`)
    }
    const version = keptVersion(site, page, files)
    const approval = { by, day: todayInNewYork(), note: oneLine(note), lines }
    for (const { path, text } of [
      { path: approvalFile(page), text: writeApproval(approval) },
      ...(version ? [version] : []),
    ]) {
      const file = join(folders.content, path)
      writeFileAtomic(file, text)
      console.log(`Wrote ${pathFrom(process.cwd(), file)}`)
    }
    console.log(`${by} approved ${page}. Commit these files together with the change.`)
    return 0
  },
})

function describe({ by, day, note, changes }: NonNullable<ReturnType<typeof approvalOf>>): string {
  const since = changes.length > 0 ? [', changed since:', ...changes.map((change) => `\n  ${change}`)] : []
  return `approved by ${by} on ${day}${note && ` (${note})`}${since.join('')}`
}
