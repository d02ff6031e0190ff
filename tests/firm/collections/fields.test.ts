import { within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { DOMParser, document } from '../../fixtures/dom.ts'
import { realSite } from '../../fixtures/realSite.ts'
import { renderPath } from '../../fixtures/renderPage.ts'

it('a visitor reads a partner’s practice, experience, education, biography and achievements', async () => {
  const { site } = realSite()
  const page = new DOMParser().parseFromString(await renderPath(site, '/attorneys/partners'), 'text/html')
  const article = page.querySelector<HTMLElement>('article#avital-gerstein')
  if (!article) throw new Error('There is no entry of Avital Gerstein.')
  // Only elements in a window have roles.
  document.body.replaceChildren(article)
  const entry = within(article)
  const facts = entry.getAllByRole('term').map((term) => {
    const values: (string | null)[] = []
    for (let one = term.nextElementSibling; one?.localName === 'dd'; one = one.nextElementSibling)
      values.push(one.textContent)
    return [term.textContent, ...values]
  })
  expect(facts).toEqual([
    ['Practice', 'Tax Law', 'Corporate & M&A'],
    ['Experience', '15+ years'],
    ['Admitted', 'New York, 2011'],
    ['Courts', 'U.S. Tax Court'],
    ['Education', expect.stringMatching(/^LL/), expect.stringMatching(/^J/), expect.stringMatching(/^B/)],
    ['Languages', 'English, Hebrew'],
  ])
  expect(entry.getByRole('link', { name: 'Tax Law' }).getAttribute('href')).toBe('/practice-areas/tax-law')
  expect(entry.getByText(/came to tax from mathematics/)).toBeTruthy()
  const heading = entry.getByRole('heading', { level: 3, name: 'Achievements: Avital Gerstein' })
  expect(heading.nextElementSibling?.children).toHaveLength(3)
  expect(entry.getByRole('link', { name: 'Write to Avital Gerstein' })).toBeTruthy()
})
