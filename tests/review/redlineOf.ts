import type { ContentSnapshot } from '../../src/compliance/redline/contentSnapshot.ts'
import { loadSnapshots } from '../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import type { Change, PageChange, Redline } from '../../src/compliance/redline/types.ts'
import { file, minimalTree, type Tree } from '../site/minimalSite.ts'

type Changes = Record<string, string | undefined>

/** The tiny site with some files changed, added or deleted, as one side of a redline. */
export function sideOf(name: string, changes: Changes, ledger?: string): ContentSnapshot {
  const tree: Changes = { ...minimalTree, ...changes }
  return {
    name,
    files: Object.entries(tree).flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
    otherFiles: [],
    urlList: ledger === undefined ? undefined : { path: 'addresses.txt', text: ledger },
    publicFiles: ['/og.png'],
  }
}

/** The redline between two states of the tiny site, through the real parser. */
export function redlineOf(
  before: Changes,
  after: Changes,
  {
    ledgers = {},
    today = '2026-01-31',
  }: { ledgers?: { before?: string; after?: string }; today?: string } = {},
): Redline {
  const sides = loadSnapshots(
    { before: sideOf('before', before, ledgers.before), after: sideOf('after', after, ledgers.after) },
    today,
  )
  return redline(sides.before, sides.after, sides.names)
}

/** The change of one page, which must have one. */
export function pageIn({ pages }: Redline, path: string): PageChange {
  const page = pages.find((change) => change.path === path)
  if (!page) throw new Error(`${path} has no change; changed are: ${pages.map((one) => one.path).join(', ')}`)
  return page
}

/** Runs as one text: `You [-may-]{+must+} go.` */
export const shown = (runs: readonly Change[]): string =>
  runs
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'deleted' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

/** A page's sections as lines: `# heading (status)` and `status: text`. */
export const lines = ({ sections }: Pick<PageChange, 'sections'>): string[] =>
  sections.flatMap(({ heading, status, movedFrom, blocks }) => [
    `# ${shown(heading)} (${status}${movedFrom === undefined ? '' : ` from behind “${movedFrom}”`})`,
    ...blocks.map((block) => `${block.status}${block.seam ? `, ${block.seam}` : ''}: ${shown(block.runs)}`),
  ])

/** A legal page of the tiny site. */
export const legalPage = (body: string, lastUpdated = '2025-06-20', more = ''): Tree => ({
  'legal/terms.mdx': file(
    `
title: Terms
order: 1
sections: ${body.match(/^## /gm)?.length ?? 0}
lastUpdated: ${lastUpdated}
description: The terms of a tiny site, described in as many words as are needed here.
lede: Read them.
${more}`,
    body,
  ),
})
