import { getByRole, queryAllByRole } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { DOMParser, document } from '../../../fixtures/dom.ts'
import { realTree, today } from '../../../fixtures/editingFixture.ts'
import { build, plainPage, type Tree } from '../../../fixtures/minimalSite.ts'
import { renderPath } from '../../../fixtures/renderPage.ts'
import { structuredDataOf } from '../../../fixtures/structuredDataOf.ts'

/** The firm's roles and the pages that list them, on the minimal site. */
const careers: Tree = Object.fromEntries(
  realTree().files.flatMap(({ path, text }) =>
    /^(firm\.|jobs\/|pages\/careers|claims\/lawyers\.)/.test(path) ? [[path, text]] : [],
  ),
)

const jobs = Object.keys(careers).filter((path) => path.startsWith('jobs/'))

/** The paralegal's role with one replacement. */
const edited = (from: string | RegExp, to: string, path = 'jobs/litigation-paralegal.mdx'): Tree => ({
  [path]: (careers[path] ?? '').replace(from, () => to),
})

async function read(path: string, changes: Tree = {}, day = today) {
  const { site } = build({ ...careers, ...changes }, { today: day })
  const html = await renderPath(site, path)
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (!main) throw new Error(`${path} has no main.`)
  // Only elements in a window have roles.
  document.body.replaceChildren(main)
  return { html, main }
}

const linksIn = (element: HTMLElement) =>
  queryAllByRole(element, 'link').map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])

describe('the page of a role', () => {
  it('an applicant reads the duties, the facts and the requirements, and applies with the role named', async () => {
    const { main } = await read(
      '/careers/litigation-paralegal',
      edited('sample: true', 'expiresOn: 2026-12-31'),
    )
    expect(getByRole(main, 'heading', { level: 1 }).textContent).toBe('Litigation Paralegal')
    const facts = queryAllByRole(main, 'term').map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Pay range', '$78,000 – $98,000 a year'],
      ['Experience', '3+ years'],
      ['Employment', 'Full-time'],
      ['Location', 'New York, NY'],
      ['Posted', 'October 12, 2026'],
      ['Closing date', 'December 31, 2026'],
    ])
    expect(main.textContent).toMatch(/You would file through NYSCEF[^]*Requirements.*part rules/)
    const apply = linksIn(main).filter(([words]) => words === 'Apply for this role')
    expect(apply.map(([, href]) => href)).toEqual(Array(2).fill('/contact?role=litigation-paralegal#form'))
    expect(linksIn(getByRole(main, 'navigation'))).toEqual([['Careers', '/careers']])
  })

  it.each([
    ['$78,000', '$98,000', '', '$78,000 – $98,000 a year', [78_000, 98_000, 'YEAR']],
    ['$6,500', '$8,000.50', 'month', '$6,500 – $8,000.50 a month', [6500, 8000.5, 'MONTH']],
    ['$1,850', '$2,000', 'week', '$1,850 – $2,000 a week', [1850, 2000, 'WEEK']],
    ['$400', '$400', 'day', '$400 – $400 a day', [400, 400, 'DAY']],
    ['$38.50', '$45', 'hour', '$38.50 – $45 an hour', [38.5, 45, 'HOUR']],
  ])('everybody reads pay from %s to %s by its unit %j', async (from, to, per, shown, data) => {
    const pay = `  from: ${from}\n  to: ${to}\n${per && `  per: ${per}\n`}`
    const changes = edited(/ {2}from: .*\n {2}to: .*\n/, pay)
    const { html, main } = await read('/careers/litigation-paralegal', changes)
    expect(main.textContent).toContain(shown)
    const [, min, max, unit] = /"minValue":([\d.]+),"maxValue":([\d.]+),"unitText":"(\w+)"/.exec(html) ?? []
    expect([Number(min), Number(max), unit]).toEqual(data)
    expect((await read('/careers', changes)).main.textContent).toContain(shown)
  })

  const office = { streetAddress: '100 Sample Slip, 24th Floor', postalCode: '10004' }
  const second = { streetAddress: '5 Harbor Road', postalCode: '02110' }
  const anywhere = { '@type': 'Country', name: 'US' }
  const inCity = (addressLocality: string, addressRegion: string, more = {}) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality, addressRegion, ...more, addressCountry: 'US' },
  })

  it.each([
    ['New York, NY', [inCity('New York', 'NY', office)], undefined],
    ['New York, NY (hybrid)', [inCity('New York', 'NY', office)], undefined],
    ['Brooklyn, NY', [inCity('Brooklyn', 'NY')], undefined],
    ['Boston, MA', [inCity('Boston', 'MA', second)], undefined],
    ['Boston, NY', [inCity('Boston', 'NY')], undefined],
    ['New York', [inCity('New York', 'NY', office)], undefined],
    ['London, UK', [{ '@type': 'Place', address: 'London, UK' }], undefined],
    ['Remote', undefined, anywhere],
    ['Remote (United States)', undefined, anywhere],
    ['Utica, NY; Troy, NY (Fridays)', [inCity('Utica', 'NY'), inCity('Troy', 'NY')], undefined],
    ['Portland, OR or remote', [inCity('Portland', 'OR')], anywhere],
  ])('a search engine learns where people work in %s', async (place, sites, area) => {
    const boston = 'address: { street: 5 Harbor Road, city: Boston, region: MA, postalCode: "02110" }'
    const offices = `otherOffices:\n  - ${boston}\n    phone: +1 617 555 0142\n    hours: always\ntimeZone:`
    const changes = {
      ...edited('New York, NY', place),
      'firm.mdx': (careers['firm.mdx'] ?? '').replace('timeZone:', offices),
    }
    const { html, main } = await read('/careers/litigation-paralegal', changes)
    expect(main.textContent).toContain(place)
    const { jobLocation, applicantLocationRequirements, jobLocationType } = structuredDataOf(html) ?? {}
    expect([jobLocation, applicantLocationRequirements]).toEqual([sites, area])
    expect(jobLocationType).toBe(area && 'TELECOMMUTE')
  })

  it.each([
    ['2026-12-31', '2026-12-31T23:59:00-05:00'],
    ['2027-07-01', '2027-07-01T23:59:00-04:00'],
    ['2026-11-01', '2026-11-01T23:59:00-05:00'],
  ])('a role that closes on %s is open until that day ends in New York', async (day, through) => {
    const closing = edited('sample: true', `expiresOn: ${day}`)
    const { html } = await read('/careers/litigation-paralegal', closing, '2026-11-01')
    expect(structuredDataOf(html)?.['validThrough']).toBe(through)
  })

  it('an applicant finds every other open role once, or reads that there is none', async () => {
    const { main } = await read('/careers/litigation-paralegal')
    const others = linksIn(main).flatMap(([words, href]) => (href?.startsWith('/careers/') ? [words] : []))
    expect(others).toEqual([
      'Senior Corporate Associate',
      'Litigation Associate',
      'Intellectual Property Associate',
      'Junior Intellectual Property Associate',
    ])
    const closed = jobs.map((job) => edited('sample: true', 'expiresOn: 2026-01-31', job))
    const last = await read('/careers/associate', Object.assign({}, ...closed))
    expect(last.main.textContent).toContain('No position is open at the moment.')
    expect(linksIn(last.main)).toEqual([['Careers', '/careers']])
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-19', false],
  ])('on November 20, an applicant for a role that closes on %s can apply: %s', async (day, isOpen) => {
    const changes = edited('sample: true', `expiresOn: ${day}`)
    const { html, main } = await read('/careers/litigation-paralegal', changes)
    expect(html.includes('/contact?role=')).toBe(isOpen)
    expect(html.includes('JobPosting')).toBe(isOpen)
    expect(html.includes('noindex')).toBe(!isOpen)
    expect(main.textContent.includes('This role closed on November 19, 2026. We no longer')).toBe(!isOpen)
    const list = await read('/careers', changes)
    expect(list.main.querySelector('#litigation-paralegal') !== null).toBe(isOpen)
  })

  it('an editor’s links to a closed role stay valid', () => {
    const links = '[a](/careers/litigation-paralegal) [b](/careers#litigation-paralegal)\n'
    const closed = edited('sample: true', 'expiresOn: 2026-01-31')
    const tree = { ...careers, ...closed, 'pages/news.mdx': plainPage('News', '', links) }
    const { problems } = build(tree, { today })
    expect(problems.filter(({ file }) => file === 'pages/news.mdx')).toEqual([])
  })

  it('a search engine gets a description of a role without one', async () => {
    const changes = edited(/^description: .*\n/m, '')
    const expected =
      'Litigation Paralegal, Litigation &amp; Dispute Resolution, New York, NY: $78,000 – $98,000 per year'
    expect((await read('/careers/litigation-paralegal', changes)).html).toContain(`content="${expected}"`)
  })
})

describe('the lists of roles', () => {
  it('an applicant on Careers opens each role, or goes to it on Join Our Team', async () => {
    const { main } = await read('/careers')
    const list = getByRole(main, 'heading', { name: 'Current Openings' }).parentElement?.parentElement
    expect(list && linksIn(list)).toEqual([
      ...[
        ['Senior Corporate Associate', 'Corporate & Commercial Law', 'senior-corporate-associate'],
        ['Litigation Paralegal', 'Litigation & Dispute Resolution', 'litigation-paralegal'],
        ['Intellectual Property Associate', 'Intellectual Property Law', 'intellectual-property-associate'],
      ].flatMap(([title, area, id]) => [
        [title, `/careers/${id}`],
        [`Apply Now: ${title}, ${area}`, `/careers/join#${id}`],
      ]),
      ['Contact us', '/contact'],
    ])
  })

  it('an applicant on Join Our Team finds its roles under their titles there, and the other openings', async () => {
    const { main } = await read('/careers/join')
    expect(linksIn(main).slice(1)).toEqual([
      ['Senior Associate', '/careers/senior-corporate-associate'],
      ['Apply Now: Senior Associate, Corporate', '/contact?role=senior-corporate-associate#form'],
      ['Associate', '/careers/associate'],
      ['Apply Now: Associate, Litigation', '/contact?role=associate#form'],
      ['Junior Associate', '/careers/junior-associate'],
      ['Apply Now: Junior Associate, IP', '/contact?role=junior-associate#form'],
      ['Litigation Paralegal', '/careers/litigation-paralegal'],
      ['Intellectual Property Associate', '/careers/intellectual-property-associate'],
      ['Contact Us', '/contact'],
    ])
    for (const path of jobs) expect(main.querySelector(`#${path.slice(5, -4)}`), path).not.toBeNull()
  })

  it('an applicant reads the title and the area where Join Our Team has no other words for them', async () => {
    const plain = edited(/^(joinTitle|department): .*\n/gm, '', 'jobs/associate.mdx')
    const { main } = await read('/careers/join', plain)
    expect(linksIn(main)).toContainEqual([
      'Apply Now: Litigation Associate, Litigation & Dispute Resolution',
      '/contact?role=associate#form',
    ])
  })

  it('an applicant is sent to another website if applications go there', async () => {
    const form = edited('link: /contact', 'link: https://jobs.example/x', 'pages/careers/join.mdx')
    for (const page of ['/careers/join', '/careers/associate']) {
      const { main } = await read(page, form)
      expect(linksIn(main).map(([, href]) => href)).toContain('https://jobs.example/x')
    }
  })
})
