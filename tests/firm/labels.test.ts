import { describe, expect, it } from 'vitest'
import { build, buildWith, inOneLine, minimalTree } from '../fixtures/minimalSite.ts'
import { renderPath } from '../fixtures/renderPage.ts'

const file = 'labels.mdx'
const problemsWith = (from: string, to: string) => buildWith(file, from, to).problems.map(inOneLine)

describe('labels.mdx', () => {
  it.each([undefined, '---\neverything: wrong\n---\n'])(
    'an editor whose labels.mdx is %j gets no site',
    (text) => {
      expect(build({ [file]: text }).site).toBeUndefined()
    },
  )

  it('an editor reads which label is missing or unknown', () => {
    expect(problemsWith('\n  menu: Menu\n', '\n  menue: Menu\n')).toEqual([
      expect.stringMatching(/^labels\.mdx:\d+:\d+ unknown-field .*"menue".*"menu"/),
    ])
  })

  it('an editor reads which label lacks the {page} that the site fills in', () => {
    expect(problemsWith('The {page} as it is today', 'Today')).toEqual([
      expect.stringMatching(/wrong-value legal.today must include \{page\}/),
    ])
  })

  it.each([
    ['in the header', '\n  menu: Menu', '\n  menu: Contents', '/', '>Contents</span>'],
    ['in the menu', 'morePages: more pages', 'morePages: below', '/', 'aria-label="Practice Areas: below"'],
    [
      'on a practice area',
      'drawing: Services of this practice',
      'drawing: What it does',
      '/practice-areas/beta-law',
      'aria-label="What it does"',
    ],
    ['in the link back', 'Back to', 'Up to', '/practice-areas/beta-law', '>Up to Practice Areas<'],
    ['in the form', 'optional: optional', 'optional: or not', '/contact', '>or not</i>'],
  ])('an editor of labels.mdx changes what visitors read %s', async (_, from, to, path, shown) => {
    expect(minimalTree[file]).toContain(from)
    const { site } = buildWith(file, from, to)
    expect((await renderPath(site, path)).replaceAll('<!-- -->', '')).toContain(shown)
  })
})
