import { sectionsAsRead, reconstructSide } from './reconstructSide.ts'
import type { ContentSnapshot } from '../../src/compliance/redline/contentSnapshot.ts'
import type { PageText } from '../../src/compliance/text/types.ts'
import { placeSentences } from '../../src/compliance/redline/changedPassages.ts'
import { loadSnapshots } from '../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { redlineJson } from '../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../src/compliance/redline/redlineMarkdown.ts'
import { registry } from '../../src/firm/registry.ts'
import type { PageChange } from '../../src/compliance/redline/types.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { resolve } from 'node:path'
import { presentFiles } from '../../src/node/history/presentFiles.ts'
import { runGit } from '../../src/node/runGit.ts'

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
  const commits = history(folder)
  const texts = blobs(folder, commits)
  for (const { commit, changes } of commits) {
    counts.commits += 1
    if (changes.length === 0) continue
    counts.withText += 1
    const begin = performance.now()
    try {
      const side = (name: string, pick: 'old' | 'now'): ContentSnapshot => ({
        name,
        files: pages(changes.map((change) => ({ path: change.path, text: texts.get(change[pick]) }))),
        otherFiles: [],
        urlList: undefined,
        publicFiles: [],
      })
      const sides = loadSnapshots(
        registry,
        { before: side('before', 'old'), after: side('after', 'now') },
        '2026-01-01',
        undefined,
        presentFiles(registry, resolve('content')),
      )
      const result = redline(sides.before, sides.after, sides.names)
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

interface Commit {
  commit: string
  changes: { path: string; old: string; now: string }[]
}

/** All commits, the oldest first, each with what it changed against its first parent. */
function history(folder: string): Commit[] {
  const log = runGit(folder, [
    'log',
    '--reverse',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '--diff-merges=first-parent',
    '-z',
    '--format=%x01%H',
  ])
  if (!log.ok) throw new Error(log.reason)
  return log.output
    .toString('utf8')
    .split('\u0001')
    .slice(1)
    .map((entry): Commit => {
      const [commit = '', ...rest] = entry.split('\0')
      const changes = rest.flatMap((line, index) => {
        const [, , old = '', now = ''] = line.trim().startsWith(':') ? line.trim().split(' ') : []
        const path = rest[index + 1] ?? ''
        return old !== '' && /\.(md|markdown)$/i.test(path) ? [{ path, old, now }] : []
      })
      return { commit: commit.trim(), changes }
    })
}

function blobs(folder: string, commits: readonly Commit[]): Map<string, string> {
  const wanted = [...new Set(commits.flatMap(({ changes }) => changes.flatMap(({ old, now }) => [old, now])))]
  const real = wanted.filter((blob) => !/^0+$/.test(blob))
  const answer = runGit(folder, ['cat-file', '--batch'], real.map((blob) => `${blob}\n`).join(''))
  if (!answer.ok) throw new Error(answer.reason)
  const texts = new Map<string, string>()
  for (let at = 0; at < answer.output.length;) {
    const end = answer.output.indexOf(0x0a, at)
    const [blob = '', kind, size = '0'] = answer.output.toString('latin1', at, end).split(' ')
    const length = kind === 'missing' ? -1 : Number(size)
    if (kind === 'blob') texts.set(blob, answer.output.toString('utf8', end + 1, end + 1 + length))
    at = end + 2 + length
  }
  return texts
}

/** Their files as legal pages of a site of ours. */
function pages(files: readonly { path: string; text: string | undefined }[]): SourceFile[] {
  const taken = new Set<string>()
  const made = files.flatMap(({ path, text }): SourceFile[] => {
    if (text === undefined) return []
    const slug = path
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const own = taken.has(slug) ? `${slug}-${taken.size}` : slug || 'page'
    taken.add(own)
    const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\s*(?:\r?\n|$)/, '')
    const fields = `---\ntitle: Policy\norder: 1\nsections: 1\nlastUpdated: 2025-06-20\ndescription: A page of a repository of policies, read as one of ours.\nlede: A policy.\n---\n`
    return [{ path: `legal/${own}.mdx`, text: fields + body }]
  })
  return [...made, { path: registry.organization.path, text: registry.placeholder }]
}
