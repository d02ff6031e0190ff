import { expect, it } from 'vitest'
import { buildSite } from '../../src/content/buildSite.ts'
import { parseFile } from '../../src/content/parse/parseFile.ts'
import type { ParseFile, ReadKeptFile } from '../../src/content/model/parsedFile.ts'
import { pageContext } from '../../src/content/publish/pageContext.ts'
import type { Site } from '../../src/content/model/site.ts'
import { buildEarlySite } from '../../src/content/buildEarlySite.ts'
import { labelsFile } from '../../src/firm/labels/labelsFile.ts'
import { registry } from '../../src/firm/registry.ts'
import { realTree, today } from '../fixtures/editingFixture.ts'

/** The site that is there before bodies are read shows the same pages. */

const { files, urlList } = realTree()
const read: string[] = []
const parse: ParseFile = (source, ofRegistry) => {
  read.push(source.path)
  return parseFile(source, ofRegistry)
}

function sketch(given = files): Site {
  const site = buildEarlySite(registry, given, { urlList, today, read: parse })
  if (site === undefined) throw new Error('There is no site.')
  return site
}

/** All that pages are made from, with the text of their bodies. */
const pagesOf = (site: Site): unknown => ({
  routes: site.routes,
  menu: site.menu,
  footer: site.footer,
  redirects: site.redirects,
  shell: registry.shellOf(site),
  payloads: site.routes.map((route) =>
    registry.makePayload(pageContext(site, route, { render: (body) => JSON.stringify(body.tree()) })),
  ),
})

it('has the same pages as the whole site, and reads no body that nobody asks for', () => {
  const whole = buildSite(registry, files, { urlList, today, includeUnpublished: true }).site
  if (whole === undefined) throw new Error('The content has errors.')
  const early = sketch()
  expect(read.length).toBeLessThan(files.length / 10)
  expect(pagesOf(early)).toEqual(pagesOf(whole))
})

it('has the same pages of files that are known already, which are not read', () => {
  const anew = pagesOf(sketch())
  const known = new Map(files.map((file) => [file.path, parseFile(file, registry)]))
  read.length = 0
  const readKept: ReadKeptFile = ({ path }) => known.get(path)
  const site = buildEarlySite(registry, files, { urlList, today, read: parse, readKept })
  expect(site && pagesOf(site)).toEqual(anew)
  expect(read).toEqual([])
})

it('has what is sound where a field is wrong', () => {
  const broken = 'practice-areas/tax-law.mdx'
  const site = sketch(
    files.map(({ path, text }) => ({
      path,
      text: path === broken ? text.replace('\npoints:', '\nponts:') : text,
    })),
  )
  const shown = site.routes.map(({ file }) => file)
  expect(
    sketch()
      .routes.filter(({ file }) => !shown.includes(file))
      .map(({ file }) => file),
  ).toEqual([broken])
})

it.each([registry.organization.path, labelsFile.path])('is none without %s', (missing) => {
  const given = files.filter(({ path }) => path !== missing)
  expect(buildEarlySite(registry, given, { urlList, today, read: parse })).toBeUndefined()
})
