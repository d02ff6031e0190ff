import { join } from 'node:path'
import { buildSite, type BuiltSite } from '../../src/content/buildSite.ts'
import type { PlanError } from '../../src/content/edit/resolveEntry.ts'
import type { Plan } from '../../src/content/edit/plan.ts'
import type { NeedsInput } from '../../src/content/edit/needsInput.ts'
import { indexContent, type ContentIndex } from '../../src/content/edit/indexContent.ts'
import { changedTree, type Tree } from '../../src/content/edit/tree.ts'
import { urlListFile } from '../../src/content/publish/urls/parseUrlList.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import { createParseCache } from '../../src/content/createParseCache.ts'
import { readTree } from '../../src/node/readTree.ts'
import { inOneLine, minimalTree } from './minimalSite.ts'

/** Trees for the chores, and what becomes of them. */

export const today = '2026-11-20'

/** The addresses of the tiny site. */
export const tinyAddresses = `# Notes stay.
/
/about
/contact
/practice-areas
/practice-areas/alpha-law
/practice-areas/beta-law
/practice-areas/gamma-law
`

/** The tiny site as a tree, some of its files changed, added or (undefined) taken out; other endings are other files. */
export function tiny(changes: Record<string, string | undefined> = {}, addresses = tinyAddresses): Tree {
  const all = Object.entries({ ...minimalTree, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path, text }],
  )
  return {
    files: all.filter(({ path }) => path.endsWith('.mdx')).sort((a, b) => (a.path < b.path ? -1 : 1)),
    otherFiles: all.map(({ path }) => path).filter((path) => !path.endsWith('.mdx')),
    urlList: { path: urlListFile, text: addresses },
  }
}

let real: Tree | undefined

/** The content of the firm as it stands in the project; read once for all tests, which change copies of it. */
export const realTree = (): Tree => (real ??= readTree(join(import.meta.dirname, '../../content')))

/** Takes each text apart once, in however many trees it stands. */
export const read = createParseCache()

const surveys = new WeakMap<Tree, ContentIndex>()

export function look(tree: Tree): ContentIndex {
  const surveyed = surveys.get(tree) ?? indexContent(tree, today, read)
  surveys.set(tree, surveyed)
  return surveyed
}

const checked = new WeakMap<Tree, BuiltSite>()

export function check(tree: Tree): BuiltSite {
  const built = checked.get(tree) ?? build(tree)
  checked.set(tree, built)
  return built
}

const build = ({ files, otherFiles, urlList }: Tree): BuiltSite =>
  buildSite(files, {
    publicFiles: new Set(['/og.png']),
    otherFiles: new Set(otherFiles),
    urlList,
    today,
    read,
  })

/** The errors of a tree, a line each. */
export const errorsOf = (tree: Tree): string[] => check(tree).problems.filter(isError).map(inOneLine)

/** What must have been decided, or a failure that says what was decided instead. */
export function planned(decided: Plan | PlanError | NeedsInput): Plan {
  if ('changes' in decided) return decided
  throw new Error('prompt' in decided ? `asks: ${decided.prompt.sentence}` : `refused: ${decided.error}`)
}

/** A tree as it is once a chore is done. */
export const after = (tree: Tree, decided: Plan | PlanError | NeedsInput): Tree =>
  changedTree(tree, planned(decided).changes, urlListFile)

export const textOf = ({ files, urlList }: Tree, path: string): string | undefined =>
  path === urlListFile ? urlList?.text : files.find((file) => file.path === path)?.text

/** What is told of files, a line each: `pages/about.mdx:3 /a → /b`. */
export const told = (deeds: Plan['summary']): string[] =>
  deeds.flatMap(({ file, lines }) => lines.map(({ line, words }) => `${file}:${line} ${words}`))

/** A person for the tiny site. */
export const person = (name: string, fields: Record<string, string>): string =>
  `---\n${Object.entries({
    group: 'partner',
    name,
    order: '1',
    title: 'Partner',
    specialization: 'Law',
    practiceAreas: '[alpha-law, beta-law]',
    experience: '5 years',
    education: '[J.D.]',
    keyAchievements: '[One.]',
    ...fields,
  })
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')}\n---\n\n${name} works here.\n`

/** The page of partners for the tiny site. */
export const partnersPage = (people: number): string =>
  `---\ntemplate: partners\ntitle: Partners\ndescription: The page of all partners of the tiny firm, with as many words as are needed.\nlede: There are ${people === 2 ? 'two' : people} partners.\npeople: ${people}\n---\n`
