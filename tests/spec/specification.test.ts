import { attorneys } from '../../src/firm/collections/attorneys.ts'
import { jobs } from '../../src/firm/collections/jobs.ts'
import { firmOf } from '../../src/firm/makePayload.ts'
import { isPageOf, payloadOf } from '../fixtures/payloadOf.ts'
import { practiceAreas } from '../../src/firm/collections/practice-areas.ts'
import { legal } from '../../src/firm/collections/legal.ts'
import { entriesOf } from '../../src/content/model/content.ts'
import { describe, expect, it } from 'vitest'
import type { KindName, PayloadOf } from '../../src/firm/pages.ts'
import { realSite } from '../fixtures/realSite.ts'

/** The specification's lists, texts and counts, held against the real content. */

const { site } = realSite()

const payloads = site.routes.map((route) => payloadOf(site, route))
const pageOf = <Name extends KindName>(kind: Name): PayloadOf<Name> => {
  const found = payloads.find(isPageOf(kind))
  if (!found) throw new Error(`There is no page of the kind ${kind}.`)
  return found
}
const areaPath = (slug: string) => `/practice-areas/${slug}`
const areas: readonly (readonly [slug: string, title: string, formOption: string])[] = [
  ['corporate-law', 'Corporate & Commercial Law', 'Corporate & M&A'],
  ['litigation', 'Litigation & Dispute Resolution', 'Litigation & Disputes'],
  ['intellectual-property', 'Intellectual Property Law', 'Intellectual Property'],
  ['real-estate', 'Real Estate & Property Law', 'Real Estate'],
  ['employment-law', 'Employment & Labor Law', 'Employment & Labor'],
  ['tax-law', 'Tax Law', 'Tax Law'],
  ['banking-finance', 'Banking & Finance Law', 'Banking & Finance'],
  ['international-law', 'International & Cross-Border Law', 'International Law'],
  ['environmental-law', 'Environmental & Energy Law', 'Environmental & Energy'],
  ['data-privacy', 'Data Privacy & Cybersecurity', 'Data Privacy & Cybersecurity'],
]

describe('routes', () => {
  it('are the specification’s 28', () => {
    const listed = site.routes.filter((route) => route.listed).map(({ path }) => path)
    const specified = [
      '/',
      '/about',
      '/about/firm',
      '/about/leadership',
      '/about/why-choose',
      '/about/diversity',
      '/practice-areas',
      ...areas.map(([slug]) => areaPath(slug)),
      '/attorneys',
      '/attorneys/partners',
      '/attorneys/associates',
      '/attorneys/awards',
      '/careers',
      '/careers/join',
      '/careers/development',
      '/contact',
      '/privacy-policy',
      '/terms-of-use',
      '/disclaimer',
    ]
    expect(specified).toHaveLength(28)
    expect(listed).toEqual(specified.toSorted())
  })
})

describe('menus', () => {
  it('the main menu and its submenus', () => {
    const shape = site.menu.map(({ label, items }) => [label, ...items.map((item) => item.label)])
    expect(shape.filter(([label]) => label !== 'Practice Areas')).toEqual([
      ['Home'],
      ['About Us', 'Our Firm', 'Leadership', 'Why Choose Us?', 'Diversity & Inclusion'],
      ['Attorneys', 'Partners', 'Associates', 'Awards'],
      ['Careers', 'Join Our Team', 'Diversity & Development'],
      ['Contact Us'],
    ])
    expect(site.menu.map(({ label }) => label)).toEqual([
      'Home',
      'About Us',
      'Practice Areas',
      'Attorneys',
      'Careers',
      'Contact Us',
    ])
    expect(site.menu[2]?.items.map(({ path }) => path)).toEqual(areas.map(([slug]) => areaPath(slug)))
  })

  it('the footer’s columns', () => {
    const columns = Object.fromEntries(
      site.footer.map(({ title, links }) => [title, links.map(({ path }) => path)]),
    )
    expect(columns).toEqual({
      'The Firm': ['/about/firm', '/about/leadership', '/about/why-choose', '/about/diversity'],
      Expertise: areas.slice(0, 5).map(([slug]) => areaPath(slug)),
      People: [
        '/attorneys/partners',
        '/attorneys/associates',
        '/attorneys/awards',
        '/careers/join',
        '/careers/development',
      ],
      Legal: ['/contact', '/privacy-policy', '/terms-of-use', '/disclaimer'],
    })
    expect(site.footer.map(({ title }) => title)).toEqual(['The Firm', 'Expertise', 'People', 'Legal'])
  })
})

describe('the home page', () => {
  const { page, areas: cards } = pageOf('home').facts
  it('has its headline and its button', () => {
    expect(page.headline).toBe('Legacy of Excellence. Modern Counsel.')
    expect(page.action.link).toBe('/practice-areas')
  })
  it('has its figures', () => {
    expect(page.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '25+ Years of Practice',
      '$10B+ In Transactions',
      '50+ Expert Attorneys',
      '99% Client Satisfaction',
    ])
  })
  it('has its fields and its advantage', () => {
    expect([page.expertise.title, ...cards.map(({ slug }) => slug)]).toEqual([
      'Fields of Expertise',
      'corporate-law',
      'litigation',
      'intellectual-property',
    ])
    expect([page.advantage.title, page.advantage.action.link]).toEqual([
      'The West Atlantic Advantage',
      '/about/why-choose',
    ])
  })
  it('has a closing block', () => expect(pageOf('home').closing).toBeDefined())
})

describe('the practice areas', () => {
  it.each(areas)('%s is %s in the specification’s words', (slug, title) => {
    const payload = payloads.filter(isPageOf('practice-area')).find(({ facts }) => facts.slug === slug)
    expect(payload?.facts.page.title).toBe(title)
    expect(payload?.back?.link).toBe('/practice-areas')
    expect(payload?.closing?.primary?.link).toMatch(/^\/contact/)
    expect(payload?.facts.page.points).toHaveLength(3)
    expect(payload?.facts.page.services.map(({ features }) => features.length)).toEqual([5, 5, 5])
  })

  it('the contact form offers them and General Inquiry', () => {
    expect(pageOf('contact').facts.options.map(({ label }) => label)).toEqual([
      ...areas.map(([, , option]) => option),
      'General Inquiry',
    ])
  })

  it('no two share a sentence', () => {
    const bodies = entriesOf(site, practiceAreas).map(({ data }) => [
      data.summary,
      data.lede,
      ...data.points,
      ...data.services.flatMap(({ title, description, features }) => [title, description, ...features]),
    ])
    const all = bodies.flat()
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })
})

describe('about', () => {
  it('introduces, and leads on', () => {
    const { facts, closing } = pageOf('about')
    expect([facts.page.foundation.title, facts.page.foundation.action.link]).toEqual([
      'Our Foundation',
      '/about/firm',
    ])
    expect([facts.page.leadership.title, facts.page.leadership.action.link]).toEqual([
      'Visionary Leadership',
      '/about/leadership',
    ])
    expect(facts.page.principles.items.map(({ title }) => title)).toEqual([
      'Excellence',
      'Client-Centric',
      'Integrity',
      'Global Perspective',
    ])
    expect(closing).toBeDefined()
    expect(closing?.primary).toBeUndefined()
  })
  it('the firm has five core values', () => expect(pageOf('firm').facts.page.values.items).toHaveLength(5))
  it('there are six leaders under their heading', () => {
    expect([pageOf('leadership').facts.page.title, pageOf('leadership').facts.leaders.length]).toEqual([
      'Our Leadership',
      6,
    ])
  })
  it('there are six reasons, and a link to the attorneys', () => {
    expect([
      pageOf('why-choose').facts.page.reasons.length,
      pageOf('why-choose').facts.page.action.link,
    ]).toEqual([6, '/attorneys'])
  })
  it('diversity leads to careers', () =>
    expect(pageOf('diversity').facts.page.careers.action.link).toBe('/careers'))
  it.each(['firm', 'leadership', 'diversity'] as const)('%s has a back link to /about', (kind) =>
    expect(pageOf(kind).back?.link).toBe('/about'),
  )
})

describe('the attorneys', () => {
  const { facts } = pageOf('attorneys')
  it('shows four partners and four associates', () => {
    expect([facts.page.partners.title, facts.page.partners.action.link]).toEqual([
      'Our Partners',
      '/attorneys/partners',
    ])
    expect([facts.page.associates.title, facts.page.associates.action.link]).toEqual([
      'Associates & Counsel',
      '/attorneys/associates',
    ])
    expect(facts.partners.map(({ experience }) => experience)).toEqual([
      '10+ years',
      '22+ years',
      '18+ years',
      '20+ years',
    ])
    expect(facts.associates.map(({ experience }) => experience)).toEqual([
      '8 years',
      '7 years',
      '5 years',
      '4 years',
    ])
  })
  it('shows four awards', () => {
    expect(facts.page.accolades).toMatchObject({
      title: 'Firm Accolades',
      awards: [
        'Chambers top-tier rating',
        'Legal 500 Tier 1',
        'U.S. News Best Law Firms',
        'American Lawyer A-List',
      ],
    })
  })
  it('there are ten partners, of 10 to 22 years and more', () => {
    const years = pageOf('partners').facts.people.map(({ experience }) => Number.parseInt(experience, 10))
    expect([years.length, Math.min(...years), Math.max(...years)]).toEqual([10, 10, 22])
  })
  it('there are eight associates and counsel', () =>
    expect(pageOf('associates').facts.people).toHaveLength(8))
  it('there are three categories of awards and four statistics', () => {
    const { page } = pageOf('awards').facts
    expect(page.categories).toHaveLength(3)
    expect(page.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '100+ Industry Awards',
      '50+ Recognized Attorneys',
      '25+ Years of Excellence',
      '1000+ Successful Cases',
    ])
  })
  it.each(['partners', 'associates', 'awards'] as const)('%s has a back link to /attorneys', (kind) =>
    expect(pageOf(kind).back?.link).toBe('/attorneys'),
  )
})

describe('careers', () => {
  it('has its highlights and its openings', () => {
    const { facts, closing } = pageOf('careers')
    expect(facts.page.culture.title).toBe('A Culture of Excellence')
    expect(facts.page.culture.highlights.map(({ title }) => title)).toEqual([
      'Career Growth',
      'Inclusive Culture',
      'Competitive Rewards',
      'Global Impact',
    ])
    expect(facts.openings.map(({ title, location }) => [title, location])).toEqual([
      ['Senior Corporate Associate', 'New York, NY'],
      ['Litigation Paralegal', 'New York, NY'],
      ['Intellectual Property Associate', 'New York, NY'],
    ])
    expect(facts.page.openings.apply).toEqual({ text: 'Apply Now', link: '/careers/join' })
    expect(facts.page.openings.contact.action).toEqual({ text: 'Contact us', link: '/contact' })
    expect(closing).toMatchObject({
      title: 'Build Your Future With Us',
      primary: { text: 'View All Openings', link: '/careers/join' },
    })
  })
  it('the join page has its roles and benefits', () => {
    const { facts, back } = pageOf('join')
    expect(facts.roles.map(({ title, department, experience }) => [title, department, experience])).toEqual([
      ['Senior Associate', 'Corporate', '5-8 years'],
      ['Associate', 'Litigation', '3-5 years'],
      ['Junior Associate', 'IP', '1-3 years'],
    ])
    expect(facts.page.roles.apply).toEqual({ text: 'Apply Now', link: '/contact' })
    expect(facts.page.benefits.title).toMatch(/^Why Choose/)
    expect(back?.link).toBe('/careers')
  })
  it('development has its programs, initiatives and panel', () => {
    const { facts, back } = pageOf('development')
    expect(facts.page.title).toBe('Professional Development')
    expect(back).toEqual({ text: 'Back to Careers', link: '/careers' })
    expect([facts.page.programs.title, ...facts.page.programs.items.map(({ title }) => title)]).toEqual([
      'Growth & Development Programs',
      'Mentorship Program',
      'Leadership Training',
      'Continuing Education',
      'Professional Recognition',
    ])
    expect([facts.page.picture.caption, facts.page.picture.subcaption]).toEqual([
      'Continuous Learning',
      'Professional Excellence',
    ])
    expect([facts.page.initiatives.title, facts.page.initiatives.items.length]).toEqual([
      'Development Initiatives',
      6,
    ])
    expect(facts.page.panel).toMatchObject({
      title: 'Ready to Grow With Us?',
      action: { text: 'View Open Positions', link: '/careers/join' },
    })
  })
})

describe('contact', () => {
  it('has the form’s texts', () => {
    expect(pageOf('contact').facts.page.form).toMatchObject({
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
  it('the firm’s own facts', () => {
    expect(firmOf(site)).toMatchObject({
      hours: 'Mon - Fri 9:00 AM - 6:00 PM EST',
      delivery: 'simulated',
      advertising: 'Attorney Advertising. Prior results do not guarantee a similar outcome.',
      callToAction: { title: 'Ready to Discuss Your Legal Needs?' },
    })
  })
})

describe('legal pages', () => {
  it.each([
    [
      'privacy-policy',
      'Privacy Policy',
      [
        'Introduction',
        'Information We Collect',
        'Use of Your Information',
        'Disclosure',
        'Security',
        'Policy for Children',
        'Changes',
        'Contact Us',
      ],
    ],
    [
      'terms-of-use',
      'Terms of Use',
      [
        'Agreement to Terms',
        'Intellectual Property Rights',
        'Prohibited Uses',
        'Disclaimer of Warranties',
        'Limitation of Liability',
        'Indemnification',
        'Governing Law and Jurisdiction',
        'Changes',
        'Contact Us',
      ],
    ],
    [
      'disclaimer',
      'Disclaimer',
      [
        'No Legal Advice',
        'No Attorney-Client Relationship',
        'External Links Disclaimer',
        'Testimonials and Prior Results',
        'Attorney Advertising',
        'Limitation of Liability',
        'Contact Us',
      ],
    ],
  ])('%s has exactly its sections, in order', (slug, title, sections) => {
    const payload = payloads.filter(isPageOf('legal')).find(({ path }) => path === `/${slug}`)
    expect(payload?.facts.page).toMatchObject({ title, lastUpdated: '2025-06-20' })
    expect(payload?.facts.sections.map(({ text }) => text)).toEqual(sections)
    expect(payload?.back).toEqual({ text: 'Back to Home', link: '/' })
  })
  it('Information We Collect tells personal from derivative data', () => {
    const privacy = entriesOf(site, legal).find(({ slug }) => slug === 'privacy-policy')
    expect(privacy?.prose.headings.filter(({ depth }) => depth === 3).map(({ text }) => text)).toEqual([
      'Personal Data',
      'Derivative Data',
    ])
  })
})

describe('what is invented', () => {
  it('is marked as a sample: every person, role and award, and the firm', () => {
    const people = [...entriesOf(site, attorneys), ...entriesOf(site, jobs)]
    expect(people.filter(({ data }) => !data.sample).map(({ file }) => file)).toEqual([])
    expect(firmOf(site).sample).toBe(true)
  })
  it('uses reserved values only', () => {
    expect(firmOf(site).phone).toMatch(/ 555 01\d\d$/)
    expect([firmOf(site).site, firmOf(site).email].every((value) => value.endsWith('.example'))).toBe(true)
  })
})
