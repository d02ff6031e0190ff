import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { WARCParser } from 'warcio'
import { afterAll, describe, expect, it } from 'vitest'
import { readManifest } from '../../../src/compliance/archive/manifest.ts'
import { describeIntegrity } from '../../../src/compliance/archive/describeIntegrity.ts'
import { missingPath, type Answer } from '../../../src/node/archive/crawlSite.ts'
import { verifyArchive } from '../../../src/node/archive/verifyArchive.ts'
import { keptArchives } from '../../../src/node/archive/keptArchives.ts'
import { makeArchive } from '../../../src/node/archive/makeArchive.ts'
import { places } from '../../../src/node/archive/packArchive.ts'
import { sha256 } from '../../../src/node/sha256.ts'
import { unpackArchive } from '../../../src/node/archive/unpackArchive.ts'
import { pageFile } from '../../../src/content/publish/pageFiles.ts'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import { build } from '../../fixtures/minimalSite.ts'
import { everyNth } from '../../sample.ts'

/** The web archive itself: what is in it, that it comes out the same, and that no byte of it can change unnoticed. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-archive-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** A legal page that took the place of an earlier one, which keeps an address of its own. */
const legal = {
  'legal/terms.mdx': legalPage(termsBody('You may read them.'), '2026-01-20'),
  'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('You must read them.'), '2026-01-10'),
}
const { site } = build(legal, { urlList: { path: 'addresses.txt', text: '/\n/old -> /about\n' } })
if (!site) throw new Error('The tiny site is sound.')

const folder = join(work, 'site')
const files: Record<string, string> = {
  'art/plate.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  '.well-known/security.txt': 'Contact: us',
  '404.html': '<p>Nothing here.</p>',
  _redirects: '/old /about 301\n',
  'old.html': 'Moved.',
  'vercel.json': '{}',
  '_hosting/nginx.conf': '',
  'about.html.br': 'packed',
  'sitemap.xml.gz': 'packed',
  ...Object.fromEntries(
    site.routes
      .filter(({ path }) => path !== '/404')
      .flatMap(({ path, title }) => [
        [pageFile(path), `<h1>${title}</h1>`],
        [join('.', path, 'index.json'), '{}'],
      ]),
  ),
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Answers as the server does, with all that differs from one moment to the next. */
let asked = 0
const ask = (path: string): Promise<Answer> => {
  asked += 1
  const passing = [
    ['date', `moment ${asked}`],
    ['etag', `W/"${asked}"`],
  ] as const
  if (path === '/old') {
    const headers = [['location', '/about'] as const, ...passing]
    return Promise.resolve({ path, status: 301, headers, body: new Uint8Array() })
  }
  const text = files[pageFile(path)] ?? files[path.slice(1)]
  return Promise.resolve({
    path,
    status: text === undefined ? 404 : 200,
    headers: [...passing, ['content-type', path.endsWith('.svg') ? 'image/svg+xml' : 'text/html']],
    body: Buffer.from(text ?? files['404.html'] ?? ''),
  })
}

const revision = '8c3196ccb7a4f1d2e3a4b5c6d7e8f90123456789'
const previous = { file: '2025-12-01-aaaaaaa.wacz', sha256: 'a'.repeat(64) }
const approvals = { records: 8, seal: 'c'.repeat(64) }
const archived = { site, folder, ask, date: '2026-01-31', revision, previous, blockers: [], approvals }
const { bytes, manifest } = await makeArchive(archived)
const inside = new Map(unpackArchive(bytes)?.map((file) => [file.path, file]))
const textOf = (path: string) => Buffer.from(inside.get(path)?.content ?? []).toString('utf8')

describe('an archive', () => {
  it('has the files of WACZ 1.1.1, all of them listed with their digests', () => {
    expect([...inside.keys()]).toEqual(Object.values(places))
    const list: unknown = JSON.parse(textOf('datapackage.json'))
    expect(list).toMatchObject({
      profile: 'data-package',
      wacz_version: '1.1.1',
      created: '2026-01-31T12:00:00Z',
      mainPageUrl: 'https://tiny.example/',
    })
    for (const [path, { content }] of inside) {
      if (path.startsWith('datapackage')) continue
      expect(list).toMatchObject({
        resources: expect.arrayContaining([
          expect.objectContaining({ path, hash: `sha256:${sha256(content)}`, bytes: content.length }),
        ]),
      })
    }
    expect(JSON.parse(textOf('datapackage-digest.json'))).toEqual({
      path: 'datapackage.json',
      hash: `sha256:${sha256(inside.get('datapackage.json')?.content ?? '')}`,
    })
  })

  it('has the answer at every address: pages, old addresses, files, and one that does not exist', async () => {
    const found: string[] = []
    for await (const record of new WARCParser([inside.get(places.records)?.content ?? new Uint8Array()])) {
      if (record.warcType !== 'response') continue
      found.push(`${record.httpHeaders?.statusCode} ${record.warcTargetURI}`)
      const headers = [...(record.httpHeaders?.headers ?? [])].map(([name]) => name)
      expect(headers).toEqual(headers.toSorted())
      expect(headers).not.toContain('date')
      expect(headers).not.toContain('etag')
    }
    expect(found.slice(0, 4)).toEqual([
      '200 https://tiny.example/',
      '200 https://tiny.example/about',
      '200 https://tiny.example/contact',
      '301 https://tiny.example/old',
    ])
    expect(found).toContain('200 https://tiny.example/art/plate.svg')
    expect(found).toContain('200 https://tiny.example/about/index.json')
    expect(found).toContain('200 https://tiny.example/.well-known/security.txt')
    expect(found.at(-1)).toBe(`404 https://tiny.example${missingPath}`)
    expect(found.filter((line) => /\.html|_redirects|_hosting|vercel|\.br|\.gz/.test(line))).toEqual([])
  })

  it('has the past versions of legal pages as pages, and every page that the finished site has', async () => {
    const built = Object.keys(files).filter((path) => path.endsWith('.html'))
    const addresses = built.filter((path) => path !== 'old.html')
    expect(manifest.pages).toHaveLength(addresses.length)
    const past = manifest.pages.find(({ path }) => path === '/terms/2026-01-10')
    expect(past?.html).toBe(sha256('<h1>Terms, version of January 10, 2026</h1>'))
    expect(manifest.records).toContainEqual(
      expect.objectContaining({ url: 'https://tiny.example/terms/2026-01-10', status: 200 }),
    )
    const lacking = {
      ...archived,
      ask: (path: string) => ask(path === '/terms/2026-01-10' ? '/nowhere' : path),
    }
    await expect(makeArchive(lacking)).rejects.toThrow('has no page /terms/2026-01-10')
  })

  it('has an index in which every record is found where it stands', () => {
    const index = gunzipSync(inside.get(places.index)?.content ?? new Uint8Array())
      .toString('utf8')
      .trimEnd()
      .split('\n')
    expect(index).toHaveLength(manifest.records.length)
    expect(index).toEqual(index.toSorted())
    for (const line of index) {
      const { url, offset, length }: { url: string; offset: string; length: string } = JSON.parse(
        line.slice(line.indexOf('{')),
      )
      const from = Number(offset)
      const record = inside.get(places.records)?.content.subarray(from, from + Number(length))
      expect(gunzipSync(record ?? new Uint8Array()).toString('utf8')).toContain(`WARC-Target-URI: ${url}\r\n`)
    }
    expect(textOf(places.indexOfIndex).split('\n')[1]).toMatch(
      /^example,tiny\)\/ 20260131120000 \{"offset":0/,
    )
  })

  it('names its revision, its day, the archive before it, and each page’s digests', () => {
    expect(readManifest(textOf(places.manifest))).toEqual(manifest)
    expect(manifest).toMatchObject({ site: 'https://tiny.example', date: '2026-01-31', revision, previous })
    expect(manifest).toMatchObject({ released: 'yes', hindrances: [], approvals })
    expect(manifest.pages.map(({ path }) => path)).toContain('/about')
    const about = manifest.pages.find(({ path }) => path === '/about')
    expect(about?.html).toBe(sha256('<h1>About Us</h1>'))
    expect(manifest.everywhere).toContain('Attorney Advertising.')
  })

  it('can be asked what its pages said', () => {
    writeFileSync(join(work, 'one.wacz'), bytes)
    writeFileSync(join(work, 'none.wacz'), 'No archive.')
    const records = [
      { file: 'one.wacz', sha256: sha256(bytes) },
      { file: 'none.wacz', sha256: '0'.repeat(64) },
    ]
    const { snapshots, altered, unrecorded } = keptArchives(work, records)
    const [witness] = snapshots
    expect([snapshots.length, altered, unrecorded]).toEqual([1, ['none.wacz'], []])
    expect(witness).toMatchObject({ day: '2026-01-31', file: 'one.wacz' })
    expect(witness?.pages.get('/about')).toContain('Because.')
    expect(witness?.pages.get('every page')).toContain('Attorney Advertising.')
    expect(witness?.shown?.get('/about')).toEqual(['About Us'])
  })

  it('is evidence of nothing when nothing is recorded of it', () => {
    writeFileSync(join(work, 'one.wacz'), bytes)
    expect(keptArchives(work, [])).toMatchObject({ snapshots: [], unrecorded: ['none.wacz', 'one.wacz'] })
  })

  it('is believed when its digest is the recorded one, and not when it is another', () => {
    writeFileSync(join(work, 'one.wacz'), bytes)
    const believed = (digest: string) => keptArchives(work, [{ file: 'one.wacz', sha256: digest }])
    expect(believed(sha256(bytes))).toMatchObject({ snapshots: [{ file: 'one.wacz' }] })
    expect(believed('0'.repeat(64)).snapshots).toEqual([])
    expect(believed('0'.repeat(64)).altered).toContain('one.wacz')
  })

  it('is not made of a finished site that lacks a page', async () => {
    const lacking = { ...archived, ask: (path: string) => (path === '/about' ? ask('/nowhere') : ask(path)) }
    await expect(makeArchive(lacking)).rejects.toThrow('has no page /about, which the content has.')
  })
})

describe('the same revision and day', () => {
  it('give the same bytes', async () => {
    expect(sha256((await makeArchive(archived)).bytes)).toBe(sha256(bytes))
  })

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Apia'])('also in %s', async (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      expect(sha256((await makeArchive(archived)).bytes)).toBe(sha256(bytes))
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  it.each([
    ['day', { date: '2026-02-01' }],
    ['revision', { revision: 'b'.repeat(40) }],
    ['archive before', { previous: undefined }],
    ['record of approvals', { approvals: { ...approvals, seal: 'd'.repeat(64) } }],
    [
      'word on its release',
      { blockers: [{ pages: ['/'], file: 'pages/home.mdx', message: 'Not approved.' }] },
    ],
  ])('and another %s gives others', async (_, change) => {
    expect(sha256((await makeArchive({ ...archived, ...change })).bytes)).not.toBe(sha256(bytes))
  })
})

const flipped = (at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}
const recordAt = (path: string): { from: number; to: number } => {
  const record = manifest.records.find(({ url }) => url === `https://tiny.example${path}`)
  const from = (inside.get(places.records)?.offset ?? 0) + (record?.offset ?? 0)
  return { from, to: from + (record?.length ?? 0) - 1 }
}

describe('a flipped byte', () => {
  it('is noticed wherever it stands, and the place that is named has it', () => {
    // Some bytes of the whole, and of the container around the files; in the full run every one of the container.
    const around = [...inside.values()].flatMap(({ offset, path }) =>
      Array.from({ length: 30 + path.length }, (_, index) => offset - 1 - index),
    )
    const last = [...inside.values()].at(-1)
    const end = (last?.offset ?? 0) + (last?.content.length ?? 0)
    const tail = Array.from({ length: bytes.length - end }, (_, index) => end + index)
    const some = Array.from({ length: Math.floor(bytes.length / 23) }, (_, index) => index * 23)
    const missed = everyNth(4, [...around, ...tail, ...some]).filter((at) => {
      const [part] = verifyArchive(flipped(at)).altered
      return part === undefined || at < part.from || at > part.to
    })
    expect(missed).toEqual([])
  })

  it.each(['/', '/about', '/practice-areas/alpha-law'])('in the page %s names that page', (path) => {
    const { from, to } = recordAt(path)
    for (const at of [from, from + 12, to]) {
      const examination = verifyArchive(flipped(at))
      expect(examination.altered).toEqual([{ from, to, what: `the answer at ${path}` }])
    }
  })

  it('in a page’s data, and in the list of wordings, names the page too', () => {
    expect(verifyArchive(flipped(recordAt('/about/index.json').from + 12)).altered[0]?.what).toBe(
      'the answer at /about/index.json, which is the page /about as data',
    )
    const inPages = inside.get(places.pages)?.offset ?? 0
    const at = inPages + textOf(places.pages).indexOf('Because.')
    expect(verifyArchive(flipped(at)).altered[0]?.what).toBe('the wording of /about')
  })

  it('is told in a sentence', () => {
    const { from, to } = recordAt('/contact')
    const { isSound, sentences } = describeIntegrity('x.wacz', verifyArchive(flipped(from)), {
      list: 'legal/archives.txt',
      record: undefined,
      before: undefined,
    })
    expect(isSound).toBe(false)
    expect(sentences).toEqual([
      `x.wacz was altered: the first altered byte is one of the bytes ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}, which hold the answer at /contact.`,
    ])
  })

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 10)],
    ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['with something behind it', (whole: Buffer) => Buffer.concat([whole, Buffer.from('x')])],
    ['no archive', () => Buffer.from('Hello.')],
    ['empty', () => Buffer.alloc(0)],
  ])('and so is one that is %s', (_, change) => {
    const examination = verifyArchive(change(Buffer.from(bytes)))
    expect(
      describeIntegrity('x.wacz', examination, {
        list: 'legal/archives.txt',
        record: undefined,
        before: undefined,
      }).isSound,
    ).toBe(false)
  })
})

describe('the verdict', () => {
  const record = {
    number: 2,
    day: '2026-01-31',
    file: '2026-01-31-8c3196c.wacz',
    revision,
    sha256: sha256(bytes),
    seal: '',
  }
  const before = { ...record, number: 1, ...previous }
  const tell = (
    listing: Omit<Parameters<typeof describeIntegrity>[2], 'list'>,
    archive: Uint8Array = bytes,
  ) => describeIntegrity('x.wacz', verifyArchive(archive), { list: 'legal/archives.txt', ...listing })

  it('on an archive that is what its record says', () => {
    expect(tell({ record, before })).toEqual({
      isSound: true,
      sentences: [
        `x.wacz is unaltered: it is the file that record 2 of content/legal/archives.txt tells of. It holds ${manifest.pages.length} pages, and says of itself that revision 8c3196c builds them for January 31, 2026; nothing was built to try that.`,
      ],
    })
  })

  it('on one of which nothing is left', () => {
    const { sentences } = tell({ record, before }, new Uint8Array())
    expect(sentences).toEqual(['x.wacz was altered: it is empty.'])
  })

  it('on one that was made anew with all its digests', async () => {
    const { bytes: other } = await makeArchive({
      ...archived,
      ask: async (path) => ({ ...(await ask(path === '/' ? '/about' : path)), path }),
    })
    expect(verifyArchive(other).altered).toEqual([])
    const { isSound, sentences } = tell({ record, before }, other)
    expect([isSound, sentences.join()]).toEqual([
      false,
      expect.stringContaining('It was made anew as a whole.'),
    ])
  })

  it.each([
    ['taken out', undefined],
    ['another', { ...before, sha256: 'b'.repeat(64) }],
  ])('on one whose record before was %s', (_, other) => {
    const { isSound, sentences } = tell({ record, before: other })
    expect([isSound, sentences.join()]).toEqual([
      false,
      expect.stringContaining('names another archive before it than content/legal/archives.txt does'),
    ])
  })

  it('on a copy that was given another name, or the name of another archive', () => {
    expect(tell({ record, before, renamed: record })).toEqual({
      isSound: true,
      sentences: [
        expect.stringMatching(/^x\.wacz is unaltered: /),
        'Record 2 of content/legal/archives.txt has its digest, and names it 2026-01-31-8c3196c.wacz.',
      ],
    })
    expect(tell({ record: before, before: undefined, renamed: record })).toEqual({
      isSound: false,
      sentences: [
        'x.wacz is not the archive that record 1 of content/legal/archives.txt tells of: it is that of record 2, 2026-01-31-8c3196c.wacz, under another name.',
      ],
    })
  })

  it('on one without a record says what that means', () => {
    const { isSound, sentences } = tell({ record: undefined, before: undefined })
    expect([isSound, sentences.join()]).toEqual([
      false,
      expect.stringMatching(/^x\.wacz has no record in content\/legal\/archives\.txt, so nothing shows /),
    ])
    expect(sentences.join()).not.toMatch(/unaltered|agrees/)
  })

  it.each([
    [
      'that is another kind of file',
      Buffer.from('# Read me'),
      'x.wacz is no archive: it is another kind of file, and no ZIP file.',
    ],
    [
      'that is damaged',
      Buffer.from('PK\u0003\u0004'),
      expect.stringMatching(/^x\.wacz was altered: .*damaged or no archive/),
    ],
  ])('on a file without a record %s', (_, archive, sentence) => {
    expect(tell({ record: undefined, before: undefined }, archive)).toEqual({
      isSound: false,
      sentences: [sentence],
    })
  })
})
