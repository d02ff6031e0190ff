import { sectionsAsRead, reconstructSide } from './reconstructSide.ts'
import type { PageText } from '../../src/compliance/text/types.ts'
import { placeSentences } from '../../src/compliance/compare/changedPassages.ts'
import { redlineJson } from '../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../src/compliance/redline/redlineMarkdown.ts'
import type { PageChange } from '../../src/compliance/redline/types.ts'
import { comparePolicies, policyCommits, readBlobs } from './policies.ts'

/**
 * `npx jiti scripts/verify/redlineHistories.ts FOLDER …`: proves redlines on the histories of other people's repositories of
 * policies. Every commit's Markdown goes through the site's own parser as legal pages; its redline is made, and both
 * texts are reconstructed from it. Not part of the tests, since the repositories are not part of ours.
 */
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error(
    'Name one or more folders of git: npx jiti scripts/verify/redlineHistories.ts /path/to/repository.git',
  )
  process.exitCode = 2
}
for (const folder of folders) prove(folder)

function prove(folder: string): void {
  const started = process.cpuUsage()
  const counts = { commits: 0, withText: 0, reflowOnly: 0, pages: 0, wrong: 0, slowest: 0, longest: 0 }
  const statuses: Record<PageChange['status'], number> = {
    changed: 0,
    reflowed: 0,
    added: 0,
    removed: 0,
    moved: 0,
  }
  const words = { out: 0, in: 0 }
  const commits = policyCommits(folder)
  const blobs = commits.flatMap(({ changes }) => changes.flatMap(({ old, now }) => [old, now]))
  const texts = readBlobs(folder, blobs)
  for (const { commit, changes } of commits) {
    counts.commits += 1
    if (changes.length === 0) continue
    counts.withText += 1
    const begin = performance.now()
    try {
      const side = (pick: 'old' | 'now') =>
        changes.map((change) => ({ path: change.path, text: texts.get(change[pick]) }))
      const { redline: result, ...sides } = comparePolicies(side('old'), side('now'))
      const faults = proveExact(result.pages, sides)
      redlineJson(result)
      counts.longest = Math.max(counts.longest, redlineMarkdown(result).length)
      for (const { status, inserted, deleted } of result.pages) {
        statuses[status] += 1
        words.out += deleted
        words.in += inserted
      }
      counts.pages += result.pages.length
      if (result.pages.length > 0 && result.pages.every(({ status }) => status === 'reflowed'))
        counts.reflowOnly += 1
      for (const fault of faults) console.log(`${commit.slice(0, 10)} ${fault}`)
      counts.wrong += faults.length
    } catch (error) {
      counts.wrong += 1
      console.log(`${commit.slice(0, 10)} ${error instanceof Error ? error.stack : String(error)}`)
    }
    counts.slowest = Math.max(counts.slowest, performance.now() - begin)
  }
  const { user, system } = process.cpuUsage(started)
  console.log(`${folder}
  ${counts.commits} commits, ${counts.withText} of them with changed Markdown, ${counts.reflowOnly} of those without any change in wording
  ${counts.pages} changed pages: ${JSON.stringify(statuses)}
  ${words.out} words out, ${words.in} words in
  ${counts.wrong} faults
  ${((user + system) / 1e6).toFixed(1)} s of a processor; the slowest commit took ${(counts.slowest / 1000).toFixed(1)} s; the longest comment has ${counts.longest} characters`)
}

/** Checks that both texts of every page follow from the redline, and that no change is missing. */
function proveExact(
  changes: readonly PageChange[],
  { before, after }: { before: { pages: PageText[] }; after: { pages: PageText[] } },
): string[] {
  const faults: string[] = []
  const old = new Map(before.pages.map((page) => [page.path, page]))
  const now = new Map(after.pages.map((page) => [page.path, page]))
  const told = new Map(changes.map((change) => [change.path, change]))
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const prose = (page: PageText | undefined) =>
    sectionsAsRead(page?.sections ?? [])
      .flatMap(({ heading, blocks }) => [heading, ...blocks])
      .filter(Boolean)
      .join(' ')
  for (const change of changes) {
    const was = change.status === 'added' ? undefined : old.get(change.pathBefore ?? change.path)
    const is = change.status === 'removed' ? undefined : now.get(change.path)
    if (change.status === 'reflowed') {
      if (prose(was) !== prose(is)) faults.push(`${change.path}: said to be reflowed, and is not`)
      continue
    }
    if (!same(reconstructSide(change.sections, 'before'), sectionsAsRead(was?.sections ?? [])))
      faults.push(`${change.path}: the old text is not given again`)
    if (!same(reconstructSide(change.sections, 'after'), sectionsAsRead(is?.sections ?? [])))
      faults.push(`${change.path}: the new text is not given again`)
    const told = change.inserted + change.deleted + change.facts.length + placeSentences(change).length
    if (change.status === 'changed' && told === 0)
      faults.push(`${change.path}: said to be changed, and nothing says how`)
  }
  for (const [path, page] of now)
    if (!told.has(path) && prose(page) !== prose(old.get(path))) faults.push(`${path}: a change is not told`)
  const movedFrom = new Set(changes.map(({ pathBefore }) => pathBefore))
  for (const path of old.keys())
    if (!now.has(path) && !told.has(path) && !movedFrom.has(path))
      faults.push(`${path}: a removal is not told`)
  return faults
}
