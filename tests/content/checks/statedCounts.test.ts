import { registry } from '../../../src/firm/registry.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite } from '../../../src/content/buildSite.ts'
import { readTree } from '../../../src/node/readTree.ts'
import { inOneLine, read } from '../../fixtures/minimalSite.ts'

/** Sentences that count are held against the real content: ten practices, ten partners, eight associates, six leaders. */

const { files } = readTree(join(import.meta.dirname, '../../../content'))
const about = 'pages/about.mdx'
const tax = 'practice-areas/tax-law.mdx'

/** What is told of counts when words of a file are replaced. */
function told(path: string, from: string, to: string): string[] {
  const changed = files.map((file) => {
    if (file.path !== path) return file
    if (!file.text.includes(from)) throw new Error(`"${from}" does not stand in ${path}.`)
    return { path, text: file.text.replace(from, to) }
  })
  return toldOf(changed)
}

const toldOf = (changed: typeof files): string[] =>
  buildSite(registry, changed, { read })
    .problems.filter(({ rule }) => rule === 'stated-count')
    .map(inOneLine)

/** What is told of sentences, each on a line of its own below the first. */
const inBody = (sentences: readonly string[]): string[] =>
  told(tax, 'When a notice comes, the date governs.', `${sentences.join('\n')}\nWhen a notice comes.`)

it('the real content counts rightly', () => {
  expect(told(tax, 'title: Tax Law', 'title: Tax Law')).toEqual([])
})

describe('a number that is near the true one and is not it', () => {
  const wrong = [
    ['The firm has eleven practices.', 'ten practices'],
    ['The firm has 9 practice areas.', '10 practice areas'],
    ['Nine Partners, one office.', 'Ten Partners'],
    ['Our **nine** partners answer.', 'ten partners'],
    ['Ask one of the nine associates.', 'eight associates'],
    ['Seven associates of the firm.', 'Eight associates'],
  ] as const

  it('is told with the right one, and both ways out that are printed are ways out', () => {
    const problems = inBody(wrong.map(([sentence]) => sentence))
    expect(problems).toHaveLength(wrong.length)
    const corrected = wrong.map(([sentence, right], index) => {
      const problem = problems[index] ?? ''
      expect(problem).toContain(`${tax}:${65 + index}:`)
      expect(problem).toContain(`Write "${right}"; or`)
      const [, typed = '', other = ''] = /says "([^"]*)".*for example "([^"]*)"/.exec(problem) ?? []
      const inText = new RegExp(typed.replace(' ', String.raw`[* ]+`))
      return [sentence.replace(inText, right), sentence.replace(inText, other)]
    })
    expect(inBody(corrected.flat())).toEqual([])
  })

  it('is told in the fields, at its line', () => {
    expect(told(about, 'We are organized as ten', 'We are organized as nine')).toHaveLength(1)
    expect(
      told('pages/about/leadership.mdx', 'The five partners among them', 'The four partners among them')[0],
    ).toContain(
      'pages/about/leadership.mdx:11:7 stated-count This text says "four partners", and the site has 5 partners with a "leadership" field.',
    )
  })

  it('is told in a passage that leads to the page which lists them, as what that page counts', () => {
    expect(told(about, 'Five partners and', 'Four partners and')[0]).toContain(
      'pages/about.mdx:45:5 stated-count This text says "Four partners", and the site has 5 partners with a "leadership" field. → Write "Five partners"; or',
    )
    expect(told(about, 'Work is checked by', 'Four partners check')).toEqual([])
  })

  it('follows what is on the site', () => {
    const [text = ''] = files.flatMap((file) => (file.path === tax ? [file.text] : []))
    const words = { title: 'Maritime Law', menuLabel: 'Ships', formOption: 'Ships', order: '11' }
    const maritime = Object.entries({
      ...words,
      description: 'Charterparties and salvage, for owners of ships at sea and of what they carry.',
    }).reduce(
      (changed, [name, value]) => changed.replace(RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`),
      text,
    )
    const grown = toldOf([...files, { path: 'practice-areas/maritime-law.mdx', text: maritime }])
    expect(grown.length).toBeGreaterThan(7)
    expect(grown.join()).toContain('Write "eleven practices"')
  })

  it('is not told while something is missing, which is to be brought back and not counted out', () => {
    expect(told('practice-areas/data-privacy.mdx', 'sample: true', 'sample: true\ndraft: true')).toEqual([])
  })
})

it('what counts something else is not told', () => {
  expect(
    inBody([
      'Two partners read every letter, and three associates file it.',
      'In 1999 the firm had nine partners.',
      'It began with nine partners.',
      'We met nine partners of another firm.',
      'Nine associates in the tax practice answer first.',
      'More than nine partners answer.',
      'Eight to nine partners answer, and nine or ten associates.',
      'The first nine partners answer.',
      'Nine other partners answer.',
      'Nine people and nine lawyers wait.',
      'The section has 9 partners’ names.',
      'Part 9 practices differ; under § 9 partners answer.',
      'Twenty partners and 50 associates work there.',
      'A firm would need nine partners.',
    ]),
  ).toEqual([])
})
