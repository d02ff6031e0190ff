import { newYorkLexicon } from '../../src/firm/advertising/newYorkLexicon.ts'
import { readApprovals } from '../../src/compliance/approvals/readApprovals.ts'
import { findPage } from '../../src/compliance/approvals/findPage.ts'
import { recordApproval } from '../../src/compliance/approvals/recordApproval.ts'
import { withComplianceChecks } from '../../src/compliance/withComplianceChecks.ts'
import { buildSite, type BuiltSite } from '../../src/content/buildSite.ts'
import { createParseCache } from '../../src/content/createParseCache.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { file, minimalTree, type Tree } from '../site/minimalSite.ts'

/** The tiny site with legal pages, and what its lawyers do with them; nothing touches a disk. */

export const termsFile = 'legal/terms.mdx'
export const approvals = 'legal/approvals.txt'

/** A legal page of one section for each paragraph that begins with `## `. */
export const legalPage = (body: string, lastUpdated = '2026-01-10', more = ''): string =>
  file(
    `
title: Terms
order: 1
sections: ${body.match(/^## /gm)?.length ?? 0}
lastUpdated: ${lastUpdated}
description: The terms of a tiny site, described in as many words as are needed here.
lede: Read them.
${more}`,
    `${body}\n`,
  )

/** The body of the terms, with one sentence in the middle. */
export const termsBody = (sentence: string): string =>
  `## Use {#use}\n\nThese are our terms.\n${sentence}\nWe are glad of every visitor.`

/** A content folder, whose second and third legal pages are only there so that a page can be lost alone. */
export const legalTree = (terms: string, more: Tree = {}): Tree => ({
  ...minimalTree,
  [termsFile]: terms,
  'legal/notice.mdx': legalPage('## Notice {#notice}\n\nThis is a notice.')
    .replace('title: Terms', 'title: Notice')
    .replace('The terms of', 'The notice of'),
  ...more,
})

/** Every text is taken apart once, in however many trees it stands. */
const read = createParseCache()

export interface Occasion {
  today?: string
  release?: boolean
  includeUnpublished?: boolean
}

/** What the tools make of a content folder on a day. */
export function review(tree: Tree, occasion: Occasion = {}): BuiltSite {
  const { today = '2026-01-31', release } = occasion
  const options = { lexicon: newYorkLexicon, today, release, records: recordsOf(tree) }
  return withComplianceChecks(built(tree, occasion), options)
}

/** The same without the lawyers' checks. */
function built(tree: Tree, { today = '2026-01-31', includeUnpublished }: Occasion): BuiltSite {
  const addresses = tree['addresses.txt']
  return buildSite(sources(tree, '.mdx'), {
    publicFiles: new Set(['/og.png']),
    urlList: addresses === undefined ? undefined : { path: 'addresses.txt', text: addresses },
    today,
    includeUnpublished,
    read,
  })
}

/** The same folder after somebody ran `npm run approve`. */
export function approve(tree: Tree, page: string, by = 'Ann Lee', day = '2026-01-31', note = ''): Tree {
  const { site, files, problems } = built(tree, { today: day })
  if (!site) throw new Error(`Nothing can be approved: ${problems.map(({ message }) => message).join(' ')}`)
  const found = findPage(page, site)
  const route = 'routes' in found ? found.routes.at(-1) : undefined
  if (!route) throw new Error(`There is no page ${page}.`)
  const { writes } = recordApproval({ site, files, records: recordsOf(tree) }, { route, by, note, day })
  return { ...tree, ...Object.fromEntries(writes.map(({ path, text }) => [path, text])) }
}

/** The folder with one replacement in one file. */
export function edit(tree: Tree, path: string, from: string, to: string): Tree {
  const text = tree[path]
  if (text === undefined || !text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`)
  return { ...tree, [path]: text.replace(from, () => to) }
}

export const recordsOf = (tree: Tree): Map<string, SourceFile> =>
  new Map(sources(tree, '.txt').map((source) => [source.path, source]))

/** The records of a folder, as they are read. */
export const readRecords = (tree: Tree) => readApprovals(recordsOf(tree).get(approvals))

const sources = (tree: Tree, ending: string): SourceFile[] =>
  Object.entries(tree)
    .filter(([path]) => path.endsWith(ending))
    .map(([path, text]) => ({ path, text }))

/** The rules of the legal pages' problems; others, such as a claim without a record, are not looked at here. */
const own =
  /^(approval-|approved-|kept-|unchanged-date|legal-|corrected-day|section-|defined-term|broken-|new-address|lost-address)/

/** Problems of legal pages in one line each: `error unchanged-date legal/terms.mdx:5 The wording …`. */
export const told = ({ problems }: { problems: readonly Diagnostic[] }): string[] =>
  problems
    .filter(({ rule }) => own.test(rule))
    .map(({ severity, rule, file: path, line, message }) => `${severity} ${rule} ${path}:${line} ${message}`)
