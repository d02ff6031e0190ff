import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { siteBreakpoints } from '../../scripts/pictures/breakpoints.ts'
import { renderSites } from '../../scripts/pictures/renderSites.ts'
import { reviewCode } from '../../scripts/pictures/reviewCode.ts'
import { withBrowser } from '../../scripts/pictures/withBrowser.ts'
import { codeSummary } from '../../src/compliance/rendered/codeReview.ts'
import { compareRendered } from '../../src/compliance/rendered/compareRendered.ts'
import { nothingChanged } from '../../src/compliance/redline/statusWords.ts'
import { redlineSummary } from '../../src/compliance/redline/redlineSummary.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { emptyDrawing } from './serveDist.ts'

/** What a review tells of two finished pages: a browser reads both, and what it sees is compared. */

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-looks-'))
afterAll(() => rmSync(folder, { recursive: true }))
const sites = { before: join(folder, 'before'), after: join(folder, 'after') }

const page = `<!doctype html><html lang="en"><head><title>Tiny</title>
<style>body { font: 16px/1.5 serif; color: #222; background: #fff } .law { font-size: 14px }</style></head>
<body><header><a href="/">Tiny Law</a></header>
<main><h1>Terms</h1><p>Last Updated June 20, 2025</p><p>You may use it.</p>
<p>The first notice stands here.</p><p>The second notice stands there.</p></main>`

/** Changes a page. @param law the selector of the one notice that belongs to the change */
type Edit = (html: string, law: string) => string

const put =
  (from: string, to: string): Edit =>
  (html) => {
    expect(html).toContain(from)
    return html.replace(from, () => to)
  }
const style =
  (rules: (law: string) => string): Edit =>
  (html, law) =>
    put('</style>', `${rules(law)}</style>`)(html, law)
const script =
  (code: (notice: string) => string): Edit =>
  (html, law) =>
    `${html}<script>${code(`document.querySelector('${law}')`)}</script>`

const unpainted = 'cannot be seen any more: it is not painted, or something is painted over it'
const sameColour = 'cannot be seen any more: it has the colour of what is behind or over it'
const looksDifferent = 'Looks different; only pictures show how.'
const later = 'a minute after the page’s scripts have started'

/**
 * Changes, each with the page that it is made on, and what is told of it; `words` are those of its notice. Of changes that
 * leave each other alone several are made on one page, which a browser then reads once. (Of notices that follow each other
 * and fare alike one sentence is told, so no two such stand side by side.)
 */
const changes: readonly (readonly [
  page: string,
  what: string,
  edit: Edit,
  told: (words: string) => string,
])[] = [
  [
    'many',
    'that calls a day something else',
    put('Last Updated', 'First Published'),
    () => '[-Last Updated-] {+First Published+} June 20, 2025',
  ],
  [
    'many',
    'that hides words',
    style((law) => `${law} { display: none }`),
    (words) => `“${words}” cannot be seen any more: display: none.`,
  ],
  [
    'many',
    'that hides words on paper alone',
    style((law) => `@media print { ${law} { opacity: 0 } }`),
    (words) => `“${words}” cannot be seen any more: opacity: 0 (on paper).`,
  ],
  [
    'many',
    'that makes words small',
    style((law) => `${law} { font-size: 8px }`),
    (words) => `“${words}” is 8 pixels high instead of 14.`,
  ],
  [
    'many',
    'that gives words the colour of what is behind them',
    style((law) => `${law} { color: #fff }`),
    (words) => `“${words}” ${sameColour}.`,
  ],
  [
    'moved',
    'that lets two paragraphs change places',
    put(
      '<p>The first notice stands here.</p><p>The second notice stands there.</p>',
      '<p>The second notice stands there.</p><p>The first notice stands here.</p>',
    ),
    () => 'moved within “Terms”, and none of them changed.',
  ],
  [
    'order',
    'that lets two paragraphs change places by their style',
    style(() => 'main { display: flex; flex-direction: column } main p:last-child { order: -1 }'),
    () =>
      '“The second notice stands there.” stands above or left of the text that it follows for those who listen',
  ],
  [
    'many',
    'that says something else to screen readers',
    put('<header>', '<header aria-label="The best law firm">'),
    () => '{+The best law firm+}',
  ],
  [
    'many',
    'that lets a link lead elsewhere',
    put('href="/"', 'href="/terms"'),
    () => '“Tiny Law” now leads to /terms instead of /.',
  ],
  [
    'many',
    'that paints a box over words',
    style(
      (law) =>
        `${law} { position: relative } ${law}::after { content: ""; position: absolute; inset: 0; background: #fff }`,
    ),
    (words) => `“${words}” ${unpainted}.`,
  ],
  [
    'covered',
    'that lets another text stand over words',
    style(() => 'header { position: absolute; top: 0; height: 2000px; width: 100%; background: #eee }'),
    (words) => `“${words}” ${unpainted}.`,
  ],
  [
    'many',
    'that redacts words on paper',
    style(
      (law) =>
        `${law} { position: relative } @media print { ${law}::after { content: ""; position: absolute; inset: 0; background: currentColor } }`,
    ),
    (words) => `“${words}” ${sameColour} (on paper).`,
  ],
  [
    'many',
    'that paints a picture over words',
    style(
      (law) =>
        `${law} { position: relative } ${law}::before { content: ""; position: absolute; inset: 0; z-index: 1; background: url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27%3E%3Crect width=%27100%25%27 height=%27100%25%27/%3E%3C/svg%3E") }`,
    ),
    (words) => `“${words}” ${unpainted}.`,
  ],
  [
    'many',
    'that hides words at some widths',
    style((law) => `@media (min-width: 700px) and (width < 900px) { ${law} { display: none } }`),
    (words) => `“${words}” cannot be seen any more: display: none (in windows 700 and 899 pixels wide).`,
  ],
  [
    'many',
    'that lets words disappear after a while',
    style((law) => `@keyframes leave { to { opacity: 0 } } ${law} { animation: leave 1s 30s forwards }`),
    (words) => `“${words}” cannot be seen any more: opacity: 0.`,
  ],
  [
    'struck',
    'that strikes words out',
    style((law) => `${law} { text-decoration: line-through }`),
    () => looksDifferent,
  ],
  [
    'backwards',
    'that lets words be read backwards',
    style((law) => `${law} { unicode-bidi: bidi-override; direction: rtl; text-align: left }`),
    () => looksDifferent,
  ],
  [
    'dots',
    'that shows dots in place of letters',
    style((law) => `${law} { -webkit-text-security: disc }`),
    () => looksDifferent,
  ],
  ['blurred', 'that blurs words', style((law) => `${law} { filter: blur(6px) }`), () => looksDifferent],
  [
    'upon',
    'that lets lines stand upon each other',
    style((law) => `${law} { line-height: 0.1 }`),
    () => looksDifferent,
  ],
  [
    'mirrored',
    'that mirrors words',
    style((law) => `${law} { transform: scaleX(-1) }`),
    () => looksDifferent,
  ],
  [
    'letter',
    'that takes a letter away',
    style((law) => `${law}::first-letter { font-size: 0 }`),
    () => looksDifferent,
  ],
  [
    'own',
    'that strikes out words of a page beside others in its footer',
    (html, law) =>
      put('may use it', 'may use <s>it</s>')(put(`id="${law.slice(1)}">`, '$&Now, ')(html, law), law),
    () => '/own: Looks different; only pictures show how.',
  ],
  [
    'paper',
    'that strikes words out on paper alone',
    style((law) => `@media print { ${law} { text-decoration: line-through } }`),
    () => 'Looks different (on paper); only pictures show how.',
  ],
  ['same', 'that changes nothing for anybody', style(() => '.none { color: red }'), () => nothingChanged],
  [
    'many',
    'that hides words at one width alone',
    style((law) => `@media (width: 950px) { ${law} { display: none } }`),
    (words) => `“${words}” cannot be seen any more: display: none (in a window 950 pixels wide).`,
  ],
  [
    'unlinked',
    'that lets a link lead nowhere',
    put(' href="/"', ''),
    () => 'A link is gone: “Tiny Law” led to /.',
  ],
  [
    'dead',
    'that lets clicks pass through a link',
    style(() => 'header a { pointer-events: none }'),
    () => '“Tiny Law” cannot be clicked any more.',
  ],
  [
    'waking',
    'that strikes words out some seconds after scripts have started',
    script((notice) => `setTimeout(() => (${notice}.style.textDecoration = 'line-through'), 20_000)`),
    () => `Looks different (${later}); only pictures show how.`,
  ],
  [
    'scripts',
    'that changes words by a script',
    script((notice) => `${notice}.textContent = 'Best law firm.'`),
    (words) => `[-${words}-] {+Best law firm.+}`,
  ],
  [
    'scripts',
    'that changes words some seconds after scripts have started',
    script(
      (notice) =>
        `setTimeout(() => requestAnimationFrame(() => (${notice}.textContent = 'Nobody is better.')), 50_000)`,
    ),
    (words) => `[-${words}-] {+Nobody is better.+}`,
  ],
  [
    'scripts',
    'that paints over words some seconds after scripts have started',
    (html, law) =>
      script((notice) => `setInterval(() => ${notice}.classList.add('late'), 20_000)`)(
        style(
          () =>
            '.late { position: relative } .late::after { content: ""; position: absolute; inset: 0; background: #fff }',
        )(html, law),
        law,
      ),
    (words) => `“${words}” ${unpainted} (${later}).`,
  ],
]

describe('a change', () => {
  const words = (at: number) => `Notice ${at} says what the law asks for.`
  const write = () => {
    for (const side of Object.values(sites)) mkdirSync(side)
    for (const name of new Set(changes.map(([path]) => path))) {
      const own = changes.flatMap(([path, , edit], at) => (path === name ? [{ at, edit }] : []))
      const notices = own.map(({ at }) => `<p class="law" id="law${at}">${words(at)}</p>`)
      const before = `${page}<footer>${notices.join('')}</footer>${/^(?:scripts|waking)$/.test(name) ? '<script>0</script>' : ''}`
      writeFileSync(join(sites.before, `${name}.html`), before)
      writeFileSync(
        join(sites.after, `${name}.html`),
        own.reduce((html, { at, edit }) => edit(html, `#law${at}`), before),
      )
    }
  }
  const read = async (browser: Browser) => {
    write()
    return renderSites(browser, sites, await siteBreakpoints(browser, Object.values(sites)))
  }
  let rendered: ReturnType<typeof renderSites> | undefined
  it.each(changes.map(([name, what, , told], at) => [what, name, told(words(at))] as const))(
    '%s is told with the words',
    async (_, name, told) => {
      const { before, after } = await (rendered ??= withBrowser(read))
      const one = {
        before: before.filter(({ path }) => path === `/${name}`),
        after: after.filter(({ path }) => path === `/${name}`),
      }
      const summary = redlineSummary(compareRendered(one, { from: 'old', to: 'new' }))
      expect(summary).toContain(told)
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
    // To draw them is half of what a page costs without a GPU, and no word of a page stands in them.
    for (const file of listFiles(join(side, 'art'))) writeFileSync(join(side, 'art', file), emptyDrawing)
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
  const begun: string[] = []
  const visits: [number, number][] = []
  const { review } = await reviewCode(['src/Footer.tsx'], builds, 'main', {
    begin: (sentence) => void begun.push(sentence),
    count: (...counts) => void visits.push(counts),
  })
  expect(begun).toEqual(['Opening 2 pages of both sites in a browser …'])
  expect(visits).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((done) => [done, 8]))
  const summary = codeSummary(review)
  expect(summary).toContain('{+Guaranteed Results.+}')
  expect(summary).toMatch(/^Every page \(once the page’s scripts run; a minute after/m)
  expect(summary).toContain('{+On this page+}')
  expect(summary).not.toContain('No scripts started')
  expect(summary).not.toMatch(/can(?:not)? be seen/)
})
