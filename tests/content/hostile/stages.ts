import { withComplianceChecks } from '../../../src/compliance/complianceDiagnostics.ts'
import type { BuiltSite } from '../../../src/content/model/site.ts'
import { registry } from '../../../src/firm/registry.ts'
import { firmOf } from '../../../src/firm/makePayload.ts'
import { payloadOf } from '../../fixtures/payloadOf.ts'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { redlinePage } from '../../../src/compliance/redline/documents/redlinePage.ts'
import { redlineParagraphs } from '../../../src/compliance/redline/documents/redlineParagraphs.ts'
import { libreOfficeRejectWorkaround } from '../../../src/compliance/redline/documents/libreOfficeRejectWorkaround.ts'
import { docxBody } from '../../../src/compliance/redline/documents/docxBody.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import type { ContentSnapshot } from '../../../src/compliance/redline/contentSnapshot.ts'
import { loadSnapshots } from '../../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../../src/compliance/redline/redline.ts'
import { redlineJson } from '../../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../../src/compliance/redline/redlineMarkdown.ts'
import { redlineSummary } from '../../../src/compliance/redline/redlineSummary.ts'
import { findPhrase } from '../../../src/compliance/history/phraseIn.ts'
import { linesOf, pageWordings } from '../../../src/compliance/history/snapshot.ts'
import { buildSite } from '../../../src/content/buildSite.ts'
import { planMove } from '../../../src/content/edit/planMove.ts'
import { planNew } from '../../../src/content/edit/planNew.ts'
import { planRetire } from '../../../src/content/edit/planRetire.ts'
import { indexContent } from '../../../src/content/edit/indexContent.ts'
import { forgetReadings, createParseCache } from '../../../src/content/load/createParseCache.ts'
import { urlListFile } from '../../../src/content/publish/urls/parseUrlList.ts'
import { fixFile } from '../../../src/content/edit/fix/fixFile.ts'
import { githubAnnotations } from '../../../src/content/report/githubAnnotations.ts'
import { makeReport } from '../../../src/content/report/makeReport.ts'
import { printReport } from '../../../src/content/report/printReport.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { legalPage } from '../../fixtures/legalSite.ts'
import { tinyAddresses } from '../../fixtures/editingFixture.ts'
import { file, plainPage, minimalTree } from '../../fixtures/minimalSite.ts'
import { shapes } from './shapes.ts'
import { tags } from '../../../src/firm/tagDefinitions.ts'

const today = '2026-11-20'
const about = 'pages/about.mdx'
const terms = 'legal/terms.mdx'
const approvals = 'legal/approvals.txt'

/** The files of a tiny site by their paths. */
type Files = Readonly<Record<string, string>>

const sound: Files = {
  ...minimalTree,
  [about]: plainPage('About Us', 'inMenu: header\norder: 2', 'Text.\n\n## Why\n\nBecause.\n'),
  [terms]: legalPage('## Use {#use}\n\nThese are our terms.\n'),
  [urlListFile]: tinyAddresses,
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
  addresses: { path: urlListFile, typed: (text) => tinyAddresses + text },
  approvals: { path: approvals, typed: (text) => text },
} satisfies Record<string, { path: string; typed: (text: string) => string }>

export type PlaceName = keyof typeof places

/** The tiny site with a text at one of the places. */
export const filesWith = (place: PlaceName, text: string): Files => ({
  ...sound,
  [places[place].path]: places[place].typed(text),
})

const readSound = createParseCache()
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
  const read = createParseCache()
  return (...[source, options]: Parameters<typeof read>) =>
    (soundTexts.has(source.text) ? readSound : read)(source, options)
}

function built(files: Files, onError: 'fail' | 'ignore'): BuiltSite {
  const sources = sourcesOf(files)
  const records = new Map(
    sources.filter(({ path }) => path === approvals).map((source) => [source.path, source]),
  )
  const site = buildSite(registry, sources.filter(isPage), {
    publicFiles: new Set(['/og.png']),
    otherFiles: new Set(records.keys()),
    urlList: { path: urlListFile, text: files[urlListFile] ?? '' },
    today,
    read: reader(),
    onError,
  })
  return withComplianceChecks(site, { advertising: registry.advertising, today, records })
}

function sideOf(name: string, files: Files): ContentSnapshot {
  return {
    name,
    files: sourcesOf(files).filter(isPage),
    otherFiles: [],
    urlList: { path: urlListFile, text: files[urlListFile] ?? '' },
    publicFiles: ['/og.png'],
  }
}

function compared(before: Files, after: Files): void {
  const sides = loadSnapshots(
    registry,
    { before: sideOf('before', before), after: sideOf('after', after) },
    today,
  )
  const result = redline(sides.before, sides.after, sides.names)
  redlinePage(result)
  redlineMarkdown(result)
  redlineSummary(result)
  redlineJson(result)
  docxBody(libreOfficeRejectWorkaround(redlineParagraphs(result)), {
    author: 'A',
    site: 'A',
    date: `${today}T12:00:00Z`,
  })
}

/** Everything that is done with a text, each part by its name. */
export const stages = {
  check: ({ files }) => {
    const site = built(files, 'fail')
    printReport(makeReport(site, 'content'))
    githubAnnotations(site.problems)
  },
  render: ({ files }) => {
    const { site } = built(files, 'ignore')
    if (!site) return
    const render = bodyRenderer(firmOf(site))
    for (const route of site.routes) payloadOf(site, route, render)
  },
  fix: ({ files, path }) => {
    fixFile({ path, text: files[path] ?? '' }, tags)
  },
  added: ({ files }) => compared(sound, files),
  edited: ({ files, path }) => {
    const text = files[path] ?? ''
    const at = text.lastIndexOf('\n', text.length / 2 + 200) + 1
    compared(files, { ...files, [path]: `${text.slice(0, at)}New words. ${text.slice(at)}` })
  },
  said: ({ files }) => {
    const { site } = built(files, 'ignore')
    if (!site) return
    const lines = new Map(pageWordings(extractSite(site)).map(([name, wording]) => [name, linesOf(wording)]))
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
      urlList: { path: urlListFile, text: files[urlListFile] ?? '' },
    }
    const looked = indexContent(registry, tree, today, reader())
    planMove({ old: '/practice-areas/beta-law', new: '/practice-areas/omega-law' }, looked)
    planMove({ old: '/about', new: '/firm' }, looked)
    planRetire({ name: '/practice-areas/beta-law', to: '/contact', instead: 'alpha-law' }, looked)
    planNew({ kind: 'page', fields: { title: ['News'] }, draft: false }, looked)
  },
} satisfies Record<string, (job: Job) => void>

export type StageName = keyof typeof stages

/** What the check makes of a tree. */
export const builtWith = (files: Files): BuiltSite => built(files, 'fail')

/** A shape of some size at one of the places, by their names. */
export function jobOf(name: string, place: PlaceName, size: number): Job {
  const shape = shapes.find((one) => one.name === name)
  if (!shape) throw new Error(`There is no shape "${name}".`)
  // Each job takes its text apart anew.
  forgetReadings(registry)
  return { files: filesWith(place, shape.text(size)), path: places[place].path }
}
