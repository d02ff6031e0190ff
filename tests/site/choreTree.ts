import { join } from 'node:path'
import { buildSite, type BuiltSite } from '../../src/content/buildSite.ts'
import type { Refusal } from '../../src/content/edit/findTarget.ts'
import type { Plan } from '../../src/content/edit/plan.ts'
import type { Asking } from '../../src/content/edit/question.ts'
import { survey, type Survey } from '../../src/content/edit/survey.ts'
import { changedTree, type Tree } from '../../src/content/edit/tree.ts'
import { ledgerFile } from '../../src/content/publish/ledger/readLedger.ts'
import { isError } from '../../src/content/model/problem.ts'
import { keepReadings } from '../../src/content/keepReadings.ts'
import { readTree } from '../../src/node/readTree.ts'
import { inOneLine, tinyTree } from './tinySite.ts'

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
  const all = Object.entries({ ...tinyTree, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path, text }],
  )
  return {
    files: all.filter(({ path }) => path.endsWith('.mdx')).sort((a, b) => (a.path < b.path ? -1 : 1)),
    otherFiles: all.map(({ path }) => path).filter((path) => !path.endsWith('.mdx')),
    ledger: { path: ledgerFile, text: addresses },
  }
}

let real: Tree | undefined

/** The content of the firm as it stands in the project; read once for all tests, which change copies of it. */
export const realTree = (): Tree => (real ??= readTree(join(import.meta.dirname, '../../content')))

/** Takes each text apart once, in however many trees it stands. */
export const read = keepReadings()

const surveys = new WeakMap<Tree, Survey>()

export function look(tree: Tree): Survey {
  const surveyed = surveys.get(tree) ?? survey(tree, today, read)
  surveys.set(tree, surveyed)
  return surveyed
}

const checked = new WeakMap<Tree, BuiltSite>()

export function check(tree: Tree): BuiltSite {
  const built = checked.get(tree) ?? build(tree)
  checked.set(tree, built)
  return built
}

const build = ({ files, otherFiles, ledger }: Tree): BuiltSite =>
  buildSite(files, {
    publicFiles: new Set(['/og.png']),
    otherFiles: new Set(otherFiles),
    ledger,
    today,
    read,
  })

/** The errors of a tree, a line each. */
export const errorsOf = (tree: Tree): string[] => check(tree).problems.filter(isError).map(inOneLine)

/** What must have been decided, or a failure that says what was decided instead. */
export function planned(decided: Plan | Refusal | Asking): Plan {
  if ('changes' in decided) return decided
  throw new Error('asks' in decided ? `asks: ${decided.asks.sentence}` : `refused: ${decided.refused}`)
}

/** A tree as it is once a chore is done. */
export const after = (tree: Tree, decided: Plan | Refusal | Asking): Tree =>
  changedTree(tree, planned(decided).changes, ledgerFile)

export const textOf = ({ files, ledger }: Tree, path: string): string | undefined =>
  path === ledgerFile ? ledger?.text : files.find((file) => file.path === path)?.text

/** What is told of files, a line each: `pages/about.mdx:3 /a → /b`. */
export const told = (deeds: Plan['deeds']): string[] =>
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
