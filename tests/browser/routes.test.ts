import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beginVisit, it as withBrowser, siteAddress } from './browser.ts'
import { earlierPath, missingPath, specifiedPages, specifiedPaths } from './specTables.ts'

const publicAddress = 'https://www.westatlantic.example'

/** What a page's document says, read without running its scripts. */
type Facts = Awaited<ReturnType<typeof readFacts>>

const readFacts = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim())
    const values = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const style = document.querySelector('style')?.textContent ?? ''
    return {
      language: document.documentElement.lang,
      title: document.title,
      headings: texts('h1'),
      description: values('meta[name="description"]', 'content'),
      canonical: values('link[rel="canonical"]', 'href'),
      robots: values('meta[name="robots"]', 'content'),
      og: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      landmarks: ['header', 'header nav', 'main', 'footer'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
      text: document.querySelector('main')?.innerText.length ?? 0,
      inlineScripts: document.querySelectorAll('script:not([src])').length,
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      styled: [...document.querySelectorAll('[style]')].map((element) => element.outerHTML.slice(0, 120)),
      styleSheets: document.querySelectorAll('link[rel~="stylesheet"]').length,
      styles: document.querySelectorAll('style').length,
      ids: values('[id]', 'id'),
      links: values('a[href]', 'href'),
      assets: [
        ...values('[src]:not(iframe)', 'src'),
        ...values('link[href]:not([rel="canonical"])', 'href'),
        ...values('use[href]', 'href').map((address) => address.replace(/#.*/, '')),
        ...values('[srcset]', 'srcset').flatMap((set) =>
          set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
        ),
        ...[...style.matchAll(/url\((['"]?)(?!data:)([^)'"]+)\1\)/g)].map(([, , address = '']) => address),
      ],
    }
  })

const it = withBrowser.extend('site', { scope: 'file' }, async ({ browser }) => {
  const site = new Map<string, Facts & { status: number; landed: string }>()
  const paths = [...specifiedPaths, earlierPath, missingPath]
  const walk = async () => {
    const { page } = await beginVisit(browser, { scripts: false })
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = await page.goto(siteAddress + path)
      const landed = page.url().slice(siteAddress.length)
      site.set(path, { ...(await readFacts(page)), status: response?.status() ?? 0, landed })
    }
    await page.context().close()
  }
  await Promise.all([walk(), walk(), walk()])
  return site
})

/** What a page's document says; fails when it was not visited. */
function factsOf<Known>(site: Map<string, Known>, path: string): Known {
  const facts = site.get(path)
  if (!facts) throw new Error(`${path} was not visited.`)
  return facts
}

describe('without scripts', () => {
  it.for(specifiedPages)('%s is a whole page with the heading “%s”', ([path, heading], { site }) => {
    const { status, landed, headings, landmarks, language, text } = factsOf(site, path)
    expect({ status, landed, headings }).toEqual({ status: 200, landed: path, headings: [heading] })
    expect(landmarks, 'header, its navigation, main, footer').toEqual([1, 1, 1, 1])
    expect(language).toBe('en')
    expect(text).toBeGreaterThan(500)
  })

  it.for([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const)('%s is there for those who ask for it unasked', async ([path, kind]) => {
    const { status, headers } = await fetch(siteAddress + path)
    expect([status, headers.get('content-type')]).toEqual([200, kind])
  })

  it.for(specifiedPaths)('%s tells search engines what it is', (path, { site }) => {
    const { title, description, canonical, robots, og } = factsOf(site, path)
    expect(canonical).toEqual([publicAddress + path])
    expect(robots).toEqual([])
    expect(title).toMatch(/\S.* \| West Atlantic$/)
    expect(description).toEqual([expect.stringMatching(/^.{50,200}$/)])
    expect(og).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'West Atlantic',
      'og:title': title,
      'og:description': description[0],
      'og:url': publicAddress + path,
      'og:image': `${publicAddress}/og.png`,
    })
  })

  it.for([...specifiedPaths, missingPath])(
    '%s has its critical styles, global and its own, no inline script, no style attribute and no style sheet',
    (path, { site }) => {
      const { inlineScripts, handlers, styled, styleSheets, styles } = factsOf(site, path)
      expect({ inlineScripts, handlers, styled, styleSheets, styles }).toEqual({
        inlineScripts: 0,
        handlers: [],
        styled: [],
        styleSheets: 0,
        styles: 2,
      })
    },
  )

  it('an address without a page answers 404 with a page that leads on', ({ site }) => {
    const { status, landed, headings, landmarks, robots, canonical, title } = factsOf(site, missingPath)
    expect({ status, landed }).toEqual({ status: 404, landed: missingPath })
    expect(headings).toHaveLength(1)
    expect(title).toBe('Page Not Found | West Atlantic')
    expect(landmarks).toEqual([1, 1, 1, 1])
    expect(robots).toEqual(['noindex'])
    expect(canonical).toEqual([])
  })

  it('an earlier version of a legal page says so, leads to the present one, and is not for search engines', ({
    site,
  }) => {
    const { status, robots, canonical, links, headings } = factsOf(site, earlierPath)
    expect(status).toBe(200)
    expect(headings).toEqual(['Privacy Policy'])
    expect(robots).toEqual(['noindex'])
    expect(canonical).toEqual([])
    expect(links).toContain('/privacy-policy')
  })

  it('no two pages share a title, a description or an id within', ({ site }) => {
    const all = [...site].flatMap(([path, facts]) => (path === earlierPath ? [] : [facts]))
    for (const values of [all.map(({ title }) => title), all.flatMap(({ description }) => description)]) {
      expect(repeated(values)).toEqual([])
    }
    expect([...site].flatMap(([path, { ids }]) => repeated(ids).map((id) => `${path} ${id}`))).toEqual([])
  })

  it('every link inside the site leads to the canonical address of a page, and to a place on it', ({
    site,
  }) => {
    const lost = [...site].flatMap(([path, { links }]) =>
      links
        .map((link) => new URL(link, publicAddress + path))
        .filter((target) => target.origin === publicAddress)
        .filter(({ pathname, hash }) => {
          const page = pathname === missingPath && path !== missingPath ? undefined : site.get(pathname)
          return page === undefined || (hash !== '' && !page.ids.includes(decodeURIComponent(hash.slice(1))))
        })
        .map((target) => `${path} links to ${target.pathname}${target.hash}`),
    )
    expect(lost).toEqual([])
  })

  it('every link says where it leads, by one of the ways that a browser follows', ({ site }) => {
    const odd = [...site].flatMap(([path, { links }]) =>
      links
        .filter((link) => !/^(\/(?!\/)|#.|https:\/\/|mailto:\S+@\S+$|tel:\+\d+$)/.test(link))
        .map((link) => `${path} links to "${link}"`),
    )
    expect(odd).toEqual([])
  })

  it('every file that a page names is there, and none comes from elsewhere', async ({ site }) => {
    const named = new Set([...site.values()].flatMap(({ assets }) => assets))
    expect(named.size).toBeGreaterThan(20)
    const answers = await Promise.all(
      [...named].map(async (asset) => {
        const { origin, href } = new URL(asset, siteAddress)
        return origin === siteAddress
          ? [asset, (await fetch(href, { method: 'HEAD' })).status]
          : [asset, 'elsewhere']
      }),
    )
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe('addresses', () => {
  it.for([
    ...specifiedPaths.filter((path) => path !== '/').map((path) => [`${path}/`, path] as const),
    ['/about/firm/index.html', '/about/firm'],
    ['/index.html', '/'],
    ['/contact/?area=tax-law', '/contact?area=tax-law'],
  ] as const)('%s leads on to %s for good', async ([asked, canonical]) => {
    const response = await fetch(siteAddress + asked, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
  })

  it.for([
    '/nowhere',
    '/about/nowhere',
    '/practice-areas/maritime-law',
    '/assets/nothing.js',
    '/about/firm/x.html',
    '/404',
    '/404.html',
  ])('%s answers 404 with the page for missing addresses', async (path) => {
    const response = await fetch(siteAddress + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<title>Page Not Found | West Atlantic</title>')
  })

  it('the sitemap lists exactly the 28 pages', async () => {
    const sitemap = await (await fetch(`${siteAddress}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(listed.toSorted()).toEqual(specifiedPaths.map((path) => publicAddress + path).toSorted())
  })

  it('robots.txt lets everything be read and names the sitemap', async () => {
    const robots = await (await fetch(`${siteAddress}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${publicAddress}/sitemap.xml`)
    expect(robots).not.toMatch(/^Disallow: \S/m)
  })
})

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)
