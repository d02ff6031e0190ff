import { expect, it } from 'vitest'
import { redirectFiles, redirectPage } from '../../src/vite/redirectFiles.ts'
import { securityTxt, sitemap } from '../../src/vite/siteFiles.ts'
import { realSite } from '../fixtures/realSite.ts'

const { site, files } = realSite()

it('a search engine reads when a legal page was last updated', () => {
  const source = files.find(({ path }) => path === 'legal/terms-of-use.mdx')?.text
  const date = /^lastUpdated: (\S+)$/m.exec(source ?? '')?.[1]
  expect(date).toMatch(/^\d{4}-/)
  expect(sitemap(site)).toContain(`/terms-of-use</loc><lastmod>${date}</lastmod></url>`)
})

it('a host that only serves files still leads visitors from old addresses to new ones', () => {
  const redirects = ['/team', '/team.html', '/about.html'].map((from) => ({ from, to: '/attorneys?a=1&b=2' }))
  const written = redirectFiles({ ...site, redirects })
  expect([...written.keys()]).toEqual(['team.html', 'team/index.html'])
  // Netlify redirects by itself, but would prefer these pages.
  expect(redirectFiles({ ...site, redirects }, 'netlify').size).toBe(0)
  const page = redirectPage({ from: '/team', to: '/attorneys?a=1&b=2' }, site)
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/attorneys?a=1&amp;b=2">')
  expect(page).toContain('<a href="/attorneys?a=1&amp;b=2">Attorneys</a>')
  expect(page).toContain('<meta name="robots" content="noindex">')
})

it('a visitor who finds a vulnerability finds a contact, valid for most of a year after the build', () => {
  const text = securityTxt(site, '2026-11-26')
  expect(text).toContain('Contact: mailto:info@westatlantic.example\n')
  expect(text).toContain('Contact: https://www.westatlantic.example/contact\n')
  expect(text).toContain('Expires: 2027-10-22T00:00:00Z\n')
})
