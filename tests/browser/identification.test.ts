import { describe, expect } from 'vitest'
import { footTexts } from '../../src/compliance/advertising/identification.ts'
import { someOf } from '../sample.ts'
import { realSite } from '../fixtures/realSite.ts'
import { addStyle } from './addStyle.ts'
import { frames, it } from './browser.ts'
import { illegibleAtFoot } from './legible.ts'
import { earlierPath, missingPath, onePageOfEachKind, specifiedPaths } from './specTables.ts'

/**
 * Rule 7.1(f), (h) and (i): the label, the firm's name, its principal office and its telephone number, on every page,
 * at every width and on paper, in letters that can be read.
 */

const { site } = realSite()
const words = footTexts(site).map((text) => text.words)
const widths = [390, 820, 1440]

/**
 * In `npm test` one page of each kind is looked at, in one of the widths, and the next page in the next one: the footer is
 * the same on all, and the build refuses a page that lacks a word of it.
 */
const paths = [
  ...someOf(specifiedPaths, (path) => onePageOfEachKind.includes(path)),
  earlierPath,
  missingPath,
]
const widthsOf = (path: string): readonly number[] =>
  someOf(widths, (width) => widths.indexOf(width) === paths.indexOf(path) % widths.length)

it('the label, the name, the office and the telephone number are looked for', () => {
  expect(words).toHaveLength(5)
  expect(words[0]).toContain('Attorney Advertising')
})

describe.concurrent('are legible at every width and on paper:', () => {
  it.for(paths)('%s', async (path, { open, expect: expectHere }) => {
    const { page } = await open(path, { scripts: false })
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: 800 })
      expectHere.soft(await illegibleAtFoot(page, words), `at ${width} pixels`).toEqual([])
    }
    await page.emulateMedia({ media: 'print' })
    expectHere.soft(await illegibleAtFoot(page, words, true), 'on paper').toEqual([])
    await page.emulateMedia({ media: null })
    const labels = await page.locator('footer').getByText('Attorney Advertising').count()
    expectHere.soft(labels, 'the label stands once in the footer').toBe(1)
  })
})

describe.concurrent('what hides them is found:', () => {
  const hiding: readonly (readonly [what: string, rules: string, problem: string])[] = [
    ['small', 'footer, footer * { font-size: 10px !important }', 'is 10px small'],
    ['grey', 'footer * { color: #888 !important }', 'has a contrast of'],
    [
      'white on white',
      'footer { background: #fff !important; color: #fff !important } footer * { color: #fff !important }',
      'has a contrast of 1.0 : 1',
    ],
    ['left out', 'footer * { display: none !important }', 'is not shown'],
    ['invisible', 'footer * { visibility: hidden !important }', 'is not shown'],
    ['faint', 'footer { opacity: 0.4 !important }', 'has a contrast of'],
    ['transparent', 'footer { opacity: 0 !important }', 'is not shown'],
    [
      'beside the window',
      'footer { position: absolute !important; left: -9999px !important }',
      'stands beside the window',
    ],
    ['cut off', 'footer p { overflow: hidden !important; height: 2px !important }', 'is cut off'],
    ['clipped', 'footer { clip-path: inset(50%) !important }', 'is cut off'],
    [
      'covered',
      'body::after { content: ""; position: fixed; inset: 0; background: #000; z-index: 9999 }',
      'is covered',
    ],
  ]
  const label = words.slice(0, 1)

  it('whatever the style', async ({ open, expect }) => {
    const { page } = await open('/about/firm', { width: 820 })
    for (const [what, rules, problem] of hiding) {
      const takeAway = await addStyle(page, rules)
      await frames(page)
      const found = await illegibleAtFoot(page, label)
      expect.soft(found, what).toContainEqual(expect.stringContaining(problem))
      await takeAway()
      expect.soft(await illegibleAtFoot(page, label), `no longer ${what}`).toEqual([])
    }
  })

  it('out of print, and words that are not there', async ({ open, expect }) => {
    const { page } = await open('/about/firm')
    expect(await illegibleAtFoot(page, ['No such words'])).toEqual([
      '"No such words" stands nowhere in the footer',
    ])
    await addStyle(page, '@media print { footer { display: none !important } }')
    await page.emulateMedia({ media: 'print' })
    expect(await illegibleAtFoot(page, label, true)).not.toEqual([])
  })
})
