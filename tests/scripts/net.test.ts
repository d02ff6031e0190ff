import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { recordArchive } from '../../scripts/net/archives.ts'
import { compareRecordings } from '../../scripts/net/difference.ts'
import { recordFiles } from '../../scripts/net/finishedFiles.ts'
import { applied } from '../../scripts/net/fixtures.ts'
import { generated, type Recording } from '../../scripts/net/recording.ts'
import { programOf } from '../../scripts/net/side.ts'
import { run } from './runCommand.ts'

/** What is particular to a tiny finished site: by default two pages with two components, a script and a font. */
interface Tiny {
  /** Names that follow from the paths of source files. */
  ids: [string, string]
  classes: [string, string]
  /** One that no rule came of. */
  bareClass: string
  script: string
  version: string
  payloadVersion: string
  rules: [string, string]
  order: readonly (0 | 1)[]
  attribute: string
  words: string
  font: string
  fontHash: string
  policy: (digests: string) => string
  scriptText: string
  copy: string | undefined
}

const tiny: Tiny = {
  ids: ['sc-1a-0', 'sc-2b-0'],
  classes: ['aBcDe', 'Ya-dTU'],
  bareClass: 'hOHdHm',
  script: 'wake-DF1z-6TF',
  version: '88477c2e97',
  payloadVersion: '88477c2e97',
  rules: ['color:red', '@media (width < 64em){margin:0}'],
  order: [0, 1],
  attribute: 'href="/about"',
  words: 'Welcome, aBc.',
  font: 'letters',
  fontHash: 'De8zU9Fe',
  policy: (digests) => `style-src ${digests.split(' ').concat("'sha256-MMMM='").sort().join(' ')}`,
  scriptText: 'let a = 1',
  copy: undefined,
}

const renamed: Partial<Tiny> = {
  ids: ['sc-9z-4', 'sc-0y-0'],
  classes: ['zzTop', 'fOo-ba'],
  bareClass: 'jZnIvb',
  script: 'firstInput-AAAA-BBB',
  version: '0123456789',
  payloadVersion: '0123456789',
}

function recordOf(changes: Partial<Tiny> = {}): Recording {
  const site = { ...tiny, ...changes }
  const style = site.order
    .map((at) => {
      const [name, id] = [site.classes[at], site.ids[at]]
      return `.${name}{${site.rules[at]};}\ndata-styled.g${at + 1}[id="${id}"]{content:"${name},"}`
    })
    .join('\n')
  const digest = createHash('sha256').update(style).digest('base64')
  const other = createHash('sha256').update(`${style} `).digest('base64')
  const page = (css: string) =>
    `<style>${css}</style><script src="/assets/${site.script}.js"></script><link href="/assets/serif-${site.fontHash}.woff2">` +
    `<div data-version="${site.version}" class="${site.ids[0]} ${site.classes[0]}"><a ${site.attribute} class="${site.ids[1]} ${site.classes[1]}">${site.words}</a><i class="sc-3c-0 ${site.bareClass}"></i></div>`
  const html = page(style)
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'about.html': page(`${style} `),
    'index.html.br': brotliCompressSync(site.copy ?? html),
    'index.html.gz': gzipSync(html),
    'index.json': JSON.stringify({ body: site.words, version: site.payloadVersion }),
    _headers: site.policy(
      [digest, other]
        .sort()
        .map((value) => `'sha256-${value}'`)
        .join(' '),
    ),
    [`assets/${site.script}.js`]: site.scriptText,
    [`assets/serif-${site.fontHash}.woff2`]: site.font,
  }
  const list = Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content)
    return {
      path,
      bytes,
      line: { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    }
  })
  const manifest = `{"files":[\n${list.map(({ line }) => JSON.stringify(line)).join(',\n')}\n]}\n`
  return recordFiles([...list, { path: '.build-manifest.json', bytes: Buffer.from(manifest) }])
}

const namesOf = (base: Recording, head: Recording) =>
  compareRecordings(base, head).differences.map(({ name }) => name)

describe('finished sites', () => {
  it.each<[what: string, changes: Partial<Tiny>]>([
    ['the same site', {}],
    ['components and scripts in other files', renamed],
    ['a font under another hash', { fontHash: 'AAAAAAAA' }],
    ['a script that says something else and is no larger', { scriptText: 'let b = 2' }],
  ])('are equal: %s', (_, changes) => {
    expect(compareRecordings(recordOf(), recordOf(changes)).differences).toEqual([])
  })

  it.each<[what: string, changes: Partial<Tiny>, files: string[]]>([
    ['a word', { words: 'Welcome, aBd.' }, ['about.html', 'index.html', 'index.json']],
    ['a declaration', { rules: ['color:blue', tiny.rules[1]] }, ['about.html', 'index.html']],
    ['rules in another order', { order: [1, 0] }, ['about.html', 'index.html']],
    [
      'rules swapped between classes',
      { rules: [tiny.rules[1], tiny.rules[0]] },
      ['about.html', 'index.html'],
    ],
    ['an attribute', { attribute: 'href="/contact"' }, ['about.html', 'index.html']],
    ['another font', { font: 'other letters' }, ['assets/serif-[hash].woff2']],
    ['a payload of another version than the pages', { payloadVersion: '0000000000' }, ['index.json']],
    [
      'a policy with a digest of no style',
      { policy: (all) => `style-src ${all} 'sha256-AAAA='` },
      ['_headers'],
    ],
    ['a compressed copy of something else', { copy: 'old' }, ['index.html.br']],
    ['larger scripts', { scriptText: 'let a = 1, b = 2, c = 3' }, ['scripts, all together with gzip']],
    ['one class for both elements', { classes: ['aBcDe', 'aBcDe'] }, ['about.html', 'index.html']],
  ])('differ: %s', (_, changes, files) => {
    expect(namesOf(recordOf(), recordOf(changes))).toEqual(files)
    // Whatever else has other names at the same time.
    expect(namesOf(recordOf(), recordOf({ ...renamed, ...changes }))).toEqual(
      changes.classes || changes.payloadVersion ? expect.arrayContaining(files) : files,
    )
  })

  it('tell a chunk that is called otherwise, and count it as equal', () => {
    expect(compareRecordings(recordOf(), recordOf(renamed)).notes).toEqual([
      'Names of scripts: assets/wake → assets/firstInput',
    ])
  })

  it('differ in the manifest when it is not true', () => {
    const files = (size: number) => [
      { path: 'a.txt', bytes: Buffer.from('abc') },
      { path: '.build-manifest.json', bytes: Buffer.from(`{"path":"a.txt","bytes":${size},"sha256":"00"}`) },
    ]
    expect(namesOf(recordFiles(files(3)), recordFiles(files(4)))).toEqual(['.build-manifest.json'])
  })
})

const recording = (items: Recording['items']): Recording => ({ items, sizes: {}, notes: {} })

describe('recordings', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => generated('class', name))

  it.each<[what: string, before: string, after: string, isEqual: boolean]>([
    ['other names', `${a} ${b} ${a}`, `${b} ${c} ${b}`, true],
    ['one name for two', `${a} ${b}`, `${a} ${a}`, false],
    ['two names for one', `${a} ${a}`, `${a} ${b}`, false],
    ['names of another kind', `${a}`, generated('hash', 'a'), false],
  ])('%s', (_, before, after, isEqual) => {
    const { differences } = compareRecordings(recording({ x: before }), recording({ x: after }))
    expect(differences.length === 0).toBe(isEqual)
  })

  it('show only the line that differs, however many names are called otherwise behind it', () => {
    const rules = (names: string[]) => names.map((name) => `${generated('class', name)} {}`).join('\n')
    const { differences } = compareRecordings(
      recording({ 1: rules(['p', 'q', 'r']), 2: rules(['r', 'q']) }),
      recording({
        1: `new line\n${generated('class', 'n')}\n${rules(['P', 'Q', 'R'])}`,
        2: rules(['R', 'Q']),
      }),
    )
    expect(differences).toEqual([
      { name: '1', text: ['@@ line 1', '+new line', '+<class n>', ' <class p> {}'].join('\n') },
    ])
  })

  it('tell what only one of them has', () => {
    expect(compareRecordings(recording({ x: '', y: '' }), recording({ x: '', z: '' })).differences).toEqual([
      { name: 'y', text: 'Only the earlier revision has it.' },
      { name: 'z', text: 'Only the later revision has it.' },
    ])
  })

  it('cut long lines around the first letter that differs', () => {
    const long = (word: string) => `${'a'.repeat(500)}${word}${'b'.repeat(500)}`
    const [difference] = compareRecordings(
      recording({ x: long('old') }),
      recording({ x: long('new') }),
    ).differences
    expect(difference?.text).toMatch(/^@@ line 1\n-…a+oldb+…\n\+…a+newb+…$/)
    expect(Math.max(...(difference?.text ?? '').split('\n').map(({ length }) => length))).toBeLessThan(230)
  })
})

describe('archives', () => {
  const archive = (
    revision: string,
    { status = 200, title = 'Home', script = 'wake-AAAAAAAA' } = {},
  ): Recording => {
    const answer = (path: string, type: string, body: string) => {
      const block = `HTTP/1.1 ${status} OK\r\ncontent-length: ${body.length}\r\ncontent-type: ${type}\r\n\r\n${body}`
      return `WARC/1.1\r\nWARC-Target-URI: https://a.example/${path}\r\nWARC-Type: response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`
    }
    const warc = `${answer('', 'text/html', '<p>Hi</p>')}${answer(`assets/${script}.js`, 'text/javascript', revision)}`
    const index = `example)/assets/${script.toLowerCase()}.js 2026 {"url":"https://a.example/assets/${script}.js"}\nexample)/ 2026 {"url":"/","offset":"${script.length}"}\n`
    const pages = JSON.stringify({
      title,
      id: `${revision}0`.repeat(8),
      revision: revision.repeat(40),
      bytes: revision === 'a' ? 1 : 2,
    })
    return recordArchive(
      {
        'data.warc.gz': gzipSync(warc),
        'index.cdx.gz': gzipSync(index),
        'pages.jsonl': Buffer.from(`${pages}\n{"url":"/assets/${script}.js"}\n`),
      },
      revision.repeat(40),
    )
  }

  it('are equal without revision, digests and names of scripts', () => {
    expect(namesOf(archive('a'), archive('b', { script: 'firstInput-BBBBBBBB' }))).toEqual([])
  })

  it('differ in statuses and lists', () => {
    expect(namesOf(archive('a'), archive('a', { status: 404 }))).toEqual(['heads of answers, a list'])
    expect(namesOf(archive('a'), archive('a', { title: 'House' }))).toEqual(['pages.jsonl, a list'])
  })
})

describe('what is typed wrongly is told', () => {
  it.each([
    ['', 'Which revision is to be compared?'],
    ['a b c', 'Two revisions can be compared, and "c" would be a third.'],
    ['main --only sites', 'There is no part "sites". These are: site, edits, commands, redlines, archives.'],
    ['main --only', 'for example npm run net -- BASE --only site,commands'],
    ['main --show many', 'Behind --show belongs a number.'],
    ['main --fresh=yes', 'The flag --fresh stands alone.'],
    ['main --fresch', 'Did you mean "--fresh"?'],
  ])('%s', async (typed, words) => {
    const { status, aside } = await run('.', 'net', typed.split(' ').filter(Boolean))
    expect([status, aside]).toEqual([2, expect.stringContaining(words)])
  })
})

describe('commands of package.json', () => {
  it.each<[line: string | undefined, started: RegExp]>([
    ['jiti scripts/cli.ts check', /node.*\/side\/node_modules\/\.bin\/jiti scripts\/cli\.ts check$/],
    ['node scripts/build.mjs', /node\S* scripts\/build\.mjs$/],
    ['vite dev', /^\/side\/node_modules\/\.bin\/vite dev$/],
    ['a && b', /^npm run --silent check --$/],
    [undefined, /^npm run --silent check --$/],
  ])('%s', (line, started) => {
    expect(programOf('check', line, '/side').join(' ')).toMatch(started)
  })
})

describe('frozen edits', () => {
  it.each([
    ['whole', 'whole'],
    [{ base64: 'AQI=' }, '\u0001\u0002'],
    [{ at: 1, cut: 1, put: 'XY' }, 'aXYc'],
  ] as const)('%j', (change, text) => {
    expect(applied(change, 'abc').toString()).toBe(text)
  })
})
