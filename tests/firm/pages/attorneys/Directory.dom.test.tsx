// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Directory } from '../../../../src/firm/pages/attorneys/Directory.tsx'
import type { DirectoryFacts } from '../../../../src/firm/pages/attorneys/directoryFacts.ts'
import { createFinder } from '../../../../src/firm/pages/attorneys/finder.ts'
import { labels } from '../../../fixtures/labels.ts'

const text = {
  title: 'The Register',
  field: 'Name or practice',
  all: 'All',
  group: 'Group',
  letters: 'Letters',
  groups: { partner: 'Partners', associate: 'Associates', staff: 'Administration' },
  count: '{all} people, by last name',
  found: '{found} of {all}: {filter}',
  nobody: 'Nobody matches {filter}. Type fewer letters.',
  contact: { text: 'Ask the firm', link: '/contact' },
  showAll: 'Show all',
}

type Person = DirectoryFacts['letters'][number]['people'][number]
const personNamed = (given: string, family: string, area: number, group: Person['group']): Person => ({
  slug: family.toLowerCase(),
  name: `${given} ${family}`,
  family,
  given,
  title: 'Partner',
  phone: '+1 212 555 0111',
  group,
  areas: [area],
})
const facts: DirectoryFacts = {
  areas: [
    { slug: 'tax-law', label: 'Tax Law' },
    { slug: 'litigation', label: 'Litigation' },
  ],
  groups: ['partner', 'associate'],
  write: '/contact?to={slug}#form',
  counts: ['no', 'one', 'two', 'three'],
  letters: [
    { letter: 'A', people: [personNamed('Ada B.', 'Archer', 0, 'partner')] },
    {
      letter: 'C',
      people: [personNamed('Carl', 'Cook', 1, 'associate'), personNamed('Li', 'Chen', 1, 'partner')],
    },
  ],
}

/** The search's documents of the three, and of those who left. */
const documents = facts.letters
  .flatMap(({ people }) => people)
  .map(({ slug, name, areas }) => {
    const practices = areas.map((at) => facts.areas[at]?.label).join(', ')
    const sections = [
      { id: '', heading: name, lines: [`Languages: English${slug === 'chen' ? ', Spanish' : ''}`] },
      { id: '', heading: 'Achievements', lines: slug === 'cook' ? ['Reads Portuguese.'] : [] },
    ]
    return { path: `/attorneys/${slug}`, group: 'people', title: name, note: 'Partner', practices, sections }
  })
const former = Array.from({ length: 26 }, (_, at) => {
  const sections = [{ id: '', heading: '', lines: ['Languages: Danish'] }]
  return { path: `/attorneys/former-${at}`, group: 'people', title: 'Former', sections }
})

const directory = (
  <Directory title="Attorneys" lede="" facts={facts} text={text} labels={labels} path="/attorneys" />
)
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name or practice' })
const status = () => screen.getByRole('status').textContent
const toRead = (text: string) => waitFor(() => expect(status()).toBe(text))
const listed = () =>
  screen
    .queryAllByRole('link', { name: /^Write to / })
    .map((link) => link.getAttribute('aria-label')?.slice(9))
const chip = (name: string | RegExp) => screen.getByRole('link', { name })
const address = () => location.pathname + location.search + location.hash
const pause = () => act(() => vi.advanceTimersByTimeAsync(200))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async () => Response.json({ documents: [...documents, ...former] }))
  history.replaceState(null, '', '/attorneys')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a visitor reads everyone, family name first, with a phone number and a link to write to them', () => {
  render(directory)
  expect(status()).toBe('Three people, by last name')
  expect(listed()).toEqual(['Ada B. Archer', 'Carl Cook', 'Li Chen'])
  const name = chip('Archer, Ada B.')
  expect(name.getAttribute('href')).toBe('/attorneys/archer')
  expect(name.innerHTML).toBe('Archer, <i>Ada B.</i>')
  expect(chip('Write to Li Chen').getAttribute('href')).toBe('/contact?to=chen#form')
  expect(screen.getAllByRole('heading', { level: 3 }).map((letter) => letter.textContent)).toEqual(['A', 'C'])
})

it('a visitor types, reads how many people match, and finds it in the address after a pause', async () => {
  render(directory)
  await user.type(field(), 'litigation chen')
  await toRead('One of three: “litigation chen”')
  expect(listed()).toEqual(['Li Chen'])
  expect(screen.queryByRole('heading', { name: 'A' })).toBeNull()
  await pause()
  expect(address()).toBe('/attorneys?q=litigation+chen#directory')
  await user.clear(field())
  await toRead('Three people, by last name')
  expect(listed()).toHaveLength(3)
  await pause()
  expect(address()).toBe('/attorneys#directory')
})

it.each([
  ['spanish', ['Li Chen'], 'Languages: English, Spanish'],
  ['spanihs', ['Li Chen'], 'Languages: English, Spanish'],
  ['portuguese', ['Carl Cook'], 'Achievements: Reads Portuguese.'],
  ['chen', ['Li Chen'], undefined],
  ['litigation', ['Carl Cook', 'Li Chen'], undefined],
])('a visitor who types %j reads why %j are found (%s)', async (typed, names, reason) => {
  render(directory)
  await user.type(field(), typed)
  await waitFor(() => expect(listed()).toEqual(names))
  expect(screen.queryByText(/^(?:Languages|Achievements):/)?.textContent).toBe(reason)
})

it('a visitor reads of the first 25 people why they were found', async () => {
  const found = (await createFinder())('danish')
  expect([...found.values()].map(Boolean)).toEqual([...Array(25).fill(true), false])
})

it('a visitor sees everyone when the field has a single letter', async () => {
  history.replaceState(null, '', '/attorneys?q=c')
  render(directory)
  expect(document.querySelector('[data-waiting]')).toBeNull()
  await user.type(field(), 'hen')
  await waitFor(() => expect(listed()).toEqual(['Li Chen']))
  await user.type(field(), '{Backspace>3}')
  await toRead('Three people, by last name')
})

it('a visitor who leaves the field at once has what they typed in the address', async () => {
  render(directory)
  await user.type(field(), 'coo')
  await user.tab()
  expect(address()).toBe('/attorneys?q=coo#directory')
})

it('a visitor opens a filter by its address, and Back opens the last one', async () => {
  history.replaceState(null, '', '/attorneys?practice=litigation&group=partner&q=li#directory')
  render(directory)
  await toRead('One of three: Partners, Litigation, “li”')
  expect([listed(), field().value]).toEqual([['Li Chen'], 'li'])
  expect(chip(/^Litigation/).getAttribute('aria-current')).toBe('true')
  // Each link changes one part of the filter.
  // A chosen one takes itself back, and the count is of those whom the word finds. Nobody is no link.
  expect(chip('Litigation 2').getAttribute('href')).toBe('/attorneys?q=li&group=partner#directory')
  expect(chip('Partners 1').getAttribute('href')).toBe('/attorneys?q=li&practice=litigation#directory')
  expect(chip('All 2').getAttribute('href')).toBe('/attorneys?q=li#directory')
  expect(chip('Tax Law 0').getAttribute('aria-disabled')).toBe('true')
  history.replaceState(null, '', '/attorneys?practice=nothing')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await toRead('Three people, by last name')
  expect(field().value).toBe('')
})

it('a visitor who finds nobody reads what to do next, and shows all without losing the focus', async () => {
  render(directory)
  await user.type(field(), 'zebra')
  await toRead('Nobody matches “zebra”. Type fewer letters.')
  expect(listed()).toEqual([])
  expect(chip('Ask the firm').getAttribute('href')).toBe('/contact')
  const all = chip('Show all')
  expect(all.getAttribute('href')).toBe('/attorneys#directory')
  all.addEventListener('click', (event) => event.preventDefault())
  await user.click(all)
  expect(document.activeElement?.id).toBe('directory')
})
