import { describe, expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import { createSearchIndex } from '../../src/client/searchIndex.ts'
import type { SearchFile } from '../../src/content/model/search.ts'
import { searchFileAddress } from '../../src/content/publish/addresses.ts'
import * as site from './site.ts'
import { it, type Visit } from './site.ts'

const fieldOf = ({ page }: Visit) => page.getByRole('searchbox', { name: 'Search the firm' })
const statusOf = ({ page }: Visit) => page.locator('main [role="status"]')
const index = '**/search/documents.json'

describe('a visitor opens the search', () => {
  it.for([
    ['before', false],
    ['after', true],
  ] as const)('with / %s React runs, and types', async ([, isHydrated], { open }) => {
    const visit = isHydrated ? await site.openHydrated(open, '/about') : await open('/about')
    const { page, consoleMessages } = visit
    await site.mark(page)
    await page.keyboard.press('/')
    await site.arriveAt(page, 'Search')
    if (isHydrated) expect(await site.isSameDocument(page)).toBe(true)
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('search-field')
    await page.keyboard.type('delawar')
    await expect.poll(() => page.locator('main mark').first().innerText()).toBe('Delaware')
    await expect.poll(() => site.pathOf(page)).toBe('/search?q=delawar')
    expect(consoleMessages).toEqual([])
  })

  it('by the control in the header of a phone', async ({ open }) => {
    const visit = await site.openHydrated(open, '/', site.phone)
    const control = visit.page.locator('header').getByRole('link', { name: 'Search' })
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await control.click()
    await site.arriveAt(visit.page, 'Search')
    await expect.poll(() => fieldOf(visit).evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('but types / where they write', async ({ open }) => {
    const { page } = await site.openHydrated(open, '/contact')
    await page.getByLabel('Message').pressSequentially('a/b')
    expect(await page.getByLabel('Message').inputValue()).toBe('a/b')
    expect(site.pathOf(page)).toBe('/contact')
  })
})

describe('a visitor searches', () => {
  it('at an address, and comes back to the results', async ({ open }) => {
    const visit = await open('/search?q=Delaware%20merger%20dispute%20in%20New%20York')
    const { page, consoleMessages } = visit
    await expect.poll(() => statusOf(visit).innerText()).toMatch(/^\d+ results$/)
    expect(await fieldOf(visit).inputValue()).toBe('Delaware merger dispute in New York')
    const links = page.locator('main h2 a')
    const first = await links.evaluateAll((all) => all.slice(0, 10).map((one) => one.getAttribute('href')))
    expect(first.some((path) => path?.startsWith('/practice-areas/litigation'))).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await fieldOf(visit).press('Enter')
    expect(await page.locator(':focus').getAttribute('href')).toBe(first[0])
    await page.keyboard.press('Enter')
    await expect.poll(() => site.pathOf(page)).toBe(first[0])
    await page.goBack()
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(first.length)
    expect(await fieldOf(visit).inputValue()).toBe('Delaware merger dispute in New York')
    // Another search in the same page.
    await page.locator('header').getByRole('link', { name: 'Search' }).click()
    await expect.poll(() => fieldOf(visit).inputValue()).toBe('')
    expect(consoleMessages).toEqual([])
  })

  it('for what no page has, and reads what to do', async ({ open }) => {
    const visit = await open('/search?q=xylophone', site.phone)
    await expect.poll(() => statusOf(visit).innerText()).toContain('Try fewer words')
    expect(await visit.page.locator('main a[href^="tel:"]').count()).toBe(1)
    expect(await visit.page.getByRole('link', { name: 'Service on the firm' }).isVisible()).toBe(true)
    expect(await axeProblems(visit.page)).toEqual([])
  })

  it('offline, and again when the connection is back', async ({ open }) => {
    const visit = await site.openHydrated(open, '/search', {
      prepare: (fresh) => fresh.route(index, (route) => route.abort()),
    })
    await fieldOf(visit).fill('delaware')
    await expect.poll(() => statusOf(visit).innerText()).toContain('could not be loaded')
    expect(await visit.page.locator('main a[href^="tel:"]').count()).toBe(1)
    await visit.page.unroute(index)
    await fieldOf(visit).press('Enter')
    await expect.poll(() => statusOf(visit).innerText()).toMatch(/results$/)
  })

  it('on a slow connection, and reads at once what for', async ({ open }) => {
    const visit = await open('/robots.txt', site.ownContext)
    const react = await site.hold(visit.page, '**/assets/react-*.js')
    await visit.page.goto(`${site.siteAddress}/search?q=merger`, { waitUntil: 'commit' })
    await expect.poll(() => statusOf(visit).innerText()).toContain('Searching for “merger”.')
    expect(await fieldOf(visit).inputValue()).toBe('merger')
    react.release()
    await expect.poll(() => statusOf(visit).innerText()).toMatch(/results$/)
    expect(visit.consoleMessages).toEqual([])
  })

  it('and still reads how many results there are when the first script comes last', async ({ open }) => {
    const visit = await open('/robots.txt', site.ownContext)
    const first = await site.hold(visit.page, '**/assets/query-*.js')
    await visit.page.goto(`${site.siteAddress}/search?q=merger`, { waitUntil: 'commit' })
    await expect.poll(() => statusOf(visit).innerText()).toMatch(/results$/)
    first.release()
    await visit.page.waitForLoadState('networkidle')
    expect(await statusOf(visit).innerText()).toMatch(/results$/)
  })

  it('and keeps what they typed before React ran', async ({ open }) => {
    const visit = await open('/search', { prepare: () => Promise.resolve() })
    const react = await site.hold(visit.page, '**/assets/react-*.js')
    await fieldOf(visit).pressSequentially('delaware')
    react.release()
    await site.hydrate(visit.page)
    await expect.poll(() => site.pathOf(visit.page)).toBe('/search?q=delaware')
    expect(await fieldOf(visit).inputValue()).toBe('delaware')
  })
})

const load = async (address: string): Promise<SearchFile> => (await fetch(site.siteAddress + address)).json()

/** What can be found. */
async function searchDocuments() {
  const { documents, more = [] } = await load(searchFileAddress)
  return [documents, ...(await Promise.all(more.map(load))).map((file) => file.documents)].flat()
}

/** What clients type, and the page that must be among the first three answers. */
const queries = `
/attorneys/denise-kealoha: fired, laid off, severance, kealoah, 2125550121, 212-555-0121, (212) 555 0121
/practice-areas/employment-law: fired, employment law, employment laws, wrongful termination, unpaid wages, harassment, EEOC, despido, noncompete
/about/engagements-and-fees: fees, hourly rate, pay invoice, how much does it cost
/attorneys/halina-szymczak: billing, parking, wheelchair
/attorneys/lucius-brathwaite: press, journalist, reporter
/practice-areas/intellectual-property: patent suit, trademark, copyrighted, trade secrets, logo
/attorneys/mina-choe: patent suit
/attorneys/tomas-echeverri: español, abogado
/attorneys/lucia-fontanez: restaurant
/es: español, spanish
/careers: student, summer internship, jobs, law school
/contact: fax, wheelchair, business hours, emergency, service of process, upload, served with papers, summer associate, journalist, media
/practice-areas/real-estate: landlord, lease, eviction, evicted, zonning, condo, planning
/practice-areas/litigation: litigaton, sue my partner, lawsuit, arbitration, delaware
/practice-areas/corporate-law: startup, mergers, shareholder dispute
/practice-areas/data-privacy: hacked, GDPR, data breaches, ransomware
/practice-areas/tax-law: IRS, owe taxes, audits
/practice-areas/environmental-law: pollution, wind farms
/practice-areas/banking-finance: borrow, loans
/practice-areas/international-law: tariffs, sanctions
/privacy-policy: cookie, cookies, privacy policies
/insights/child-data: children’s data
/insights/synthetic-performers: 396-b
`

it('a visitor who types a client’s words finds the answer among the first three', async () => {
  const search = createSearchIndex()
  await search.add(await searchDocuments())
  const missed = queries
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [path = '', typed = ''] = line.split(': ')
      return typed.split(', ').flatMap((query) => {
        const found = search
          .search(query)
          .pages.slice(0, 3)
          .map(({ show }) => show().address.replace(/#.*/, ''))
        return found.includes(path) ? [] : [`${query}: ${found.join(' ')}, not ${path}`]
      })
    })
  expect(missed).toEqual([])
})

it('the index finds each person by first name, last name, misspelled name and practice', async () => {
  const documents = await searchDocuments()
  const search = createSearchIndex()
  await search.add(documents)
  const people = documents.filter(({ group }) => group === 'people')
  expect(people).toHaveLength(19)
  const missed = people.flatMap(({ path, title, note, practices }) => {
    const [first = '', ...names] = title.split(' ')
    const last = names.at(-1) ?? ''
    const [start, middle, end] = [last.slice(0, 2), last.slice(2, 3), last.slice(3)]
    const misspelled = [
      ...(last.length > 3 ? [`${start}${middle}x${end}`] : []),
      ...(last.length > 5 ? [start + end] : []),
      ...(last.length > 4 ? [`${start}x${end}`] : []),
    ]
    const isFound = (query: string) => search.search(query).pages.some(({ show }) => show().address === path)
    const queries = [first, last, ...misspelled, note ?? '', ...(practices?.split(', ') ?? [])]
    return queries.filter((query) => !isFound(query)).map((query) => `${title}: ${query}`)
  })
  expect(missed).toEqual([])
})

it('a visitor who never searches doesn’t load the index', async ({ open }) => {
  const { page, requests } = await site.openHydrated(open, '/about')
  await site.menuLink(page, 'Careers').click()
  await site.arriveAt(page, 'Careers')
  expect(requests.filter((request) => request.url().includes('/search'))).toEqual([])
})

it('a visitor without scripts finds plain answers, people and practices', async ({ open }) => {
  const { page } = await open('/search', site.withoutScripts)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  for (const name of ['Press', 'Register of everyone', 'All ten practices'])
    expect(await page.locator('main').getByRole('link', { name, exact: true }).isVisible()).toBe(true)
})

it('a visitor at a missing address searches for its words', async ({ open }) => {
  const { page } = await open('/practice/data-privacy_rules.html')
  await page.getByRole('link', { name: 'Search for these words' }).click()
  await page.locator('main h2').getByRole('link', { name: 'Data Privacy & Cybersecurity' }).waitFor()
  expect(site.pathOf(page)).toBe('/search?q=practice%20data%20privacy%20rules')
})
