import { proseRenderer } from '../../renderProse.tsx'
import { redlinePage } from '../../../src/compliance/redline/documents/redlinePage.ts'
import { redlineParagraphs } from '../../../src/compliance/redline/documents/redlineParagraphs.ts'
import { settledEnds } from '../../../src/compliance/redline/documents/settledEnds.ts'
import { wordBody } from '../../../src/compliance/redline/documents/wordBody.ts'
import { readPages } from '../../../src/compliance/text/readPages.ts'
import type { ContentSide } from '../../../src/compliance/redline/contentSide.ts'
import { readSides } from '../../../src/compliance/redline/readSides.ts'
import { redline } from '../../../src/compliance/redline/redline.ts'
import { redlineJson } from '../../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../../src/compliance/redline/redlineMarkdown.ts'
import { redlineSummary } from '../../../src/compliance/redline/redlineSummary.ts'
import { findPhrase } from '../../../src/compliance/history/phraseIn.ts'
import { pageLines } from '../../../src/compliance/history/witness.ts'
import { withReview } from '../../../src/compliance/withReview.ts'
import { buildSite, type BuiltSite } from '../../../src/content/buildSite.ts'
import { decideMove } from '../../../src/content/edit/decideMove.ts'
import { decideNew } from '../../../src/content/edit/decideNew.ts'
import { decideRetire } from '../../../src/content/edit/decideRetire.ts'
import { survey } from '../../../src/content/edit/survey.ts'
import { makePayload } from '../../../src/firm/data/makePayload.ts'
import { forgetReadings, keepReadings } from '../../../src/content/keepReadings.ts'
import { ledgerFile } from '../../../src/content/publish/ledger/readLedger.ts'
import { repairSource } from '../../../src/content/edit/fix/repairSource.ts'
import { githubAnnotations } from '../../../src/content/report/githubAnnotations.ts'
import { makeReport } from '../../../src/content/report/makeReport.ts'
import { printReport } from '../../../src/content/report/printReport.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { legalPage } from '../../review/legalSite.ts'
import { tinyAddresses } from '../choreTree.ts'
import { file, plainPage, tinyTree } from '../tinySite.ts'
import { shapes } from './shapes.ts'

const today = '2026-11-20'
const about = 'pages/about.mdx'
const terms = 'legal/terms.mdx'
const approvals = 'legal/approvals.txt'

/** The files of a tiny site by their paths. */
type Files = Readonly<Record<string, string>>

const sound: Files = {
  ...tinyTree,
  [about]: plainPage('About Us', 'inMenu: header\norder: 2', 'Text.\n\n## Why\n\nBecause.\n'),
  [terms]: legalPage('## Use {#use}\n\nThese are our terms.\n'),
  [ledgerFile]: tinyAddresses,
}

const indented = (text: string): string => text.replaceAll('\n', '\n  ')

/** Where an editor may type a text: the file, and what becomes of it. */
export const places = {
  body: { path: about, typed: (text) => plainPage('About Us', 'inMenu: header\norder: 2', text) },
  legal: { path: terms, typed: (text) => legalPage(text) },
  fields: {
    path: about,
    typed: (text) => plainPage('About Us', `inMenu: header\norder: 2\n${text}`, 'Text.\n'),
  },
  value: {
    path: about,
    typed: (text) =>
      plainPage('About Us', 'inMenu: header\norder: 2', 'Text.\n').replace(
        /lede: .*/,
        () => `lede: >-\n  ${indented(text)}`,
      ),
  },
  file: { path: about, typed: (text) => text },
  firm: { path: 'firm.mdx', typed: (text) => file(text, text) },
  addresses: { path: ledgerFile, typed: (text) => tinyAddresses + text },
  approvals: { path: approvals, typed: (text) => text },
} satisfies Record<string, { path: string; typed: (text: string) => string }>

export type PlaceName = keyof typeof places

/** The tiny site with a text at one of the places. */
export const filesWith = (place: PlaceName, text: string): Files => ({
  ...sound,
  [places[place].path]: places[place].typed(text),
})

const readSound = keepReadings()
const soundTexts = new Set(Object.values(sound))

interface Job {
  files: Files
  path: string
}

const sourcesOf = (files: Files): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))
const isPage = ({ path }: SourceFile): boolean => path.endsWith('.mdx')

/** What did not change is taken apart once, and what did every time. */
function reader() {
  const read = keepReadings()
  return (...[source, options]: Parameters<typeof read>) =>
    (soundTexts.has(source.text) ? readSound : read)(source, options)
}

function built(files: Files, errors: 'withhold' | 'pass over'): BuiltSite {
  const sources = sourcesOf(files)
  const records = new Map(
    sources.filter(({ path }) => path === approvals).map((source) => [source.path, source]),
  )
  const site = buildSite(sources.filter(isPage), {
    publicFiles: new Set(['/og.png']),
    otherFiles: new Set(records.keys()),
    ledger: { path: ledgerFile, text: files[ledgerFile] ?? '' },
    today,
    read: reader(),
    errors,
  })
  return withReview(site, { today, records })
}

function sideOf(name: string, files: Files): ContentSide {
  return {
    name,
    files: sourcesOf(files).filter(isPage),
    otherFiles: [],
    ledger: { path: ledgerFile, text: files[ledgerFile] ?? '' },
    publicFiles: ['/og.png'],
  }
}

function compared(before: Files, after: Files): void {
  const sides = readSides({ before: sideOf('before', before), after: sideOf('after', after) }, today)
  const result = redline(sides.before, sides.after, sides.names)
  redlinePage(result)
  redlineMarkdown(result)
  redlineSummary(result)
  redlineJson(result)
  wordBody(settledEnds(redlineParagraphs(result)), { author: 'A', date: `${today}T12:00:00Z` })
}

/** Everything that is done with a text, each part by its name. */
export const stages = {
  check: ({ files }) => {
    const site = built(files, 'withhold')
    printReport(makeReport(site, 'content'))
    githubAnnotations(site.problems)
  },
  render: ({ files }) => {
    const { site } = built(files, 'pass over')
    if (!site) return
    const render = proseRenderer(site.firm)
    for (const route of site.routes) makePayload(site, route, render)
  },
  fix: ({ files, path }) => {
    repairSource({ path, text: files[path] ?? '' })
  },
  added: ({ files }) => compared(sound, files),
  edited: ({ files, path }) => {
    const text = files[path] ?? ''
    const at = text.lastIndexOf('\n', text.length / 2 + 200) + 1
    compared(files, { ...files, [path]: `${text.slice(0, at)}New words. ${text.slice(at)}` })
  },
  said: ({ files }) => {
    const { site } = built(files, 'pass over')
    if (!site) return
    const lines = pageLines(readPages(site))
    for (const phrase of [
      'words that nobody wrote',
      ...[...lines.values()].map((of) => of.join(' ').slice(0, 2000)),
    ])
      if (phrase.trim() !== '') for (const page of lines.values()) findPhrase(phrase)(page)
  },
  chores: ({ files }) => {
    const tree = {
      files: sourcesOf(files).filter(isPage),
      otherFiles: [],
      ledger: { path: ledgerFile, text: files[ledgerFile] ?? '' },
    }
    const looked = survey(tree, today, reader())
    decideMove({ old: '/practice-areas/beta-law', new: '/practice-areas/omega-law' }, looked)
    decideMove({ old: '/about', new: '/firm' }, looked)
    decideRetire({ name: '/practice-areas/beta-law', to: '/contact', instead: 'alpha-law' }, looked)
    decideNew({ kind: 'page', fields: { title: ['News'] }, draft: false }, looked)
  },
} satisfies Record<string, (job: Job) => void>

export type StageName = keyof typeof stages

/** What the check makes of a tree. */
export const builtWith = (files: Files): BuiltSite => built(files, 'withhold')

/** A shape of some size at one of the places, by their names. */
export function jobOf(name: string, place: PlaceName, size: number): Job {
  const shape = shapes.find((one) => one.name === name)
  if (!shape) throw new Error(`There is no shape "${name}".`)
  // Each job takes its text apart anew.
  forgetReadings()
  return { files: filesWith(place, shape.text(size)), path: places[place].path }
}
