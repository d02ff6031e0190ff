import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { everyNth } from '../sample.ts'
import { projectCopy } from './projectCopy.ts'
import { recipes, type Step } from './recipes.ts'

const project = projectCopy()
afterAll(project.clear)

const recipesOfReadme = readFileSync(join(import.meta.dirname, '../../src/README.md'), 'utf8')
  .split('\n## ')
  .find((chapter) => chapter.startsWith('Recipes'))

describe('src/README.md says how to', () => {
  it.each(recipes)('$title', ({ title, name, steps }) => {
    const [, recipe = ''] = recipesOfReadme?.split(`**${title}**`) ?? []
    const [lines = ''] = recipe.split('**')
    const named = [...lines.matchAll(/`([\w./*-]+\.(?:tsx?|mdx|txt|json))`/g)].map(([, path = '']) =>
      path.replaceAll('NAME', name),
    )
    expect(new Set(named), 'the files that it names are those that are touched').toEqual(
      new Set(steps.map(({ file }) => file)),
    )
    expect(lines.match(/^\d\. /gm)?.length).toBeLessThanOrEqual(5)
  })
})

describe('all recipes together', { timeout: 120_000 }, () => {
  it('compile', async () => {
    project.carryOut(recipes)
    expect(await project.tsc()).toEqual({ status: 0, said: '' })
  })

  it('show the field, the page and the tag on the site, whose build tells what the checks find', async () => {
    const { status, said } = await project.build()
    expect(status, said).toBe(0)
    for (const page of ['partners', 'associates']) {
      expect(project.page(`attorneys/${page}`)).toMatch(/<dt>Languages<\/dt><dd>English and Low German<\/dd>/)
    }
    expect(project.page('attorneys/awards')).toContain('<p>Since the first day</p>')
    expect(project.page('news')).toContain('<li>The library has moved to the second floor.</li>')
    expect(project.page('practice-areas/tax-law')).toMatch(
      /<section><h3>The fifteenth of April<\/h3>\s*<p>Returns are filed\.<\/p>/,
    )
    expect(said).toMatch(/attorneys\/mina-choe\.mdx\n.*warning {2}This name is written in capitals\./s)
    expect(said).toMatch(
      /practice-areas\/real-estate\.mdx\n.*warning {2}This title is written in capitals\./s,
    )
  })

  it('carry out the command', async () => {
    expect(await project.npmRun('greet', 'Jane')).toEqual({ status: 0, said: 'Good morning, Jane.\n' })
  })
})

/** The steps that are told in one way, in rounds: the first one of each recipe, the second one … */
function roundsOf(by: 'types' | 'check'): { files: string; steps: Step[] }[] {
  const told = recipes.map(({ steps }) =>
    steps.filter(({ missed }) => missed !== 'by nobody' && missed.by === by),
  )
  return Array.from({ length: Math.max(...told.map(({ length }) => length)) }, (_, round) => {
    const steps = told.flatMap((ofRecipe) => ofRecipe[round] ?? [])
    return { files: steps.map(({ file }) => file).join(', '), steps }
  })
}

/** What is said of each of some steps that are left out. */
const wordsFor = (steps: readonly Step[]): RegExp[] =>
  steps.flatMap(({ missed }) => (missed === 'by nobody' ? [] : missed.words))

describe('who leaves out a step', { timeout: 120_000 }, () => {
  // Recipes have nothing in common: one step of each is left out at a time.
  it.each(everyNth(8, roundsOf('types')))('is told by the compiler: $files', async ({ steps }) => {
    project.carryOut(recipes, steps)
    const { status, said } = await project.tsc()
    expect(status).not.toBe(0)
    for (const words of wordsFor(steps)) expect(said).toMatch(words)
  })

  // What these steps touch is content: the commands are those that were bundled above.
  it.each(roundsOf('check'))('is told by npm run check: $files', async ({ steps }) => {
    project.carryOut(recipes, steps)
    const { said } = await project.npmRun('check')
    for (const words of wordsFor(steps)) expect(said).toMatch(words)
  })

  it('is told of every step but those that show a field and a label', () => {
    const untold = recipes.flatMap(({ steps }) => steps.filter(({ missed }) => missed === 'by nobody'))
    expect(untold.map(({ file }) => file)).toEqual([
      'src/firm/components/Profile.tsx',
      'src/firm/pages/awards/Template.tsx',
    ])
  })
})
