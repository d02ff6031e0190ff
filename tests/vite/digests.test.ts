import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestWriter } from '../../src/vite/renderSite.ts'
import { siteOf } from '../fixtures/complianceFixture.ts'
import { photo } from '../fixtures/photo.ts'

const files = ['/fees.pdf', '/R&D 2.pdf', '/art/hero.svg', 'attorneys/jane.jpg']
const facts = new Map(files.map((path, at) => [path, { ...photo, sha: `${at}`.repeat(8) }]))
const { site } = siteOf({})
const size = { width: 4, height: 5, crop: undefined }
const portrait = { address: '/assets/0a-p400.jpg', kind: 'jpeg', ...size } as const
const wanted = [{ path: 'attorneys/jane.jpg', digest: '0a', variants: [portrait] }]
const write = digestWriter({ ...site, pictures: { ...site.pictures, facts, wanted } })

it.each([
  ['a linked PDF', '<a href="/fees.pdf">', '<a data-sha="00000000" href="/fees.pdf">'],
  ['a page of a PDF', '<a id="x" href="/fees.pdf#p2">', '<a id="x" data-sha="00000000" href="/fees.pdf#p2">'],
  ['an odd file name', '<a href="/R&amp;D%202.pdf">', '<a data-sha="11111111" href="/R&amp;D%202.pdf">'],
  [
    'a PDF at its full address',
    `<a href="${site.organization.site}/fees.pdf">`,
    `<a data-sha="00000000" href="${site.organization.site}/fees.pdf">`,
  ],
  ['a drawing', '<img src="/art/hero.svg" alt="">', '<img data-sha="22222222" src="/art/hero.svg" alt="">'],
  [
    'a portrait, by its source file',
    '<img alt="Jane" src="/assets/0a-p400.jpg">',
    '<img alt="Jane" data-sha="33333333" src="/assets/0a-p400.jpg">',
  ],
  ['a page', '<a href="/fees">', '<a href="/fees">'],
  ['another site', '<a href="https://www.irs.gov/fees.pdf">', '<a href="https://www.irs.gov/fees.pdf">'],
])('a lawyer’s redline reads the digest of %s', (_, html, expected) => expect(write(html)).toBe(expected))

it.each([
  ['public/fees.pdf', 'unset'],
  ['public/forms/dates.csv', 'unset'],
  ['content/attorneys/jane.JPG', 'unset'],
  ['content/legal/terms-of-use.mdx', 'auto'],
  ['content/legal/approved/terms-of-use.txt', 'auto'],
])('an editor’s %s keeps its bytes in Git, unless it is text that this project reads', (path, text) => {
  const attribute = execFileSync('git', ['check-attr', 'text', '--', path], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  expect(attribute).toBe(`${path}: text: ${text}\n`)
})
