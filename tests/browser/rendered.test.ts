import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { renderSites } from '../../scripts/pictures/renderSites.ts'
import type { RenderedDocument } from '../../src/compliance/rendered/types.ts'
import { it } from './browser.ts'

/** How a browser’s view of a finished page is read: its words in order, and how each is seen. */

const unpainted = 'it is not painted, or something is painted over it'

/** A text, the style that it stands in, and why it cannot be seen; `undefined`: it can. */
const texts: readonly [text: string, style: string, hidden: string | undefined][] = [
  ['plain', '', undefined],
  ['none', 'display: none', 'display: none'],
  ['invisible', 'visibility: hidden', 'visibility: hidden'],
  ['faded', 'opacity: 0.02', 'opacity: 0.02'],
  ['pale', 'opacity: 0.5', undefined],
  ['transparent', 'color: transparent', 'its letters are transparent'],
  ['same', 'color: #fff', 'it has the colour of what is behind or over it'],
  ['nearly', 'color: oklch(0.99 0 0)', 'it has the colour of what is behind or over it'],
  ['filled', '-webkit-text-fill-color: #fff', 'it has the colour of what is behind or over it'],
  ['tiny', 'font-size: 1px', 'font-size: 1px'],
  ['shrunk', 'transform: scale(0.05)', 'font-size: 0.8px'],
  ['indented', 'text-indent: -9999px; overflow: hidden', 'it stands off the page'],
  ['aside', 'position: absolute; left: -9999px', 'it stands off the page'],
  ['above', 'position: absolute; top: -200px', 'it stands off the page'],
  ['one', 'position: absolute; width: 1px; height: 1px; overflow: hidden', 'it is cut off'],
  ['clipped', 'clip-path: inset(50%)', unpainted],
  ['masked', 'mask: linear-gradient(transparent, transparent)', unpainted],
  ['dimmed', 'filter: opacity(0.02)', unpainted],
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
.after, .redacted, .tile, .under { position: relative }
.after::after { content: ''; position: absolute; inset: 0; background: #fff }
.redacted i { position: relative } .redacted i::after { content: ''; position: absolute; inset: 0; background: currentColor }
.tile::before { content: ''; position: absolute; inset: 0; z-index: 1; background: repeating-linear-gradient(#eee, #ddd 4px) }
.under { background: #eee; isolation: isolate; overflow: hidden } .under span { position: relative; z-index: -1 }
.bar { position: fixed; bottom: 0; left: 0; right: 0; height: 200px; background: #123 }
.clamp { width: 6em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
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
<p class="after">Covered by a style</p><p class="tile">Behind a pattern</p>
<p class="redacted">You may <i>not</i> refuse</p><p class="clamp">Shown but not wholly, by far</p>
<div style="height: 3000px"></div>
<p class="screen">Only on screens</p><p class="wide">Only where there is room</p>
<p class="cover">Covered<span></span></p>
<div class="cover"><p>Hidden behind</p><div></div></div>
<div class="cover veil"><p>Seen behind glass</p><div></div></div>
<div class="dark"><p>Ink on ink</p><p class="light">Chalk on ink</p></div>
<div style="display: flex; flex-direction: row-reverse; gap: 1em"><p>Said first</p><p>Said second</p></div>
<div class="bar"></div></main><footer>Below</footer></body></html>`

const all = ({ blocks }: RenderedDocument) => blocks.flatMap(({ parts }) => parts)
const looksOf = (document: RenderedDocument | undefined, text: string) =>
  document && all(document).find((part) => part.text.trim() === text)?.appearance

it('a page is read as it is seen, in windows and on paper', async ({ browser, onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-rendered-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'about.html'), html)
  const { before } = await renderSites(browser, { before: folder, after: folder }, [601, 600])
  const [page] = before
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
    'main: paragraph: Covered by a style',
    'main: paragraph: Behind a pattern',
    'main: paragraph: You may not refuse',
    'main: paragraph: Shown but not wholly, by far',
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
  expect(looksOf(page?.documents.get('601 pixels'), 'Only where there is room')).toEqual({ size: 16 })
  expect(looksOf(page?.documents.get('600 pixels'), 'Only where there is room')?.hidden).toBe('display: none')
  for (const text of ['Hidden behind', 'Covered by a style', 'Behind a pattern', 'not'])
    expect([text, looksOf(wide, text)?.hidden]).toEqual([text, unpainted])
  expect(looksOf(wide, 'refuse')?.hidden).toBeUndefined()
  expect(looksOf(wide, 'wholly, by far')?.hidden).toBe('it is cut off')
  expect(looksOf(wide, 'Seen behind glass')?.hidden).toBeUndefined()
  expect(looksOf(wide, 'Item two')?.isUnheard).toBe(true)
  expect(looksOf(wide, 'Said second')?.isBeforeItsPredecessor).toBe(true)
  expect(looksOf(wide, 'Said first')?.isBeforeItsPredecessor).toBeUndefined()

  expect(looksOf(wide, 'plain')).toEqual({ size: 16, contrast: 21 })
  expect(looksOf(wide, 'pale')?.contrast).toBeCloseTo(3.95, 1)
  // What is drawn behind a text is measured in a picture.
  expect(looksOf(wide, 'Ink on ink')?.hidden).toBe('it has the colour of what is behind or over it')
  expect(looksOf(wide, 'Chalk on ink')?.contrast).toBeGreaterThan(18)
})
