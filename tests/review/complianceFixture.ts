import { newYorkLexicon } from '../../src/firm/advertising/newYorkLexicon.ts'
import { complianceDiagnostics } from '../../src/compliance/complianceDiagnostics.ts'
import type { Site, BuildOptions } from '../../src/content/buildSite.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import { claimRules } from '../../src/content/report/rules/claims.ts'
import { newYorkRules } from '../../src/content/report/rules/newYork.ts'
import { build, file, inOneLine, minimalTree, type Tree } from '../site/minimalSite.ts'

export const today = '2026-01-31'

/** The tiny site, changed; it is sound, or the test says why not. */
export function siteOf(
  tree: Tree,
  surroundings: BuildOptions = {},
): { site: Site; problems: Diagnostic[]; files: Tree } {
  const { site, problems } = build(tree, surroundings)
  if (!site) throw new Error(problems.map(inOneLine).join('\n'))
  return { site, problems, files: { ...minimalTree, ...tree } }
}

/** What the lawyers' checks of claims and rules say of the tiny site, changed. */
export function complianceDiagnosticsOf(
  tree: Tree,
  { release = false, on = today }: { release?: boolean; on?: string } = {},
): Diagnostic[] {
  const { site, files } = siteOf(tree)
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const ours = new Set([...Object.keys(claimRules), ...Object.keys(newYorkRules)])
  const options = { lexicon: newYorkLexicon, today: on, release, files: sources }
  return complianceDiagnostics(site, options).filter(({ rule }) => ours.has(rule))
}

/** `file:line:column severity rule` of each, in order. */
export const inShort = (problems: readonly Diagnostic[]): string[] =>
  problems.map(
    ({ file: path, line, column, severity, rule }) => `${path}:${line}:${column} ${severity} ${rule}`,
  )

/** A record of a claim. */
export const claim = (value: string, more: Partial<Record<string, string>> = {}): string => {
  const fields: Partial<Record<string, string>> = {
    kind: 'figure',
    statement: `'The firm says ${value.replace(/^"|"$/g, '').replaceAll("'", "''")}.'`,
    value,
    asOf: '2025-06-20',
    evidence: 'A list in the docketing system.',
    owner: 'A. Person',
    reviewBy: '2026-06-20',
    ...more,
  }
  const lines = Object.entries(fields).flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [`${name}: ${text}`],
  )
  return file(lines.join('\n'))
}

/** The tiny site's page About Us with another body. */
export const about = (body: string): Tree => ({
  'pages/about.mdx': `${minimalTree['pages/about.mdx']?.split('---\n').slice(0, 2).join('---\n')}---\n${body}\n\n## Why\n\nBecause.\n`,
})

/** The page Join Our Team. */
export const joinPage = (lede: string): string =>
  file(`
template: join
title: Join Our Team
description: The page of open roles of a tiny site, described in as many words as are needed.
lede: ${lede}
roles:
  title: Open Roles
  text: These are open.
  none: None is open.
  apply:
    text: Apply
    link: /contact
benefits:
  title: Why
  items: [Lunch.]`)

/** A role on that page. */
export const role = ({ from = '$100,000', to = '$120,000', requirement = 'Patience.' }): string =>
  file(`
page: join
title: Clerk
order: 1
location: New York, NY
department: Records
experience: 3-5 years
pay:
  from: ${from}
  to: ${to}
posted: 2025-06-20
requirements:
  - ${requirement}`)
