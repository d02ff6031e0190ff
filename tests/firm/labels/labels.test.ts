import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { redirectPage } from '../../../src/vite/redirectFiles.ts'
import type { Site } from '../../../src/content/model/site.ts'
import type { ParsedBody } from '../../../src/content/model/parsedBody.ts'
import { footnoteComponents } from '../../../src/firm/footnoteComponents.tsx'
import { fillPattern } from '../../../src/content/text/pattern.ts'
import { labelsOf } from '../../../src/firm/labels/labelsFile.ts'
import { shellFacts } from '../../../src/firm/makePayload.ts'
import { payloadOf } from '../../fixtures/payloadOf.ts'
import { build, buildWith, inOneLine, minimalTree, plainPage } from '../../fixtures/minimalSite.ts'
import { renderPage } from '../../fixtures/renderPage.ts'
import {
  approve,
  edit,
  legalPage,
  legalTree,
  review,
  termsBody,
  termsFile,
} from '../../fixtures/legalSite.ts'

/** `labels.mdx`: what pages say besides what is written for one of them. */

const file = 'labels.mdx'
const labels = minimalTree[file] ?? ''

const siteOf = ({ site, problems }: ReturnType<typeof build>): Site => {
  if (!site) throw new Error(problems.map(inOneLine).join('\n'))
  return site
}

const routeAt = (site: Site, path: string) => {
  const route = site.routes.find((one) => one.path === path)
  if (!route) throw new Error(`There is no ${path}.`)
  return route
}

const documentOf = (site: Site, path: string): Promise<string> => renderPage(site, routeAt(site, path))

describe('the file', () => {
  it('is missed when it is not there, and there is no site then', () => {
    const { site, problems } = build({ [file]: undefined })
    expect(site).toBeUndefined()
    expect(problems.map(inOneLine).join('\n')).toMatch(
      /^labels\.mdx:1:1 missing-file The file labels\.mdx is missing\. → Bring it back/,
    )
  })

  it.each([undefined, '---\neverything: wrong\n---\n'])(
    'is needed by a site of what is sound, too: %j',
    (text) => {
      expect(build({ [file]: text }, { onError: 'ignore' }).site).toBeUndefined()
    },
  )

  it('is not missed when its name ends otherwise, which is told', () => {
    const { problems } = build({ [file]: undefined }, { otherFiles: new Set(['labels.mdx.txt']) })
    expect(problems.map(({ rule, fix }) => [rule, fix.slice(0, 23)])).toEqual([
      ['file-name', 'Rename it to labels.mdx'],
    ])
  })

  it('must have every label, and no others', () => {
    const { problems } = buildWith(file, '  menu: Menu\n', '  menue: Menu\n')
    expect(problems.map(inOneLine)).toEqual([
      expect.stringMatching(/^labels\.mdx:\d+:\d+ unknown-field There is no field "menue" .*"menu"/),
    ])
  })
})

describe('a pattern', () => {
  it.each([
    [
      'without its gap',
      'Last Updated {days}',
      'Last Updated',
      'The field "lastUpdated" of "legal": {days} is missing: the site fills it in, so it must stand once in these words.',
    ],
    [
      'with a gap that is none',
      'Last Updated {days}',
      'Last Updated {day}',
      'The field "lastUpdated" of "legal": nothing is filled in for {day}: what may stand in braces here is {days}.',
    ],
    [
      'with a gap twice',
      '{page} | {site}',
      '{page} | {page} | {site}',
      'The field "tab" of "titles": {page} stands twice in these words, and must stand once.',
    ],
    ['that is empty', 'Last Updated {days}', '', 'The field "lastUpdated" of "legal" is empty.'],
  ])('%s is refused', (_, from, to, message) => {
    const { site, problems } = buildWith(file, from, to)
    expect(site).toBeUndefined()
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)])
  })

  it('that begins with a gap stands in quotation marks, which is told', () => {
    const [problem] = buildWith(file, 'Back to {page}', '{page}, please').problems
    expect(problem?.fix).toBe('Write back: "{page}, please"')
  })

  it('is filled with what it asks for, or does not compile', () => {
    const { titles } = labelsOf(siteOf(build()))
    expect(fillPattern(titles.back, { page: 'Home' })).toBe('Back to Home')
    // @ts-expect-error -- it has no such gap, and so that of the page stays empty.
    expect(fillPattern(titles.back, { day: 'Monday' })).toBe('Back to ')
    // @ts-expect-error -- the site is missing.
    expect(fillPattern(titles.tab, { page: 'Home' })).toBe('Home | ')
  })

  it('explains its gaps where it is refused', () => {
    const [problem] = buildWith(file, 'Back to {page}', 'Back').problems
    expect(problem?.fix).toContain('Keep {page} in it.')
  })
})

describe('a label', () => {
  it.each([
    ['in the header', 'menu: Menu', 'menu: Contents', '/', '<summary>Contents</summary>'],
    ['in the tab', '{page} | {site}', '{site}: {page}', '/about', '<title>Tiny: About Us</title>'],
    ['in the footer', '© {year} {firm}', 'By {firm}, © {year}', '/about', 'By Tiny LLP, © <span data-year'],
    ['of a practice area', 'Practice {number}', 'Field {number}', '/practice-areas/beta-law', '>Field 2<'],
    [
      'on the way back',
      'Back to {page}',
      'Up to {page}',
      '/practice-areas/beta-law',
      '>Up to Practice Areas<',
    ],
    ['in the form', 'optional: optional', 'optional: or not', '/contact', '>or not</i>'],
  ])('%s shows as it is written', async (_, from, to, path, shown) => {
    const html = await documentOf(siteOf(buildWith(file, from, to)), path)
    expect(html.replaceAll('<!-- -->', '')).toContain(shown)
  })

  it('travels with the pages alone whose templates show it, and that of every page with none', () => {
    const site = siteOf(build())
    const groupsAt = (path: string) => Object.keys(payloadOf(site, routeAt(site, path)).labels)
    expect(groupsAt('/')).toEqual(['compass'])
    expect(groupsAt('/about')).toEqual([])
    expect(groupsAt('/practice-areas/beta-law')).toEqual(['practices'])
    expect(shellFacts(site).labels).toEqual(labelsOf(site).everyPage)
  })
})

describe('the words of a legal page', () => {
  const first = approve(legalTree(legalPage(termsBody('You may use it.'))), '/terms', '2026-01-10')
  const second = { ...first, [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20') }
  const withLabel = (from: string, to: string) => siteOf(review(edit(second, file, from, to)))

  it.each([
    [
      'Last Updated {days}',
      'As of {days}',
      '/terms',
      '>As of <time dateTime="2026-01-20">January 20, 2026</time>',
    ],
    ['"{month} {day}, {year}"', '"{day} {month} {year}"', '/terms', '>20 January 2026</time>'],
    ['- January\n', '- Januar\n', '/terms', '>Januar 20, 2026</time>'],
    [
      'deleted: {words} (end of deleted)',
      '[{words}]',
      '/terms',
      '<span class="redline-said">[</span>may<span',
    ],
  ])('%j may be %j', async (from, to, path, shown) => {
    expect((await documentOf(withLabel(from, to), path)).replaceAll('<!-- -->', '')).toContain(shown)
  })

  it.each([
    ['version of {day}', 'as of {day}', '<title>Terms, as of January 10, 2026 | Tiny</title>'],
    ['superseded on {day}. {today}', 'replaced. {today} ({day})', 'This version was replaced. <a'],
  ])('%j may be %j in an earlier version', async (from, to, shown) => {
    const html = await documentOf(withLabel(from, to), '/terms/2026-01-10')
    expect(html.replaceAll('<!-- -->', '')).toContain(shown)
  })
})

describe('the page at an old address', () => {
  it('is in the site’s words', () => {
    const tree = { [file]: labels.replace('This page has moved to {page}.', 'See {page}, <now>.') }
    const page = redirectPage({ from: '/old', to: '/about' }, siteOf(build(tree)))
    expect(page).toContain('<title>This page has moved | Tiny</title>')
    expect(page).toContain('<p>See <a href="/about">About Us</a>, &lt;now&gt;.</p>')
  })
})

describe('footnotes', () => {
  const noted = {
    'pages/about.mdx': plainPage('About Us', 'inMenu: header', 'So.[^1]\n\n## Why\n\n[^1]: Why.\n'),
  }
  const renamed = siteOf(build({ ...noted, [file]: labels.replace('title: Footnotes', 'title: Notes') }))

  it('are read out in the site’s words', () => {
    const render = ({ tree }: ParsedBody) =>
      renderToStaticMarkup(
        toJsxRuntime(tree(), { Fragment, jsx, jsxs, components: footnoteComponents(labelsOf(renamed)) }),
      )
    const { body } = payloadOf(renamed, routeAt(renamed, '/about'), render)
    expect(body).toContain('<h2 class="sr-only" id="footnote-label">Notes</h2>')
    expect(body).toContain('aria-label="Back to reference 1"')
    expect(body).toContain('<h2 id="why">Why</h2>')
  })
})
