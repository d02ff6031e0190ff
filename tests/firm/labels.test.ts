import { describe, expect, it } from 'vitest'
import { build, buildWith, inOneLine, minimalTree } from '../fixtures/minimalSite.ts'
import { renderPage } from '../fixtures/renderPage.ts'

/** `labels.mdx`: the words beside what is written for one page. */

const file = 'labels.mdx'
const problemsWith = (from: string, to: string) => buildWith(file, from, to).problems.map(inOneLine)

describe('an editor of labels.mdx', () => {
  it.each([undefined, '---\neverything: wrong\n---\n'])(
    'needs the file: without it there is no site (%j)',
    (text) => {
      expect(build({ [file]: text }).site).toBeUndefined()
    },
  )

  it('is told which label is missing or unknown', () => {
    expect(problemsWith('\nmenu: Menu\n', '\nmenue: Menu\n')).toEqual([
      expect.stringMatching(/^labels\.mdx:\d+:\d+ unknown-field .*"menue".*"menu"/),
    ])
  })

  it('is told when a label lacks the {page} that the site fills in', () => {
    expect(problemsWith('The {page} as it is today', 'Today')).toEqual([
      expect.stringMatching(/wrong-value today must include \{page\}/),
    ])
  })

  it.each([
    ['in the header', '\nmenu: Menu', '\nmenu: Contents', '/', '<summary>Contents</summary>'],
    [
      'in the menu',
      'morePages: more pages',
      'morePages: below it',
      '/',
      'aria-label="Practice Areas: below it"',
    ],
    [
      'of a practice area',
      'practiceNumber: Practice',
      'practiceNumber: Field',
      '/practice-areas/beta-law',
      '>Field 2<',
    ],
    ['on the way back', 'Back to', 'Up to', '/practice-areas/beta-law', '>Up to Practice Areas<'],
    ['in the form', 'optional: optional', 'optional: or not', '/contact', '>or not</i>'],
  ])('changes what visitors read %s', async (_, from, to, path, shown) => {
    expect(minimalTree[file]).toContain(from)
    const { site } = buildWith(file, from, to)
    const route = site?.routes.find((one) => one.path === path)
    if (!site || !route) throw new Error(`There is no ${path}.`)
    expect((await renderPage(site, route)).replaceAll('<!-- -->', '')).toContain(shown)
  })
})
