import { registry } from '../../src/firm/registry.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/documents/redlineDocx.ts'
import { extractSite } from '../../src/compliance/text/extractSite.ts'
import type { PageText, Section, SiteText } from '../../src/compliance/text/types.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import type { Redline } from '../../src/compliance/redline/types.ts'
import { buildSite } from '../../src/content/buildSite.ts'
import { readTree } from '../../src/node/readTree.ts'

/**
 * Proves the Word document with LibreOffice: edits the site's own legal pages in many ways, makes the redline's DOCX,
 * accepts all its changes and rejects all of them, and compares what is left with what the pages say, paragraph by
 * paragraph. Run by hand: `npx jiti scripts/verify/docx.ts [ROUNDS]` (10 without it). Needs LibreOffice Writer and its
 * Python (on Debian: `apt-get install --no-install-recommends libreoffice-writer python3-uno`); PYTHON names another.
 * The package libreoffice-writer-nogui converts documents and aborts when it is driven, so it does not do.
 */

/** What `acceptAndReject.py` prints. */
interface Answer {
  accepted: [style: string, text: string][]
  rejected: [style: string, text: string][]
  changes: number
  left: [number, number]
}

/** Paragraphs of the document that are no wording of a page. */
const aboutDocument = /^(?:Title|Redline (?:Sides|About.*|Fact))$/
const ending = 'End of the redline'

const rounds = Number(process.argv[2] ?? 10)
const before = siteReading()
const folder = mkdtempSync(join(tmpdir(), 'prove-docx-'))
const count = { changes: 0, paragraphs: 0, wrong: 0 }
try {
  for (let round = 1; round <= rounds; round += 1) await prove(round)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${rounds} documents, ${count.changes} tracked changes, ${count.paragraphs} paragraphs compared, ${count.wrong} documents wrong.`,
)
process.exitCode = count.wrong > 0 ? 1 : 0

async function prove(round: number): Promise<void> {
  const draw = randomFrom(round)
  const edit = (page: PageText) => (page.kind === 'legal' ? editedPage(page, draw) : page)
  const after = { ...before, pages: before.pages.map(edit) }
  const made = redline(before, after, { from: 'before', to: `round ${round}` })
  const answer = await answerFor(made, round)
  count.changes += answer.changes
  if (Math.max(...answer.left) > 0) wrong(`Round ${round}: not all changes could be accepted and rejected.`)
  compare(`Round ${round}, all rejected`, answer.rejected, textsOf(before, made))
  compare(`Round ${round}, all accepted`, answer.accepted, textsOf(after, made))
}

async function answerFor(made: Redline, round: number): Promise<Answer> {
  const file = join(folder, `${round}.docx`)
  writeFileSync(file, redlineDocx(made, { author: 'Proof', site: 'Proof', date: '2026-01-31' }))
  const script = join(import.meta.dirname, 'acceptAndReject.py')
  const python = process.env['PYTHON'] ?? '/usr/bin/python3'
  return JSON.parse(execFileSync(python, [script, file], { encoding: 'utf8', maxBuffer: 1e9 }))
}

function compare(what: string, lines: Answer['accepted'], expected: readonly string[]): void {
  const given = lines.filter(([style]) => !aboutDocument.test(style)).map(([, text]) => text)
  if (given.at(-1) === ending) given.pop()
  count.paragraphs += expected.length
  const length = Math.max(given.length, expected.length)
  const at = Array.from({ length }, (_, index) => index).find((index) => given[index] !== expected[index])
  if (at !== undefined) wrong(`${what}: "${expected[at] ?? ''}" is "${given[at] ?? ''}".`)
}

function wrong(sentence: string): void {
  count.wrong += 1
  console.log(sentence)
}

/** The paragraphs of the pages that the redline shows, as they must stand in the document. */
function textsOf(site: SiteText, made: Redline): string[] {
  return site.pages
    .filter(({ path }) => made.pages.some((page) => page.path === path && page.status !== 'reflowed'))
    .flatMap(({ title, path, sections }) => [title, path, ...sections.flatMap(sectionTexts)])
}

function sectionTexts({ heading, number, blocks }: Section): string[] {
  const title = (number === undefined ? '' : `${number}. `) + heading
  return [...(heading === '' ? [] : [title]), ...blocks.map(({ text }) => text)]
}

function siteReading(): SiteText {
  const { site, problems } = buildSite(registry, readTree(join(import.meta.dirname, '../../content')).files)
  if (!site) throw new Error(problems.map(({ message }) => message).join(' '))
  return extractSite(site)
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A page with sections moved, gone and new, and words changed, added and taken out in some of its blocks. */
function editedPage(page: PageText, draw: () => number): PageText {
  const [opening, ...rest] = page.sections
  const sections = rest
    .filter(() => draw() > 0.06)
    .map((section): Section => ({
      ...section,
      heading: draw() < 0.08 ? `${section.heading} and More` : section.heading,
      blocks: section.blocks.flatMap((block) => editedBlock(block, draw)),
    }))
  if (draw() < 0.5)
    sections.splice(draw() * sections.length, 0, ...sections.splice(draw() * sections.length, 1))
  if (draw() < 0.4)
    sections.splice(draw() * sections.length, 0, {
      id: 'wholly-new',
      heading: 'Wholly New',
      level: 2,
      number: undefined,
      blocks: [
        { role: 'paragraph', text: 'This section never stood here; it says <nothing> & "everything".' },
      ],
    })
  return { ...page, sections: [...(opening ? [opening] : []), ...sections] }
}

function editedBlock(block: Section['blocks'][number], draw: () => number): Section['blocks'] {
  const words = block.text.split(' ')
  const at = Math.floor(draw() * words.length)
  const chance = draw()
  if (chance < 0.06) return []
  if (chance < 0.12) return [block, { ...block, text: `A further sentence, number ${at}, of the same kind.` }]
  if (chance < 0.2) return [{ ...block, text: words.with(at, 'otherwise').join(' ') }]
  if (chance < 0.25) return [{ ...block, text: `${block.text} And no more.` }]
  if (chance < 0.3)
    return [
      { ...block, text: `${block.text} And more.` },
      { ...block, text: 'Much more.' },
    ]
  return [block]
}
