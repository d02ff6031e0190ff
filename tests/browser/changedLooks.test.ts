import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { siteBreakpoints } from '../../scripts/pictures/breakpoints.ts'
import { renderSites } from '../../scripts/pictures/renderSites.ts'
import { reviewCode } from '../../scripts/pictures/reviewCode.ts'
import { withBrowser } from '../../scripts/pictures/withBrowser.ts'
import { codeSummary } from '../../src/compliance/rendered/codeReview.ts'
import { compareRendered } from '../../src/compliance/rendered/compareRendered.ts'
import { redlineSummary } from '../../src/compliance/redline/redlineSummary.ts'

/** What a review tells of two finished pages: a browser reads both, and what it sees is compared. */

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-looks-'))
afterAll(() => rmSync(folder, { recursive: true }))
const sites = { before: join(folder, 'before'), after: join(folder, 'after') }

const label = 'Attorney Advertising. Prior results do not guarantee a similar outcome.'
const page = `<!doctype html><html lang="en"><head><title>Tiny</title>
<style>body { font: 16px/1.5 serif; color: #222; background: #fff } .law { font-size: 14px }</style></head>
<body><header><a href="/">Tiny Law</a></header>
<main><h1>Terms</h1><p>Last Updated June 20, 2025</p><p>You may use it.</p>
<p>The first notice stands here.</p><p>The second notice stands there.</p></main>
<footer><p class="law">${label}</p></footer>`
/** What pages have that are about scripts. */
const script = '<script>const law = document.querySelector(".law")</script>'

const covered = `“${label}” cannot be seen any more: it is not painted, or something is painted over it`

const changes: [what: string, from: string, to: string, told: string[]][] = [
  [
    'that calls a day something else',
    'Last Updated',
    'First Published',
    ['[-Last Updated-] {+First Published+} June 20, 2025'],
  ],
  [
    'that hides words',
    '.law {',
    '.law { display: none;',
    [`“${label}” cannot be seen any more: display: none.`],
  ],
  [
    'that hides words on paper alone',
    '.law {',
    '@media print { .law { opacity: 0 } } .law {',
    [`“${label}” cannot be seen any more: opacity: 0 (on paper).`],
  ],
  ['that makes words small', '14px', '8px', [`“${label}” is 8 pixels high instead of 14.`]],
  [
    'that gives words the colour of what is behind them',
    '.law {',
    '.law { color: #fff;',
    [`“${label}” cannot be seen any more: it has the colour of what is behind or over it.`],
  ],
  [
    'that lets two paragraphs change places',
    '<p>The first notice stands here.</p><p>The second notice stands there.</p>',
    '<p>The second notice stands there.</p><p>The first notice stands here.</p>',
    ['moved within “Terms”, and none of them changed.'],
  ],
  [
    'that lets two paragraphs change places by their style',
    'background: #fff }',
    'background: #fff } main { display: flex; flex-direction: column } main p:last-child { order: -1 }',
    [
      '“The second notice stands there.” stands above or left of the text that it follows for those who listen',
    ],
  ],
  [
    'that says something else to screen readers',
    '<header>',
    '<header aria-label="The best law firm">',
    ['{+The best law firm+}'],
  ],
  [
    'that lets a link lead elsewhere',
    'href="/"',
    'href="/terms"',
    ['“Tiny Law” now leads to /terms instead of /.'],
  ],
  [
    'that paints a box over words',
    '.law {',
    '.law::after { content: ""; position: absolute; inset: 0; background: #fff } .law { position: relative;',
    [`${covered}.`],
  ],
  [
    'that paints a picture over words',
    '.law {',
    'footer { position: relative } footer::before { content: ""; position: absolute; inset: 0; z-index: 1; background: url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27%3E%3Crect width=%27100%25%27 height=%27100%25%27/%3E%3C/svg%3E") } .law {',
    [`${covered}.`],
  ],
  [
    'that lets another text stand over words',
    '.law {',
    'header { position: absolute; bottom: auto; top: 0; height: 2000px; width: 100%; background: #eee } .law {',
    [`${covered}.`],
  ],
  [
    'that redacts words on paper',
    '.law {',
    '@media print { .law::after { content: ""; position: absolute; inset: 0; background: currentColor } } .law { position: relative;',
    [`“${label}” cannot be seen any more: it has the colour of what is behind or over it (on paper).`],
  ],
  [
    'that hides words at some widths',
    '.law {',
    '@media (min-width: 700px) and (width < 900px) { .law { display: none } } .law {',
    [`“${label}” cannot be seen any more: display: none (in windows 700 and 899 pixels wide).`],
  ],
  [
    'that lets words disappear after a while',
    '.law {',
    '@keyframes leave { to { opacity: 0 } } .law { animation: leave 1s 30s forwards;',
    [`“${label}” cannot be seen any more: opacity: 0.`],
  ],
  [
    'that changes words by a script',
    script,
    `${script}<script>law.textContent = 'Best law firm.'</script>`,
    ['{+Best law firm.+}'],
  ],
  [
    'that changes words some seconds after scripts have started',
    script,
    `${script}<script>setTimeout(() => requestAnimationFrame(() => (law.textContent = 'Best law firm.')), 50_000)</script>`,
    ['(a minute after the page’s scripts have started)', '{+Best law firm.+}'],
  ],
  [
    'that paints over words some seconds after scripts have started',
    script,
    `${script}<style>.late { position: relative } .late::after { content: ''; position: absolute; inset: 0; background: #fff }</style><script>setInterval(() => law.classList.add('late'), 20_000)</script>`,
    [`${covered} (a minute after the page’s scripts have started).`],
  ],
]

describe('a change', () => {
  const write = () => {
    for (const side of Object.values(sites)) mkdirSync(side)
    changes.forEach(([, from, to], at) => {
      const before = from === script ? page + script : page
      expect(before).toContain(from)
      writeFileSync(join(sites.before, `${at}.html`), before)
      writeFileSync(
        join(sites.after, `${at}.html`),
        before.replace(from, () => to),
      )
    })
    return siteBreakpoints(Object.values(sites))
  }
  let rendered: ReturnType<typeof renderSites> | undefined
  it.each(changes.map(([what, , , told], at) => [what, at, told] as const))(
    '%s is told with the words',
    async (_, at, told) => {
      const read = await (rendered ??= withBrowser((browser) => renderSites(browser, sites, write())))
      const one = {
        before: read.before.filter(({ path }) => path === `/${at}`),
        after: read.after.filter(({ path }) => path === `/${at}`),
      }
      const summary = redlineSummary(compareRendered(one, { from: 'old', to: 'new' }))
      for (const sentence of told) expect(summary).toContain(sentence)
    },
  )
})

it('the firm’s own pages show what only their scripts show, and nothing of them is lost on the way', async () => {
  const siteFolder = inject('siteFolder')
  const firm = { before: join(folder, 'firm-before'), after: join(folder, 'firm-after') }
  for (const side of Object.values(firm)) {
    const isPage = (path: string) => path.endsWith('.html') && !/\/(?:contact|disclaimer)\.html$/.test(path)
    cpSync(siteFolder, side, {
      recursive: true,
      filter: (path) => !isPage(path) && !/\.(?:br|gz)$/.test(path),
    })
  }
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(firm.after, path), 'utf8')
    expect(text).toContain(from)
    writeFileSync(
      join(firm.after, path),
      text.replaceAll(from, () => to),
    )
  }
  const shell = readdirSync(join(firm.after, 'assets')).find((file) => /^shell-.*\.json$/.test(file))
  edit(`assets/${shell}`, 'Attorney Advertising', 'Guaranteed Results')
  edit('disclaimer.html', '</h1>', ' On this page</h1>')
  const builds = {
    asItIs: () => firm.after,
    asItWas: () => firm.before,
    oldCodeNewContent: () => firm.before,
    remove: () => undefined,
  }
  const { review } = await reviewCode(['src/Footer.tsx'], builds, 'main')
  const summary = codeSummary(review)
  expect(summary).toContain('{+Guaranteed Results.+}')
  expect(summary).toMatch(/^Every page \(once the page’s scripts run; a minute after/m)
  expect(summary).toContain('{+On this page+}')
  expect(summary).not.toContain('No scripts started')
  expect(summary).not.toMatch(/can(?:not)? be seen/)
})
