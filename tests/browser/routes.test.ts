import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { payloadAddress } from '../../src/content/publish/addresses.ts'
import {
  earlierPath,
  missingPath,
  specifiedFooter,
  specifiedMenu,
  specifiedPages,
  specifiedPaths,
} from '../spec/tables.ts'
import { DOMParser } from '../fixtures/dom.ts'

const siteAddress = inject('siteAddress')
const publicAddress = 'https://www.westatlantic.example'

/** What a document says. */
function readPage(document: Document) {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const values = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '')
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim())
  return {
    title: document.title,
    description: values('meta[name="description"]', 'content'),
    canonical: values('link[rel="canonical"]', 'href'),
    robots: values('meta[name="robots"]', 'content'),
    og: values('[property="og:title"], [property="og:description"], [property="og:url"]', 'content'),
    picture: values('meta[property="og:image"], meta[property="og:image:alt"]', 'content'),
    headings: texts('h1'),
    landmarks: ['header', 'header nav', 'main', 'footer'].map((selector) => all(selector).length),
    length: texts('main').join().length,
    menu: all('header nav > ul > li').map((item) =>
      [...item.querySelectorAll('a')].map(({ textContent }) => textContent),
    ),
    footer: all('footer nav h2').map((title) =>
      [title, ...(title.parentElement?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
    ),
    /** What the policy would block, or would delay the page by a second download. */
    blocked: all('script:not([src], [type$="json"]), [style], [onclick], [onload], link[rel~="stylesheet"]')
      .length,
    ids: values('[id]', 'id'),
    links: values('a[href]', 'href'),
  }
}

type Facts = ReturnType<typeof readPage> & { status: number }

async function pathsInSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const it = test.extend('pages', { scope: 'file' }, async () => {
  const site = new Map<string, Facts>()
  for (const path of [...(await pathsInSitemap()), earlierPath, missingPath]) {
    const response = await fetch(siteAddress + path)
    const document = new DOMParser().parseFromString(await response.text(), 'text/html')
    site.set(path, { ...readPage(document), status: response.status })
  }
  return site
})

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

it.for(specifiedPages)(
  'a visitor without scripts reads all of %s, headed “%s”',
  ([path, heading], { pages }) => {
    const facts = pages.get(path)
    expect(facts).toMatchObject({ status: 200, headings: [heading], blocked: 0, robots: [] })
    expect(facts?.landmarks, 'header, its navigation, main, footer').toEqual([1, 1, 1, 1])
    expect(facts?.length).toBeGreaterThan(500)
    expect(facts?.title).toMatch(/\S.* \| West Atlantic$/)
    expect(facts?.description).toEqual([expect.stringMatching(/^.{50,200}$/)])
    expect(facts?.canonical).toEqual([publicAddress + path])
    expect(facts?.og).toEqual([facts?.title, facts?.description[0], publicAddress + path])
  },
)

const isOfGroup = /^\/(?:attorneys\/(?:partners|associates|awards)|careers\/(?:join|development))$/

it('a visitor shares people, roles and practice areas with their own pictures', async ({ pages }) => {
  for (const [path, { picture, robots }] of pages) {
    if (robots.length > 0) continue
    const own = /^\/(practice-areas|careers|attorneys)\/./.test(path) && !isOfGroup.test(path)
    const shown = publicAddress + (own ? `/share${path}.png` : '/og.png')
    expect(picture).toEqual([shown, expect.stringMatching(/\w \w/)])
    const response = await fetch(siteAddress + (picture[0] ?? '').replace(publicAddress, ''))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

it('a visitor finds the specification’s menus in the header and the footer', ({ pages }) => {
  const { menu, footer } = pages.get('/') ?? {}
  expect(menu).toEqual(specifiedMenu.map(([label, submenu]) => [label, ...submenu]))
  expect(footer).toEqual(specifiedFooter.map(([title, links]) => [title, ...links]))
})

it('a visitor of a missing address gets the 404 page', async ({ pages }) => {
  const expected = { status: 404, landmarks: [1, 1, 1, 1], robots: ['noindex'], canonical: [] }
  expect(pages.get(missingPath)).toMatchObject({ ...expected, title: 'Page Not Found | West Atlantic' })
  for (const path of ['/practice-areas/maritime-law', '/assets/nothing.js', '/404.html']) {
    const response = await fetch(siteAddress + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain('<title>Page Not Found | West Atlantic</title>')
  }
})

it('a visitor of an earlier legal page, which search engines skip, finds the current one', ({ pages }) => {
  const facts = pages.get(earlierPath)
  expect(facts).toMatchObject({
    status: 200,
    headings: ['Privacy Policy'],
    robots: ['noindex'],
    canonical: [],
  })
  expect(facts?.links).toContain('/privacy-policy')
})

it('a visitor never finds two pages with one title or description, or an id twice', ({ pages }) => {
  const listed = [...pages].filter(([path]) => path !== earlierPath)
  expect(repeated(listed.flatMap(([, { title, description }]) => [title, ...description]))).toEqual([])
  expect([...pages].flatMap(([path, { ids }]) => repeated(ids).map((id) => `${path} ${id}`))).toEqual([])
})

it('a visitor never finds a link to a missing page or heading of the site', ({ pages }) => {
  const broken = [...pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => {
        if (!/^(\/(?!\/)|#.)/.test(link)) return !/^(https:\/\/|mailto:\S+@\S+$|tel:\+\d+$)/.test(link)
        const { pathname, hash } = new URL(link, publicAddress + path)
        const target =
          pathname === missingPath && path !== missingPath
            ? undefined
            : pages.get(pathname.replace(/\.vcf$|\.ics$|\/feed\.(xml|json)$/, ''))
        return !target || (hash !== '' && !target.ids.includes(decodeURIComponent(hash.slice(1))))
      })
      .map((link) => `${path} links to ${link}`),
  )
  expect(broken).toEqual([])
})

it.for([
  ['/about/firm/', '/about/firm'],
  ['/about/firm/index.html', '/about/firm'],
  ['/index.html', '/'],
  ['/contact/?area=tax-law', '/contact?area=tax-law'],
] as const)('a visitor who types %s is sent to %s', async ([typed, canonical]) => {
  const response = await fetch(siteAddress + typed, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
})

it('a search engine finds the 28 specified pages', async () => {
  expect(await pathsInSitemap()).toEqual(expect.arrayContaining([...specifiedPaths]))
  const robots = await (await fetch(`${siteAddress}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${publicAddress}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \S/m)
})

it('a visitor downloads the text of one page, not of others', () => {
  const payloads = specifiedPaths.map((path) => {
    const text = readFileSync(join(inject('siteFolder'), payloadAddress(path)), 'utf8')
    const { body, description }: { body: string; description: string } = JSON.parse(text)
    return { path, text, parts: [body, description].filter(Boolean).map((part) => JSON.stringify(part)) }
  })
  for (const { path, text } of payloads) {
    const leaks = payloads.filter((other) => other.parts.some((part) => text.includes(part)))
    expect(leaks.map((other) => other.path)).toEqual([path])
  }
})
