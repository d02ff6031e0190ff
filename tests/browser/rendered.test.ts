import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { renderPages } from '../../scripts/pictures/renderPages.ts'
import type { RenderedDocument } from '../../src/compliance/rendered/types.ts'
import { it } from './browser.ts'

/** How a browser’s view of a finished page is read: its words in order, and how each is seen. */

/** A text, the style that it stands in, and why it cannot be seen; `undefined`: it can. */
const texts: readonly [text: string, style: string, hidden: string | undefined][] = [
  ['plain', '', undefined],
  ['none', 'display: none', 'display: none'],
  ['invisible', 'visibility: hidden', 'visibility: hidden'],
  ['faded', 'opacity: 0.02', 'opacity: 0.02'],
  ['pale', 'opacity: 0.5', undefined],
  ['transparent', 'color: transparent', 'its letters are transparent'],
  ['same', 'color: #fff', 'it has the colour of what is behind it'],
  ['nearly', 'color: oklch(0.99 0 0)', 'it has the colour of what is behind it'],
  ['filled', '-webkit-text-fill-color: #fff', 'it has the colour of what is behind it'],
  ['tiny', 'font-size: 1px', 'font-size: 1px'],
  ['shrunk', 'transform: scale(0.05)', 'font-size: 0.8px'],
  ['indented', 'text-indent: -9999px; overflow: hidden', 'it stands off the page'],
  ['aside', 'position: absolute; left: -9999px', 'it stands off the page'],
  ['above', 'position: absolute; top: -200px', 'it stands off the page'],
  ['one', 'position: absolute; width: 1px; height: 1px; overflow: hidden', 'it is cut off'],
  ['clipped', 'clip-path: inset(50%)', 'it is cut off'],
  ['folded', 'height: 0; overflow: hidden', 'it is cut off'],
  ['scrolled', 'height: 4em; overflow: auto', undefined],
]

const html = `<!doctype html><html lang="en"><head><title>The tab</title>
<meta name="description" content="The description">
<style>
body { margin: 20px; font: 16px/1.5 serif; color: #000; background: #fff }
.before::before { content: 'Generated ' attr(data-word) ' ' / 'spoken' }
.cover { position: relative } .cover div { position: absolute; inset: 0; background: #fff }
.veil div { background: none }
.dark { background: linear-gradient(#001, #002); color: #000010; padding: 1em }
.dark .light { color: #fff }
@media print { .screen { display: none } }
@media (max-width: 600px) { .wide { display: none } }
</style></head>
<body><header><a href="/about" aria-label="To the beginning">Home</a></header>
<main><h1 id="top">A <em>short</em> heading</h1>
${texts.map(([text, style]) => `<p class="looks" style="${style}">${text}</p>`).join('\n')}
<p class="before" data-word="words">follow</p>
<p><img src="x.png" alt="A harbour">Beside it<br>below <span hidden>unseen</span> seen</p>
<ul><li>Item <b>one</b></li><li aria-hidden="true">Item two</li></ul>
<input placeholder="Your name"><select><option>Choose</option></select><input type="submit" value="Send">
<div style="height: 3000px"></div>
<p class="screen">Only on screens</p><p class="wide">Only where there is room</p>
<p class="cover">Covered<span></span></p>
<div class="cover"><p>Hidden behind</p><div></div></div>
<div class="cover veil"><p>Seen behind glass</p><div></div></div>
<div class="dark"><p>Ink on ink</p><p class="light">Chalk on ink</p></div>
<div style="display: flex; flex-direction: row-reverse; gap: 1em"><p>Said first</p><p>Said second</p></div>
</main><footer>Below</footer></body></html>`

const all = ({ blocks }: RenderedDocument) => blocks.flatMap(({ parts }) => parts)
const looksOf = (document: RenderedDocument | undefined, text: string) =>
  document && all(document).find((part) => part.text.trim() === text)?.appearance

it('a page is read as it is seen, in windows and on paper', async ({ browser, onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-rendered-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'about.html'), html)
  const [page] = await renderPages(browser, folder, ['/about'])
  const [wide, narrow, print] = (['wide', 'narrow', 'print'] as const).map((state) =>
    page?.documents.get(state),
  )
  // It has no scripts that could start.
  expect(page?.documents.has('awake')).toBe(false)
  if (!wide) throw new Error('The page was not read.')

  expect(texts.map(([text]) => [text, looksOf(wide, text)?.hidden])).toEqual(
    texts.map(([text, , hidden]) => [text, hidden]),
  )
  expect(
    wide.blocks
      .filter(({ parts }) => !texts.some(([text]) => text === parts[0]?.text))
      .map(({ role, isShell, parts }) =>
        [
          isShell ? 'shell' : 'main',
          role,
          parts
            .map(({ text }) => text)
            .join('')
            .replace(/\s+/g, ' ')
            .trim(),
        ].join(': '),
      ),
  ).toEqual([
    'shell: paragraph: Home',
    'shell: hidden: To the beginning',
    'main: heading: A short heading',
    'main: paragraph: Generated words follow',
    'main: paragraph: Beside it below unseen seen',
    'main: picture: A harbour',
    'main: item: Item one',
    'main: item: Item two',
    'main: paragraph: Your name',
    'main: item: Choose',
    'main: paragraph: Send',
    'main: paragraph: Only on screens',
    'main: paragraph: Only where there is room',
    'main: paragraph: Covered',
    'main: paragraph: Hidden behind',
    'main: paragraph: Seen behind glass',
    'main: paragraph: Ink on ink',
    'main: paragraph: Chalk on ink',
    'main: paragraph: Said first',
    'main: paragraph: Said second',
    'shell: paragraph: Below',
  ])
  expect(wide.facts.map(({ label, value }) => [label, value])).toEqual([
    ['"Home" leads to', '/about'],
    ['In the tab and in search results', 'The tab'],
    ['Language for screen readers', 'en'],
    ['Text for search results', 'The description'],
  ])

  const hidden = (text: string) => [wide, narrow, print].map((state) => looksOf(state, text)?.hidden)
  expect(hidden('Only on screens')).toEqual([undefined, undefined, 'display: none'])
  expect(hidden('Only where there is room')).toEqual([undefined, 'display: none', undefined])
  expect(hidden('unseen')).toEqual(['display: none', 'display: none', 'display: none'])
  expect(looksOf(wide, 'Hidden behind')?.hidden).toBe('something stands over it')
  expect(looksOf(wide, 'Seen behind glass')?.hidden).toBeUndefined()
  expect(looksOf(wide, 'Item two')?.isUnheard).toBe(true)
  expect(looksOf(wide, 'Said second')?.isBeforeItsPredecessor).toBe(true)
  expect(looksOf(wide, 'Said first')?.isBeforeItsPredecessor).toBeUndefined()

  expect(looksOf(wide, 'plain')).toEqual({ size: 16, contrast: 21 })
  expect(looksOf(wide, 'pale')?.contrast).toBeCloseTo(3.95, 1)
  // What is drawn behind a text is measured in a picture.
  expect(looksOf(wide, 'Ink on ink')?.hidden).toBe('it has the colour of what is behind it')
  expect(looksOf(wide, 'Chalk on ink')?.contrast).toBeGreaterThan(18)
})
