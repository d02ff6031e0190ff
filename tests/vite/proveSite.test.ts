import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ComplianceRegistry } from '../../src/compliance/model/complianceRegistry.ts'
import type { Diagnostic } from '../../src/content/model/diagnostic.ts'
import { sitePictures } from '../../src/content/images/sitePictures.ts'
import type { PictureFacts } from '../../src/content/model/pictures.ts'
import type { Redirect, Site as FoundSite } from '../../src/content/model/site.ts'
import type { FindInCode } from '../../src/content/proof/proofDiagnostics.ts'
import type { SiteFile } from '../../src/content/proof/readFile.ts'
import type { Caches } from '../../src/node/cache/packCache.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { proveRoute, proveSite } from '../../src/vite/proveSite.ts'
import type { ServerEntry } from '../../src/vite/serverEntry.ts'
import { realSite } from '../fixtures/realSite.ts'
import { registry } from '../fixtures/theatre/src/registry.ts'

const mutation = 'We are the best law firm in New York and guarantee results. No cookies are ever set.'

/** What the proof finds on the second site, when somebody types words into its code. */

const content = join(import.meta.dirname, '../fixtures/theatre/content')

let server: ServerEntry
beforeAll(async () => {
  const loaded: object = await import('../fixtures/theatre/src/entryServer.tsx')
  server = Reflect.get(loaded, 'default')
})

/** The same server, of which some component shows something else. */
const showing = (change: (html: string) => string, own?: ServerEntry) => (): ServerEntry => ({
  ...(own ?? server),
  pageRenderer: (...given) => {
    const render = (own ?? server).pageRenderer(...given)
    return async (payload) => {
      const page = await render(payload)
      return { ...page, html: change(page.html) }
    }
  },
})

interface Site {
  registry?: Partial<ComplianceRegistry>
  server?: () => ServerEntry
  redirects?: Redirect[]
  caches?: Caches
  /** A kind of which the site has no page. */
  without?: string
  /** Makes another site of it. */
  change?: (site: FoundSite) => FoundSite
  /** Files beside the pages. */
  files?: SiteFile[]
  findInCode?: FindInCode
}

function prove({
  registry: changed,
  server: loaded = () => server,
  redirects = [],
  caches,
  without,
  files = [],
  change = (site) => site,
  findInCode = (words) => (words.startsWith('We are') ? ['src/App.tsx:46'] : []),
}: Site): Promise<Diagnostic[]> {
  const { site, problems } = contentStore({ ...registry, ...changed }, { content, public: content }).load()
  if (site === undefined) throw new Error(JSON.stringify(problems))
  const absent = site.routes.filter(({ kind }) => kind === without)
  return proveSite(
    {
      ...change(site),
      redirects,
      routes: site.routes.filter((route) => !absent.includes(route)),
      entries: site.entries.filter(({ file }) => !absent.some((route) => route.file === file)),
    },
    {
      loadServer: () => Promise.resolve(loaded()),
      findInCode,
      files,
      foot: [],
      year: 2026,
      caches,
    },
  )
}

const photograph: PictureFacts = {
  kind: 'jpeg',
  bytes: 300_000,
  size: { width: 1200, height: 1500 },
  isMoving: false,
  hasCameraNotes: false,
  digest: '0a1b2c3d',
}

const told = (found: readonly Diagnostic[]) =>
  found.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`)

describe('the proof that templates hold no words', () => {
  it('finds nothing on a site whose words all stand in its content', async () => {
    expect(told(await prove({}))).toEqual([])
  })

  it('finds nothing on the page at an old address that leads to another website', async () => {
    const redirects = [{ from: '/bar', to: 'https://elsewhere.example/menu?day=1&all' }]
    expect(told(await prove({ redirects }))).toEqual([])
  })

  it('misses no labels of a kind of which the site has no page', async () => {
    expect(told(await prove({ without: 'production' }))).toEqual([])
  })

  it('refuses a sentence in the footer once, with page, words, element and the file of the code', async () => {
    const found = await prove({
      server: showing((html) => html.replace('</footer>', `<p>${mutation}</p></footer>`)),
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      file: 'sheets/stage.mdx',
      severity: 'error',
      rule: 'words-in-code',
      message: `The page / shows "${mutation}" in footer > p, and so do 8 other pages. These words do not come from the content.`,
      fix: 'They stand in src/App.tsx:46. A developer moves them from there into the content.',
    })
  })

  it.each<[string, Site, string]>([
    [
      'words beside a text',
      { server: showing((html) => html.replace('<h1>', '<h1>About ')) },
      'shows "About" in main > h1, and so do 8 other pages.',
    ],
    [
      'a figure beside a text',
      { server: showing((html) => html.replace('</footer>', ' 99%</footer>')) },
      'The page / shows "99%" in footer, and so do 8 other pages.',
    ],
    [
      'words in a tab',
      { server: showing((html) => html.replace('</title>', ' Online</title>')) },
      'shows "Online" in head > title',
    ],
    [
      'words that are read aloud',
      { server: showing((html) => html.replace('<nav', '<nav aria-label="Main"')) },
      'shows "Main" in header > nav[aria-label]',
    ],
    [
      'words in what makes the data',
      {
        registry: {
          shellOf: (site) => ({ ...registry.shellOf(site), firm: { name: 'The Best House', site: '' } }),
        },
      },
      'shows "The Best House" in head > meta[og:site_name]',
    ],
    [
      'words in the component of a tag',
      {
        server: () => ({
          ...server,
          renderBody: (...given) =>
            server.renderBody(...given).replace('<aside>', '<aside><b>Please note</b>'),
        }),
      },
      'The page /productions/the-lighthouse shows "Please note" in main > aside > b. These',
    ],
    [
      'a field that no template shows',
      { server: showing((html) => html.replace(/<address>[^]*<\/address>/, '')) },
      'theatre.mdx:3 never-shown: No page shows the field "legalName".',
    ],
    [
      'a field that the template hides from everybody',
      { server: showing((html) => html.replaceAll('<address>', '<address hidden="">')) },
      'theatre.mdx:3 never-shown: No page shows the field "legalName".',
    ],
    [
      'a field of one page that its template forgets',
      { server: showing((html) => html.replace(/(<\/h1><p>[^<]*<\/p>)<p>[^<]*<\/p>(?=<ul>)/, '$1')) },
      'sheets/stage.mdx:6 never-shown: No page shows the field "tonight".',
    ],
    [
      'a text of which the template shows a part',
      {
        server: showing((html) => html.replace(/(<\/h1><p>[^<]{14})[^<]*(<\/p><p>[^<]*<\/p><ul>)/, '$1…$2')),
      },
      'sheets/stage.mdx:5 never-shown: The page / shows a part of the field "lede" alone: "The lamps are". Missing there is "lit at seven.", and no page shows all of it.',
    ],
    [
      'words of a style sheet',
      {
        server: showing((html) =>
          html.replace('<style', () => '<style>p::before{content:"Best"}</style><style'),
        ),
      },
      'The page / holds a style that can write "Best" onto pages, p::before { content }, and so do 8 other pages.',
    ],
    [
      'a text below the fields that no template shows',
      { registry: { makePayload: (context) => ({ ...registry.makePayload(context), body: '' }) } },
      'sheets/visit.mdx:10 never-shown: No page shows the text below the fields.',
    ],
    [
      'a text below the fields that loses a paragraph',
      { server: showing((html) => html.replace(/(<div><p>[^]*?<\/p>\s*)<p>[^]*?<\/p>/, '$1')) },
      'productions/the-lighthouse.mdx:10 never-shown: The page /productions/the-lighthouse shows a part of the text below the fields alone; no page shows all of it.',
    ],
    [
      'words on the page at an old address',
      {
        redirects: [{ from: '/bar', to: '/visit' }],
        registry: {
          labelsOf: (site) => {
            const labels = registry.labelsOf(site)
            return { ...labels, moved: { ...labels.moved, title: 'The bar is closed' } }
          },
        },
      },
      'addresses.txt:1 words-in-code: The page /bar shows "The bar is closed" in head > title.',
    ],
    [
      'words in a drawing',
      { files: [{ path: 'art/chart.svg', text: '<svg><text>We are the best</text></svg>' }] },
      'theatre.mdx:1 words-in-code: The file /art/chart.svg shows "We are the best" in svg > text. These words do not come from the content.',
    ],
    [
      'words in a file that is published as it is',
      { files: [{ path: 'a.html', text: '<p>We win.</p>', copyOf: 'public/a.html' }] },
      'theatre.mdx:1 words-in-code: The file public/a.html shows "We win." in p. These words do not come from the content.',
    ],
    [
      'another name in the web manifest',
      {
        change: (site) => ({ ...site, organization: { ...site.organization, legalName: 'The Best House' } }),
      },
      'theatre.mdx:1 altered-text: In manifest > name, the file /manifest.webmanifest shows "The Best House"',
    ],
    [
      'a list that is sorted by letters',
      {
        registry: {
          shellOf: (site) => {
            const { menu } = site
            const sorted = [...menu].sort((a, b) => (a.label < b.label ? -1 : 1))
            return { ...registry.shellOf({ ...site, menu: sorted }) }
          },
        },
      },
      'sheets/stage.mdx:1 altered-text: In header > nav > a, the page / shows "',
    ],
  ])('refuses %s', async (_, site, sentence) => {
    expect(told(await prove(site)).join('\n')).toContain(sentence)
  })

  it.each([
    ['writes other words', 'Your Stay', '"Your Stay" stands in src/Visit.tsx:8. A developer looks'],
    ['takes some words for others', 'Your Stay', '"Stay" stands in src/Visit.tsx:9. A developer looks'],
    ['compares with words', 'Your', '"Visit" stands in src/Visit.tsx:7. A developer looks'],
    ['can be anywhere', 'YOUR VISIT', 'A developer looks'],
  ])('names the file of code that %s', async (_, shown, fix) => {
    const [, words] = /^"(.*?)"/.exec(fix) ?? []
    const [, place = ''] = / stands in ([^ ]+)\. /.exec(fix) ?? []
    const [found] = await prove({
      server: showing((html) => html.replace(/(?<=<h1>)Your Visit(?=<)/, shown)),
      findInCode: (sought) => (sought === words ? [place] : []),
    })
    expect(found?.fix.startsWith(fix)).toBe(true)
  })

  it('tells of code that changes letters, and whose letters those are', async () => {
    const found = await prove({
      server: showing((html) => html.replace(/(?<=<h1>)Your Visit(?=<)/, (title) => title.toUpperCase())),
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      file: 'sheets/visit.mdx',
      rule: 'altered-text',
      message:
        'In main > h1, the page /visit shows "YOUR VISIT", and "Your Visit" when the letters of all texts bear marks ("Your Visit" is the field "title" in sheets/visit.mdx). So some code changes texts, or compares or sorts them by their letters, and nobody can tell whose words these are.',
    })
    expect(found[0]?.fix).toContain('A developer looks for what the code does with the texts of main > h1,')
  })

  it('tells once what code makes of a text that many pages show', async () => {
    const found = await prove({
      server: showing((html) => html.replace('<p>The house</p>', '<p>THE HOUSE</p>')),
    })
    expect(found.map(({ message }) => /and so do \d other pages\./.exec(message)?.[0])).toEqual([
      'and so do 8 other pages.',
    ])
  })

  it('is kept: what is made from the same is not rendered again, and what was found is told again', async () => {
    const kept = new Map<string, Buffer>()
    const caches: Caches = {
      code: '1',
      open: () => ({
        isNew: false,
        get: (key) => kept.get(key),
        put: (key, product) => void kept.set(key, product),
        save: () => {},
      }),
    }
    const first = await prove({ caches, server: showing((html) => html.replace('<h1>', '<h1>About ')) })
    const never = () => {
      throw new Error('Nothing has to be rendered.')
    }
    expect(await prove({ caches, server: never })).toEqual(first)
    await expect(prove({ caches: { ...caches, code: '2' }, server: never })).rejects.toThrow('Nothing has')
  })
})

describe('the firm', () => {
  /** What is found when components show something else. */
  async function found(
    change: (html: string) => string = (html) => html,
    site = realSite().site,
  ): Promise<Diagnostic[]> {
    const loaded: object = await import('../../src/firm/entryServer.tsx')
    const firm: ServerEntry = Reflect.get(loaded, 'default')
    return proveSite(site, {
      loadServer: () => Promise.resolve(showing(change, firm)()),
      findInCode: () => [],
      files: [],
      foot: [],
      year: 2026,
      caches: undefined,
    })
  }

  it('shows the words of its content, all of them and no others', async () => {
    expect(told(await found())).toEqual([])
  })

  it('shows portraits with the words of their files, or with those of the labels', async () => {
    const { site } = realSite()
    const entries = site.entries.map((entry, index) =>
      entry.type.name === 'attorneys'
        ? {
            ...entry,
            data: {
              ...entry.data,
              portrait: './portrait.jpg',
              ...(index % 2 === 0 && { portraitAlt: `${entry.data.name} at the helm` }),
            },
          }
        : entry,
    )
    const { portraits } = sitePictures(
      entries,
      new Map([['attorneys/portrait.jpg', photograph]]),
      site.registry.labelsOf(site).pictures,
    )
    const shown = { ...site, entries, pictures: { wanted: [], portraits } }
    expect(told(await found(undefined, shown))).toEqual([])
  })

  it('shows them on every page by itself, as whoever approves one looks at it', async () => {
    const { site } = realSite()
    const loaded: object = await import('../../src/firm/entryServer.tsx')
    const options = {
      loadServer: () => Promise.resolve(Reflect.get(loaded, 'default')),
      findInCode: () => [],
      foot: [],
      year: 2026,
      caches: undefined,
    }
    for (const route of site.routes.filter(
      ({ kind }, index) => site.routes.findIndex((one) => one.kind === kind) === index,
    ))
      expect(told(await proveRoute(site, route, options))).toEqual([])
  })

  it('is refused when its templates say something else than its labels', async () => {
    const changed = await found((html) =>
      html
        .replace(/(<p[^>]*>)[^<]*(?=<time[^>]*>[^<]*<\/time><\/p>)/, '$1First Published ')
        .replace('</footer>', `<p>${mutation}</p></footer>`),
    )
    expect(told(changed).join('\n')).toMatch(/The page \/disclaimer shows "First Published" in main > p/)
    expect(told(changed).join('\n')).toContain(`shows "${mutation}" in footer > p, and so do 29 other pages.`)
    expect(told(changed).join('\n')).toMatch(
      /labels\.mdx:\d+ never-shown: No page shows the field "lastUpdated"/,
    )
  })
})
