import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../src/content/model/content.ts'
import { attorneys } from '../../src/firm/collections/attorneys/schema.ts'
import { jobs } from '../../src/firm/collections/jobs/schema.ts'
import { legal } from '../../src/content/versions/legalCollection.ts'
import { practiceAreas } from '../../src/firm/collections/practice-areas/schema.ts'
import { firmOf } from '../../src/firm/collections/firm/queries.ts'
import type { KindName, PayloadOf } from '../../src/firm/pages/kinds.ts'
import { isPageOf, payloadOf } from '../fixtures/payloadOf.ts'
import { realSite } from '../fixtures/realSite.ts'
import { specifiedInquiries, specifiedPages } from './tables.ts'

/**
 * Holds the real content to the lists, texts and counts of the specification. Read this file first; menus and addresses
 * are in browser/routes.test.ts.
 */

const { site } = realSite()
const firm = firmOf(site)
const payloads = site.routes.map((route) => payloadOf(site, route))

function pageOf<Name extends KindName>(kind: Name): PayloadOf<Name> {
  const found = payloads.find(isPageOf(kind))
  if (!found) throw new Error(`There is no page of the kind ${kind}.`)
  return found
}

const titlesOf = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title)
const figuresOf = (figures: readonly { value: string; label: string }[]): string[] =>
  figures.map(({ value, label }) => `${value} ${label}`)

describe('the site', () => {
  it('a visitor reads the hours, the advertising label and the call to action on every page', () => {
    expect(firm).toMatchObject({
      hours: 'Mon - Fri 9:00 AM - 6:00 PM EST',
      delivery: 'simulated',
      advertising: 'Attorney Advertising. Prior results do not guarantee a similar outcome.',
      callToAction: { title: 'Ready to Discuss Your Legal Needs?' },
    })
  })

  it.each([
    ['firm', '/about'],
    ['leadership', '/about'],
    ['diversity', '/about'],
    ['practice-area', '/practice-areas'],
    ['partners', '/attorneys'],
    ['associates', '/attorneys'],
    ['awards', '/attorneys'],
    ['join', '/careers'],
    ['development', '/careers'],
    ['legal', '/'],
  ] as const)('a visitor of the page "%s" finds a link back to %s', (kind, path) => {
    expect(pageOf(kind).back?.link).toBe(path)
  })

  it('a visitor can tell what is invented: every person and role, and the firm with reserved values', () => {
    const people = [...entriesOf(site, attorneys), ...entriesOf(site, jobs)]
    expect(people.filter(({ data }) => !data.sample).map(({ file }) => file)).toEqual([])
    expect(firm.sample).toBe(true)
    expect(firm.phone).toMatch(/ 555 01\d\d$/)
    expect([firm.site, firm.email].every((value) => value.endsWith('.example'))).toBe(true)
  })
})

describe('the home page', () => {
  const { page, areas } = pageOf('home').facts

  it('a visitor reads the headline, the figures and three fields of expertise', () => {
    expect([page.headline, page.action.link]).toEqual([
      'Legacy of Excellence. Modern Counsel.',
      '/practice-areas',
    ])
    expect(figuresOf(page.figures)).toEqual([
      '25+ Years of Practice',
      '$10B+ In Transactions',
      '50+ Expert Attorneys',
      '99% Client Satisfaction',
    ])
    expect(page.expertise.title).toBe('Fields of Expertise')
    expect(areas.map(({ slug }) => slug)).toEqual(['corporate-law', 'litigation', 'intellectual-property'])
    expect(page.advantage.title).toBe('The West Atlantic Advantage')
    expect(page.advantage.action.link).toBe('/about/why-choose')
    expect(pageOf('home').closing).toBeDefined()
  })
})

describe('the practice areas', () => {
  it.each(specifiedPages.filter(([path]) => path.startsWith('/practice-areas/')))(
    'a visitor of %s reads "%s", three points, three services and how to get in touch',
    (path, title) => {
      const area = payloads.filter(isPageOf('practice-area')).find((page) => page.path === path)
      expect(area?.facts.page.title).toBe(title)
      expect(area?.facts.page.points).toHaveLength(3)
      expect(area?.facts.page.services.map(({ features }) => features.length)).toEqual([5, 5, 5])
      expect(area?.closing?.primary?.link).toMatch(/^\/contact/)
    },
  )

  it('a visitor never reads the same sentence in two areas', () => {
    const texts = entriesOf(site, practiceAreas).flatMap(({ data }) => [
      data.summary,
      data.lede,
      ...data.points,
      ...data.services.flatMap(({ title, description, features }) => [title, description, ...features]),
    ])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})

describe('about the firm', () => {
  it('a visitor of /about reads an introduction and finds links to more', () => {
    const { facts, closing } = pageOf('about')
    const { foundation, leadership, principles } = facts.page
    expect([foundation.title, foundation.action.link]).toEqual(['Our Foundation', '/about/firm'])
    expect([leadership.title, leadership.action.link]).toEqual(['Visionary Leadership', '/about/leadership'])
    const expected = ['Excellence', 'Client-Centric', 'Integrity', 'Global Perspective']
    expect(titlesOf(principles.items)).toEqual(expected)
    expect(closing).toBeDefined()
    expect(closing?.primary).toBeUndefined()
  })

  it('a visitor finds five values, six leaders and six reasons, and links to attorneys and careers', () => {
    expect(pageOf('firm').facts.page.values.items).toHaveLength(5)
    expect(pageOf('leadership').facts.page.title).toBe('Our Leadership')
    expect(pageOf('leadership').facts.leaders).toHaveLength(6)
    expect(pageOf('why-choose').facts.page.reasons).toHaveLength(6)
    expect(pageOf('why-choose').facts.page.action.link).toBe('/attorneys')
    expect(pageOf('diversity').facts.page.careers.action.link).toBe('/careers')
  })
})

describe('the attorneys', () => {
  it('a visitor of /attorneys meets four partners and four associates, and reads four awards', () => {
    const { page, partners, associates } = pageOf('attorneys').facts
    expect([page.partners.title, page.partners.action.link]).toEqual(['Our Partners', '/attorneys/partners'])
    expect([page.associates.title, page.associates.action.link]).toEqual([
      'Associates & Counsel',
      '/attorneys/associates',
    ])
    const yearsOf = (people: readonly { experience: string }[]) => people.map(({ experience }) => experience)
    expect(yearsOf(partners)).toEqual(['10+ years', '22+ years', '18+ years', '20+ years'])
    expect(yearsOf(associates)).toEqual(['8 years', '7 years', '5 years', '4 years'])
    const awards =
      'Chambers top-tier rating, Legal 500 Tier 1, U.S. News Best Law Firms, American Lawyer A-List'
    expect([page.accolades.title, page.accolades.awards.join(', ')]).toEqual(['Firm Accolades', awards])
  })

  it('a visitor finds ten partners of 10 to 22 years, eight associates, and the awards', () => {
    const years = pageOf('partners').facts.people.map(({ experience }) => parseInt(experience, 10))
    expect([years.length, Math.min(...years), Math.max(...years)]).toEqual([10, 10, 22])
    expect(pageOf('associates').facts.people).toHaveLength(8)
    const { page } = pageOf('awards').facts
    expect(page.categories).toHaveLength(3)
    expect(figuresOf(page.figures)).toEqual([
      '100+ Industry Awards',
      '50+ Recognized Attorneys',
      '25+ Years of Excellence',
      '1000+ Successful Cases',
    ])
  })
})

describe('careers', () => {
  it('an applicant finds the highlights and three openings on /careers', () => {
    const { facts, closing } = pageOf('careers')
    const { culture, openings } = facts.page
    expect(culture.title).toBe('A Culture of Excellence')
    const highlights = ['Career Growth', 'Inclusive Culture', 'Competitive Rewards', 'Global Impact']
    expect(titlesOf(culture.highlights)).toEqual(highlights)
    expect(facts.openings.map(({ title, location }) => [title, location])).toEqual([
      ['Senior Corporate Associate', 'New York, NY'],
      ['Litigation Paralegal', 'New York, NY'],
      ['Intellectual Property Associate', 'New York, NY'],
    ])
    expect(openings.apply).toEqual({ text: 'Apply Now', link: '/careers/join' })
    expect(openings.contact.action).toEqual({ text: 'Contact us', link: '/contact' })
    const primary = { text: 'View All Openings', link: '/careers/join' }
    expect(closing).toMatchObject({ title: 'Build Your Future With Us', primary })
  })

  it('an applicant finds three roles and the benefits on /careers/join', () => {
    const { page, roles } = pageOf('join').facts
    expect(roles.map(({ title, area, experience }) => [title, area, experience])).toEqual([
      ['Senior Associate', 'Corporate', '5-8 years'],
      ['Associate', 'Litigation', '3-5 years'],
      ['Junior Associate', 'IP', '1-3 years'],
    ])
    expect(page.roles.apply).toEqual({ text: 'Apply Now', link: '/contact' })
    expect(roles.map(({ apply }) => apply.replace(/[?#].*/, ''))).toEqual(Array(3).fill('/contact'))
    expect(page.benefits.title).toMatch(/^Why Choose/)
  })

  it('an applicant finds four programs and six initiatives on /careers/development', () => {
    const { page } = pageOf('development').facts
    expect([page.title, page.programs.title, ...titlesOf(page.programs.items)]).toEqual([
      'Professional Development',
      'Growth & Development Programs',
      'Mentorship Program',
      'Leadership Training',
      'Continuing Education',
      'Professional Recognition',
    ])
    expect(page.picture).toMatchObject({
      caption: 'Continuous Learning',
      subcaption: 'Professional Excellence',
    })
    expect(page.initiatives.title).toBe('Development Initiatives')
    expect(page.initiatives.items).toHaveLength(6)
    const action = { text: 'View Open Positions', link: '/careers/join' }
    expect(page.panel).toMatchObject({ title: 'Ready to Grow With Us?', action })
  })
})

describe('contact', () => {
  it('a visitor finds the form’s texts and the twelve areas of inquiry', () => {
    const { page, options } = pageOf('contact').facts
    expect(options.map(({ label }) => label)).toEqual(specifiedInquiries)
    expect(page.form).toMatchObject({
      name: 'Full Name',
      email: 'Email Address',
      area: 'Area of Inquiry',
      noArea: 'Select an area...',
      message: 'Message',
      notice:
        'Use of this form does not establish an attorney-client relationship. Please do not send confidential information.',
      sending: 'Sending...',
      sentTitle: 'Message Sent!',
      sentText: 'Thank you for contacting us. We will respond shortly.',
    })
  })
})

describe('legal pages', () => {
  const privacy =
    'Introduction, Information We Collect, Use of Your Information, Disclosure, Security, Policy for Children'
  const terms =
    'Agreement to Terms, Intellectual Property Rights, Prohibited Uses, Disclaimer of Warranties, ' +
    'Limitation of Liability, Indemnification, Governing Law and Jurisdiction'
  const disclaimer =
    'No Legal Advice, No Attorney-Client Relationship, External Links Disclaimer, ' +
    'Testimonials and Prior Results, Attorney Advertising, Limitation of Liability'

  it.each([
    ['Privacy Policy', `${privacy}, Changes, Contact Us`],
    ['Terms of Use', `${terms}, Changes, Contact Us`],
    ['Disclaimer', `${disclaimer}, Contact Us`],
  ])('a visitor finds exactly the sections of the %s, and when it was updated', (title, sections) => {
    const found = payloads.filter(isPageOf('legal')).find(({ facts }) => facts.page.title === title)
    expect(found?.facts.page.lastUpdated).toBe('2025-06-20')
    expect(found?.facts.sections.map(({ text }) => text).join(', ')).toBe(sections)
  })

  it('a visitor can tell personal from derivative data', () => {
    const policy = entriesOf(site, legal).find(({ slug }) => slug === 'privacy-policy')
    const headings = policy?.prose.headings.filter(({ depth }) => depth === 3).map(({ text }) => text)
    expect(headings).toEqual(['Personal Data', 'Derivative Data'])
  })
})
