import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  approvalFile,
  approvedText,
  findApproval,
  pagesToApprove,
  writeApproval,
} from '../../src/compliance/approvals.ts'
import { originalOf, readPages } from '../../src/compliance/readPages.ts'
import { oneLine } from '../../src/content/docs/frontmatterTemplate.ts'
import { entriesOf, type Site } from '../../src/content/model.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { listInWords } from '../../src/content/text/listInWords.ts'
import { shellQuote } from '../../src/content/text/shellQuote.ts'
import { keptVersion } from '../../src/content/versions/keptVersion.ts'
import { effectiveDate, versionedPath } from '../../src/content/versions/legalVersions.ts'
import { attorneys } from '../../src/firm/collections/attorneys/schema.ts'
import { registry } from '../../src/firm/registry.ts'
import { buildDate, todayInNewYork } from '../../src/node/buildDate.ts'
import { pathFrom } from '../../src/node/folders.ts'
import { gitOutput } from '../../src/node/git.ts'
import { readContent } from '../../src/node/readContent.ts'
import { shortDigest } from '../../src/node/sha256.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { finishedPages } from '../../src/vite/renderSite.ts'
import { approvalHistory } from '../approvalHistory.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'approve [PAGE]',
  summary: 'records your approval of what a page says.',
  flags: {
    note: { type: 'string', value: 'TEXT', help: 'a few words for your colleagues' },
    on: { type: 'string', value: 'DAY', help: 'approves what the page will say on a coming day' },
    list: {
      type: 'boolean',
      help: 'lists the pages that need approval, who approved them, and what has changed since',
    },
    history: { type: 'boolean', help: 'lists all approvals and withdrawals, from Git' },
  },
  notes: `Examples:
  npm run approve -- /terms-of-use
  npm run approve -- "every page"                     the header and footer
  npm run approve -- /terms-of-use --on 2027-01-01    what it will say then
  npm run approve -- --list

Your name is that of the lawyer in content/attorneys whose approvesAs has your e-mail in Git, or your login on GitHub. The
approval is a file in content/legal/approved with your name, the date and the page's text. Commit it together with the
change. content/legal/README.md explains what happens next.
The exit status is 0 if the approval was recorded, 2 if not; with --list, 1 if one is missing.`,
  run: async ({ note = '', on, list, history }, [page = '']) => {
    if (!list && !history && page === '') throw new UsageError('PAGE is missing, for example /terms-of-use.')
    const folders = contentFolders()
    if (history) {
      console.log(approvalHistory(process.cwd(), folders.content))
      return 0
    }
    const { check, bodies, approved } = await readContent(registry, folders, bodyCompiler)
    const { site: current, siteOn, comingDays, files, problems } = check()
    if (!current) throw new UserError('Not approved: the content has an error. To find it: npm run check')
    if (on !== undefined && !comingDays.includes(on)) {
      const known = comingDays.length > 0 ? `Use ${listInWords(comingDays, 'or')}.` : 'No date is to come.'
      throw new UserError(`On ${on}, no page changes. ${known}`)
    }
    const site = on === undefined ? current : siteOn(on)
    if (!site)
      throw new UserError(`Not approved: the content has an error on ${on}. To find it: npm run check`)
    const pages = readPages(await finishedPages(site, { bodies, approved }))
    const approvals = [...approved].map(([path, text]) => ({ path, text, ...approvedText(path) }))
    if (list) {
      const found = pagesToApprove(site).map(({ path }) => {
        const approval = findApproval(site, path, pages.get(path) ?? [], approved)
        console.log(`${path}: ${approval ? describe(approval) : 'not approved'}`)
        return approval?.changes.length === 0
      })
      for (const { address, day, text } of approvals)
        if (comingDays.includes(day))
          console.log(`${address} on ${day}: ${text.split('\n')[0]?.replace('Approved', 'approved')}`)
      return found.every(Boolean) ? 0 : 1
    }
    const lines = pages.get(page)
    if (!lines) {
      const advice = didYouMean(page, [...pages.keys()]) || 'Write its address, for example /terms-of-use.'
      throw new UserError(`The page ${page} doesn't exist. ${advice}`)
    }
    const by = approver(site)
    const file = site.routes.find(({ path }) => path === page)?.file ?? registry.organization.path
    const left = problems.find((one) => one.file === file && /^(?:leftover|blank)$/.test(one.rule))
    const named = (path: string) => pathFrom(process.cwd(), join(folders.content, path))
    if (left)
      throw new UserError(`Not approved: ${left.message} See ${named(file)}, line ${left.line}. ${left.fix}`)
    const last = findApproval(site, page, lines, approved)
    console.log(last ? `Last ${describe(last)}` : 'No approval to compare with.')
    const version = keptVersion(site, page, files)
    const approval = { by, day: todayInNewYork(), note: oneLine(note) }
    const texts = [page, originalOf(page)].flatMap((name) => {
      const lines = pages.get(name) ?? []
      const text = writeApproval({ ...approval, lines, digest: shortDigest(lines.join('\n')) })
      return lines.length > 0 ? { path: approvalFile(name, on), text } : []
    })
    for (const { path, text } of version ? [...texts, version] : texts) {
      writeFileAtomic(join(folders.content, path), text)
      const isReplaced = files.some((one) => one.path === path)
      console.log(`${isReplaced ? 'Replaced the text of the same lastUpdated:' : 'Wrote'} ${named(path)}`)
    }
    const versions = site.versions.map((one) => {
      return { path: one.file, address: versionedPath(one), day: effectiveDate(one.entry.data) }
    })
    for (const { path, address, day } of [...approvals, ...versions]) {
      // A page has one coming text.
      const isCurrent = day === on || day <= approval.day || path === version?.path
      if (on === undefined || address !== page || isCurrent) continue
      rmSync(join(folders.content, path))
      console.log(`Deleted ${named(path)}: it isn't coming anymore`)
    }
    const day = on ?? buildDate()
    console.log(`${by} approved what ${page} says on ${formatDate(day)}. Commit these files with the change.`)
    const next = site.coming.find((entry) => entry.file === file || `/${entry.slug}` === page)?.data
      .effectiveOn
    if (next !== undefined && !approved.has(approvalFile(page, next)))
      console.log(
        `Not included: what takes effect on ${formatDate(next)}. To approve it: npm run approve -- ${shellQuote(page)} --on ${next}`,
      )
    return 0
  },
})

/** The lawyer who runs this, with the login that GitHub vouches for, or with Git's e-mail, which anybody can set. */
function approver(site: Site): string {
  const login = process.env['GITHUB_ACTIONS'] === 'true' ? process.env['GITHUB_ACTOR'] : undefined
  const identity = login ?? gitOutput(process.cwd(), ['config', 'user.email'])
  if (!identity) throw new UserError('Git has no e-mail of yours. Type: git config user.email YOU@FIRM')
  const lawyer = entriesOf(site, attorneys).find(
    ({ data }) =>
      data.group !== 'staff' &&
      data.approvesAs?.some((name) => name.toLowerCase() === identity.toLowerCase()),
  )
  if (lawyer) return `${lawyer.data.name} (${login ? 'GitHub login' : 'Git e-mail'} ${identity})`
  throw new UserError(
    `Not approved: no lawyer on this site approves as ${identity}. ` +
      `In the lawyer's file in content/attorneys, add it to approvesAs, such as approvesAs: ["${identity}"]`,
  )
}

function describe({ by, day, note, changes }: NonNullable<ReturnType<typeof findApproval>>): string {
  const since = changes.length > 0 ? [', changed since:', ...changes.map((change) => `\n  ${change}`)] : []
  return `approved by ${by} on ${day}${note && ` (${note})`}${since.join('')}`
}
