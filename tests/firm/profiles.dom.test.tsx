// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { realSite } from '../fixtures/realSite.ts'
import { renderPage } from '../fixtures/renderPage.ts'

beforeAll(async () => {
  const { site } = realSite()
  const route = site.routes.find(({ path }) => path === '/attorneys/partners')
  if (!route) throw new Error('There is no page /attorneys/partners.')
  const page = new DOMParser().parseFromString(await renderPage(site, route), 'text/html')
  document.body.replaceChildren(...page.body.childNodes)
})

afterAll(() => document.body.replaceChildren())

const entries = () => screen.getAllByRole('article')
const entryOf = (name: string): HTMLElement => {
  const found = entries().find((entry) => within(entry).queryByRole('heading', { level: 2, name }))
  if (!found) throw new Error(`There is no entry of ${name}.`)
  return found
}

it('a visitor reads a partner’s practice, experience, education, biography and achievements', () => {
  const entry = within(entryOf('Avital Gerstein'))
  const facts = entry.getAllByRole('term').map((term) => {
    const values: (string | null)[] = []
    for (let one = term.nextElementSibling; one?.localName === 'dd'; one = one.nextElementSibling)
      values.push(one.textContent)
    return [term.textContent, ...values]
  })
  expect(facts).toEqual([
    ['Practice', 'Corporate Law', 'Tax Law'],
    ['Experience', '15+ years'],
    [
      'Education',
      expect.stringMatching(/^LL\.M\./),
      expect.stringMatching(/^J\.D\./),
      expect.stringMatching(/^B\.A\./),
    ],
  ])
  expect(entry.getByRole('link', { name: 'Tax Law' }).getAttribute('href')).toBe('/practice-areas/tax-law')
  expect(entry.getByText(/came to tax from mathematics/)).toBeTruthy()
  expect(entry.getByRole('heading', { level: 3, name: 'Achievements' })).toBeTruthy()
  expect(entry.getAllByRole('listitem')).toHaveLength(3)
})

it('a visitor jumps to a partner from the index, in the order of family names', () => {
  const names = entries().map((entry) => within(entry).getByRole('heading', { level: 2 }).textContent)
  expect(names).toHaveLength(10)
  const familyNames = names.map((name) => name?.split(' ').at(-1) ?? '')
  expect(familyNames).toEqual(familyNames.toSorted())
  const [first = ''] = names
  expect(screen.getByRole('link', { name: first }).getAttribute('href')).toBe(`#${entryOf(first).id}`)
})
