import { beforeAll, describe, expect, it } from 'vitest'
import { normalizeText } from '../../../src/compliance/readPage.ts'
import { entriesOf } from '../../../src/content/model/content.ts'
import type { Site } from '../../../src/content/model/site.ts'
import { formatDate } from '../../../src/content/text/formatDate.ts'
import { jobs } from '../../../src/firm/collections/jobs/schema.ts'
import { DOMParser } from '../../fixtures/dom.ts'
import { buildWith } from '../../fixtures/minimalSite.ts'
import { realSite } from '../../fixtures/realSite.ts'
import { renderPath } from '../../fixtures/renderPage.ts'

interface Page {
  data: unknown
  title: string
  description: string
  /** What a visitor can read. */
  text: string
}

async function read(site: Site | undefined, path: string): Promise<Page> {
  const { title, head, body } = new DOMParser().parseFromString(await renderPath(site, path), 'text/html')
  const [script, ...others] = head.querySelectorAll('script[type="application/ld+json"]')
  expect(others).toEqual([])
  for (const hidden of body.querySelectorAll('script, style, template, [hidden]')) hidden.remove()
  for (const block of body.querySelectorAll(':not(a, abbr, b, em, i, mark, span, strong, sup, time, wbr)')) {
    block.before('\n')
    block.append('\n')
  }
  // Styles put space before links.
  for (const link of body.querySelectorAll('a')) link.before(' ')
  return {
    data: script && JSON.parse(script.textContent),
    title,
    description: head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    text: normalizeText(body.textContent),
  }
}

const { site } = realSite()
const pages = new Map<string, Page>()

beforeAll(async () => {
  for (const { path } of site.routes) pages.set(path, await read(site, path))
})

/** Codes for what the page says in words: dollars, a year's pay, a full-time role, a place in New York. */
const codes = ['USD', 'YEAR', 'FULL_TIME', 'US']

/** The texts and numbers in data that its page must show. */
function shownIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => shownIn(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => shownIn(one, key))
  if (typeof value === 'number')
    return ['position', 'latitude', 'longitude'].includes(name) ? [] : [value.toLocaleString('en-US')]
  if (typeof value !== 'string' || name.startsWith('@') || codes.includes(value)) return []
  if (name === 'description') {
    const text = new DOMParser().parseFromString(value.replace(/<[^>]*>/g, ' '), 'text/html').body.textContent
    return [text]
  }
  if (name === 'validThrough') return [formatDate(value.slice(0, 10))]
  if (/^\d{4}-.*T/.test(value)) return [timeInNewYork(value)]
  return /^(https:\/\/|\d\d:\d\d$)/.test(value) ? [] : [formatDate(value)]
}

const timeInNewYork = (instant: string): string =>
  new Date(instant)
    .toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' })
    .replace(/\s/, ' ')

/** Whether a text appears as a whole, not as a part of longer words. */
function isShown(words: string, { text }: Page): boolean {
  const parts = text.split(normalizeText(words))
  return parts.some(
    (before, index) => index + 1 < parts.length && !/\w$/.test(before) && !/^\w/.test(parts[index + 1] ?? ''),
  )
}

const pathsWith = (type: string) =>
  [...pages].flatMap(([path, { data }]) =>
    JSON.stringify(data)?.includes(`"@type":"${type}"`) ? [path] : [],
  )

describe('structured data', () => {
  it('a visitor can read every text and number that search engines get', () => {
    const unseen = [...pages].flatMap(([path, page]) =>
      shownIn(page.data).flatMap((words) => (isShown(words, page) ? [] : [`${path}: ${words}`])),
    )
    expect(unseen).toEqual([])
    expect(shownIn(pages.get('/')?.data).length).toBeGreaterThan(5)
  })

  it('a search engine gets the firm’s name, phone and address', () => {
    expect(pathsWith('WebSite')).toEqual(['/'])
    expect(pages.get('/contact')?.data).toMatchObject({
      '@graph': [
        {
          '@type': 'LegalService',
          name: 'West Atlantic',
          telephone: '+1 212 555 0142',
          address: { streetAddress: '100 Sample Slip, 24th Floor', postalCode: '10004' },
        },
      ],
    })
  })

  it('a search engine gets each open role on its own page, with its pay', () => {
    const roles = entriesOf(site, jobs).map(({ slug }) => `/careers/${slug}`)
    expect(pathsWith('JobPosting')).toEqual(roles.toSorted())
    expect(pages.get('/careers/litigation-paralegal')?.data).toMatchObject({
      '@graph': [
        {
          title: 'Litigation Paralegal',
          datePosted: '2026-10-12',
          employmentType: 'FULL_TIME',
          directApply: true,
          jobLocation: [{ address: { addressLocality: 'New York', postalCode: '10004' } }],
          baseSalary: { value: { minValue: 78_000, maxValue: 98_000, unitText: 'YEAR' } },
        },
        { '@type': 'BreadcrumbList' },
      ],
    })
  })

  it('a search engine gets each person’s page as that of a person of the firm', () => {
    const people = site.routes.filter(({ kind }) => kind === 'person').map(({ path }) => path)
    expect(people.length).toBeGreaterThan(18)
    expect(pathsWith('Person').filter((path) => !path.startsWith('/insights/'))).toEqual(people)
    expect(pages.get('/attorneys/denise-kealoha')?.data).toMatchObject({
      '@graph': [
        {
          jobTitle: ['Partner', 'Chair, Hiring & Inclusion'],
          email: 'denise.kealoha@westatlantic.example',
          alumniOf: [
            { name: 'University of California, Berkeley, School of Law' },
            { name: 'University of Hawaii at Manoa' },
          ],
          worksFor: { name: 'West Atlantic' },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Attorneys' }, { name: 'Denise Kealoha' }] },
      ],
    })
  })

  it('an editor’s </script> doesn’t end the data', async () => {
    const typed = '"A firm. </script><script>alert(1)</script>"'
    const { data } = await read(buildWith('firm.mdx', 'A tiny firm.', typed).site, '/')
    expect(JSON.stringify(data)).toContain('</script><script>alert(1)')
  })
})
