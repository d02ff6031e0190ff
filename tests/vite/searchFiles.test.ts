import { describe, expect, it } from 'vitest'
import type { SearchDocument } from '../../src/content/model/search.ts'
import { searchFileAddress } from '../../src/content/publish/addresses.ts'
import { collectSearch, isSearchFile, searchFiles } from '../../src/vite/searchFiles.ts'
import { realSite } from '../fixtures/realSite.ts'

const documentOf = (number: number, length: number): SearchDocument => ({
  path: `/page-${number}`,
  group: number % 4 === 0 ? 'pages' : 'people',
  title: `Page ${number}`,
  sections: [
    { id: '', heading: 'A', lines: Array.from({ length }, (_, line) => `Line ${line} of the text.`) },
  ],
})
const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => documentOf(number, length))

describe('the files of the search', () => {
  it('a visitor of a small site loads one, and of a large site several, people first', () => {
    expect([...searchFiles(many(20, 20)).keys()]).toEqual([searchFileAddress])
    const files = searchFiles(many(400, 100))
    // The dev server collects what can be found only for these.
    expect([...files.keys(), '/about'].filter(isSearchFile)).toEqual([...files.keys()])
    const [first = '', ...rest] = files.values()
    expect(JSON.parse(first).more).toEqual([...files.keys()].slice(1))
    const found = [first, ...rest].flatMap((text): SearchDocument[] => JSON.parse(text).documents)
    expect(found).toHaveLength(400)
    expect(found.slice(0, 300).every(({ group }) => group === 'people')).toBe(true)
    expect(Math.max(...[first, ...rest].map((text) => text.length))).toBeLessThan(220_000)
  })

  it('a visitor of a very large site finds the beginning of long pages', () => {
    const files = searchFiles([...many(4000, 3), ...many(1000, 400)])
    const found = [...files.values()].flatMap((text): SearchDocument[] => JSON.parse(text).documents)
    expect(found).toHaveLength(5000)
    expect([...files.values()].join('').length).toBeLessThan(3_400_000)
    const lines = found.map(({ sections }) => sections[0]?.lines.length ?? 0)
    expect(Math.min(...lines)).toBe(3)
    expect(Math.max(...lines)).toBeGreaterThan(20)
  })

  it.each([
    [3_000_000, 2_700_000, true],
    [3_000_010, 2_700_008, true],
    [3_000_010, 2_700_009, false],
  ])('a visitor of a site of %i characters finds a line of %i: %s', (size, length, isFound) => {
    const document = { ...documentOf(0, 0), sections: [{ id: '', heading: '', lines: ['x'.repeat(length)] }] }
    const title = 'y'.repeat(size - JSON.stringify({ ...document, title: '' }).length)
    const [text = ''] = searchFiles([{ ...document, title }]).values()
    expect(text.includes('xx')).toBe(isFound)
  })
})

it('a visitor finds neither lists of entries nor unlisted pages, nor pages of a site without a search', async () => {
  const { site } = realSite()
  const html = '<main><h1>Title</h1><p>Text</p><h2>Ada</h2><p>Biography</p></main>'
  const filesOf = async (routes: typeof site.routes) => {
    const search = collectSearch({ ...site, routes })
    for (const route of routes) await search.add(route, html)
    return search.files()
  }
  const text = (await filesOf(site.routes)).get(searchFileAddress) ?? ''
  const found = new Map(
    JSON.parse(text).documents.map(({ path, sections }: SearchDocument) => [path, sections.length]),
  )
  expect(found.get('/about')).toBe(2)
  expect(found.get('/attorneys/partners')).toBe(1)
  expect(found.has('/404') || found.has('/search')).toBe(false)
  expect((await filesOf(site.routes.filter(({ kind }) => kind !== 'search'))).size).toBe(0)
})
