import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/documents/redlineDocx.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import type { Redline } from '../../src/compliance/redline/types.ts'
import { extractSite } from '../../src/compliance/text/extractSite.ts'
import type { Section, SiteText } from '../../src/compliance/text/types.ts'
import { buildSite } from '../../src/content/buildSite.ts'
import { registry } from '../../src/firm/registry.ts'
import { readTree } from '../../src/node/readTree.ts'
import { editedSite } from './editedPages.ts'
import { acceptAndReject, type Resolved } from './libreOffice.ts'
import { comparePolicies, policyCommits, readBlobs } from './policies.ts'

/**
 * `npm run verify:docx -- REPOSITORY …`: proves the Word document with LibreOffice, which it installs on Debian. Makes
 * the DOCX of 200 random edits of the site's own legal pages, and of 50 real revisions from the histories of the named
 * repositories of policies; accepts all changes and rejects all of them, and compares what is left with what the
 * pages say, paragraph by paragraph. It ends with 0 when all agree, with 1 when one does not, and with 2 when it
 * could not be tried.
 */

const randomPairs = 200
const realPairs = 50

/** Two wordings and their redline. */
interface Pair {
  name: string
  before: SiteText
  after: SiteText
  redline: Redline
}

/** Paragraphs of the document that are no wording of a page. */
const aboutDocument = /^(?:Title|Redline (?:Sides|About.*|Fact))$/
const ending = 'End of the redline'

const count = { changes: 0, paragraphs: 0 }
const wrong = new Map<string, string[]>()
const folder = mkdtempSync(join(tmpdir(), 'verify-docx-'))
try {
  const repositories = process.argv.slice(2)
  const random = randomEdits()
  const real = realRevisions(repositories)
  const pairs = [...random, ...real]
  console.log(`Making ${random.length} documents of random edits and ${real.length} of real revisions …`)
  const files = pairs.map(({ redline: made }, index) => {
    const file = join(folder, `${index + 1}.docx`)
    writeFileSync(file, redlineDocx(made, { author: 'Proof', site: 'Proof', date: '2026-01-31' }))
    return file
  })
  for (const [index, resolved] of acceptAndReject(files).entries()) {
    const pair = pairs[index]
    if (pair) compare(pair, resolved)
  }
  for (const [name, sentences] of wrong) console.log([name, ...sentences].join('\n  '))
  const isWhole = real.length >= realPairs
  console.log(
    `${random.length} random and ${real.length} real pairs, ${count.changes} tracked changes, ${count.paragraphs} paragraphs compared: ${wrong.size} documents wrong.${isWhole ? '' : `\nThe proof asks for ${realPairs} real pairs. Name repositories of policies: npm run verify:docx -- /path/to/policies.git`}`,
  )
  process.exitCode = wrong.size > 0 ? 1 : isWhole ? 0 : 2
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function randomEdits(): Pair[] {
  const { site, problems } = buildSite(registry, readTree(join(import.meta.dirname, '../../content')).files)
  if (!site) throw new Error(problems.map(({ message }) => message).join(' '))
  const before = extractSite(site)
  return Array.from({ length: randomPairs }, (_, index): Pair => {
    const after = editedSite(before, index + 1)
    const name = `Random edit ${index + 1}`
    return { name, before, after, redline: redline(before, after, { from: 'before', to: name }) }
  })
}

/** Revisions in which wording changed, spread evenly over the histories. */
function realRevisions(repositories: readonly string[]): Pair[] {
  const all = repositories.flatMap((repository) =>
    policyCommits(repository)
      .filter(({ changes }) => changes.length > 0 && changes.length <= 10)
      .map((commit) => ({ repository, ...commit })),
  )
  const found: Pair[] = []
  // From a different beginning each round, until there are enough.
  for (let round = 0; round * realPairs < all.length && found.length < realPairs; round += 1)
    for (let at = 0; at < realPairs && found.length < realPairs; at += 1) {
      const commit = all[Math.floor((at * all.length) / realPairs) + round]
      const pair = commit && revisionPair(commit)
      if (pair && !found.some(({ name }) => name === pair.name)) found.push(pair)
    }
  return found
}

function revisionPair({
  repository,
  commit,
  changes,
}: { repository: string } & ReturnType<typeof policyCommits>[number]): Pair | undefined {
  const texts = readBlobs(
    repository,
    changes.flatMap(({ old, now }) => [old, now]),
  )
  const side = (pick: 'old' | 'now') =>
    changes.map((change) => ({ path: change.path, text: texts.get(change[pick]) }))
  const compared = comparePolicies(side('old'), side('now'))
  const isChanged = compared.redline.pages.some(({ status }) => status !== 'reflowed')
  return isChanged ? { name: `${repository} ${commit.slice(0, 10)}`, ...compared } : undefined
}

function compare(
  { name, before, after, redline: made }: Pair,
  { changes, left, rejected, accepted }: Resolved,
): void {
  count.changes += changes
  const faults = [
    ...(Math.max(...left) > 0 ? ['Not all changes could be accepted and rejected.'] : []),
    ...difference('All rejected', rejected, textsOf(before, made, 'before')),
    ...difference('All accepted', accepted, textsOf(after, made, 'after')),
  ]
  if (faults.length > 0) wrong.set(name, faults)
}

function difference(what: string, lines: Resolved['accepted'], expected: readonly string[]): string[] {
  const given = lines.filter(([style]) => !aboutDocument.test(style)).map(([, text]) => text)
  if (given.at(-1) === ending) given.pop()
  count.paragraphs += expected.length
  const length = Math.max(given.length, expected.length)
  const at = Array.from({ length }, (_, index) => index).find((index) => given[index] !== expected[index])
  return at === undefined ? [] : [`${what}: “${expected[at] ?? ''}” is “${given[at] ?? ''}”.`]
}

/** The paragraphs of the pages that the redline shows, as they must stand in the document. */
function textsOf(site: SiteText, made: Redline, side: 'before' | 'after'): string[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]))
  return made.pages
    .filter(({ status }) => status !== 'reflowed')
    .flatMap(({ path, pathBefore = path, title, status }) => {
      const page = byPath.get(side === 'before' ? pathBefore : path)
      const isThere = status !== (side === 'before' ? 'added' : 'removed')
      return page && isThere ? [title, page.path, ...page.sections.flatMap(sectionTexts)] : []
    })
}

function sectionTexts({ heading, number, blocks }: Section): string[] {
  const title = (number === undefined ? '' : `${number}. `) + heading
  return [...(heading === '' ? [] : [title]), ...blocks.map(({ text }) => text)]
}
