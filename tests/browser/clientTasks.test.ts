import { describe, expect } from 'vitest'
import { it, pathOf, phone } from './site.ts'

/** What a client wants; the links that lead there from the front page, one click each; where that is, and the answer. */
const tasks: readonly (readonly [task: string, links: readonly string[], path: string, answer: RegExp])[] = [
  [
    'finds the lawyer who acts for executives',
    ['View Practice Areas', 'Employment & Labor Law', 'Denise Kealoha'],
    '/attorneys/denise-kealoha',
    /\+1 212 555 0121[^]*acts for executives/,
  ],
  [
    'writes to that lawyer',
    ['View Practice Areas', 'Employment & Labor Law', 'Denise Kealoha', 'Write to Denise Kealoha'],
    '/contact?to=denise-kealoha#form',
    /To\s+Denise Kealoha/i,
  ],
  [
    'reads what the firm does in a Delaware merger dispute',
    ['Litigation & Dispute Resolution'],
    '/practice-areas/litigation',
    /forum clause[^]*Commercial Division[^]*8\sDel\. C\.\s§\s262/,
  ],
  [
    'reads how fees are set',
    ['Engagements and fees'],
    '/about/engagements-and-fees',
    /\$3,000[^]*estimate[^]*\$1,000 and \$50,000/,
  ],
]

describe.each([
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', phone.viewport],
])('a client %s who starts at the front page', (_, viewport) => {
  it.for(tasks)('%s', async ([, links, path, answer], { open }) => {
    const { page } = await open('/', { viewport })
    for (const name of links) {
      // A page and the next may both have a link of this name.
      const before = pathOf(page)
      await page.locator('main').getByRole('link', { name, exact: true }).first().click()
      await expect.poll(() => pathOf(page)).not.toBe(before)
    }
    expect(pathOf(page)).toBe(path)
    await expect.poll(() => page.locator('main').innerText()).toMatch(answer)
  })
})
