import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawSiteArt } from '../../../src/firm/drawings.ts'
import { icons } from '../../../src/firm/art/icons/iconSprite.ts'
import { iconNames } from '../../../src/firm/art/icons/iconNames.ts'
import { colour } from '../../../src/firm/theme/tokens.ts'
import { DOMParser } from '../../fixtures/dom.ts'
import { someOf } from '../../sample.ts'

const subjects = {
  bands: [
    'tax-law',
    'about',
    ...someOf(
      ['corporate-law', 'litigation', 'real-estate', 'data-privacy', 'environmental-law', 'careers'],
      (name) => name === 'careers',
    ),
  ],
  peopleSlugs: ['ada-byron', 'ada-byrom', 'john-harrison', 'wei-lin-zhou', 'ngozi-eke'],
  latitude: 40.71,
  longitude: -74.01,
}
const drawings = await Promise.all(
  [...drawSiteArt(subjects)].map(async ([path, { draw }]) => ({ path, svg: await draw(), again: draw })),
)
const named = (path: string): string => {
  const found = drawings.find((drawing) => drawing.path === path)
  if (found === undefined) throw new Error(`No drawing at ${path}`)
  return found.svg
}
const weight = (svg: string): number => gzipSync(svg).length

describe('the list of drawings', () => {
  it('is sorted by path and names each path once', () => {
    const paths = drawings.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)].sort())
  })

  it('has everything that the pages refer to', () => {
    const paths = drawings.map(({ path }) => path)
    for (const path of [
      'hero-wide',
      'hero-medium',
      'hero-narrow',
      'off-chart',
      'marks',
      'rule-paper',
      'rule-ink',
      'band/about',
      'band/tax-law',
      'plate/ngozi-eke',
    ]) {
      expect(paths).toContain(`art/${path}.svg`)
    }
  })
})

/** One of each kind. */
const kinds = ['hero-wide', 'off-chart', 'band/about', 'plate/ngozi-eke', 'marks', 'rule-ink']
it.each(someOf(drawings, ({ path }) => kinds.some((kind) => path === `art/${kind}.svg`)))(
  '$path is drawn the same every time',
  async ({ svg, again }) => {
    expect(await again()).toBe(svg)
  },
)

describe.each(drawings)('$path', ({ svg }) => {
  const parser = new DOMParser()

  it('is well-formed SVG', () => {
    const parsed = parser.parseFromString(svg, 'image/svg+xml')
    expect(parsed.querySelector('parsererror')).toBeNull()
    expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
  })

  it('refers only to what it defines', () => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    for (const match of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g))
      expect(ids).toContain(match[1] ?? match[2])
  })

  it('holds no number that failed, and none with needless decimals', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(svg.match(/\.\d{3,}/)).toBeNull()
    expect(svg.match(/\de[-+]\d/)).toBeNull()
  })

  it('names no colour that the theme does not', () => {
    const known: readonly string[] = ['none', 'currentColor', ...Object.values(colour)]
    const used = [...svg.matchAll(/(?:fill|stroke|stop-color|flood-color)="([^"]*)"/g)].map(
      (match) => match[1],
    )
    for (const value of used) expect(known).toContain(value)
    const hexes = [...svg.matchAll(/#[0-9a-f]{3,8}\b(?=[";])/gi)].map((match) => match[0])
    for (const hex of hexes) if (!svg.includes(`href="${hex}"`)) expect(known).toContain(hex)
  })
})

describe('sizes, compressed', () => {
  it.each([
    ['art/hero-wide.svg', 14_000],
    ['art/hero-medium.svg', 14_000],
    ['art/hero-narrow.svg', 8_000],
    ['art/off-chart.svg', 12_000],
  ])('%s weighs at most %i bytes', (path, most) => {
    expect(weight(named(path))).toBeLessThanOrEqual(most)
  })

  it('bands weigh at most 6 kB and plates 2 kB', () => {
    const heaviest = (folder: string): number =>
      Math.max(...drawings.filter(({ path }) => path.startsWith(folder)).map(({ svg }) => weight(svg)))
    expect(heaviest('art/band/')).toBeLessThanOrEqual(6_000)
    expect(heaviest('art/plate/')).toBeLessThanOrEqual(2_000)
  })

  it('rules are at most 400 bytes as they are', () => {
    expect(named('art/rule-ink.svg').length).toBeLessThanOrEqual(400)
    expect(named('art/rule-paper.svg').length).toBeLessThanOrEqual(400)
  })
})

describe('seeds', () => {
  it('each give another drawing', () => {
    const several = drawings.filter(({ path }) => /band|plate/.test(path))
    expect(new Set(several.map(({ svg }) => svg)).size).toBe(several.length)
  })
})

describe('the marks', () => {
  it('are all drawn, and all in the sprite', () => {
    const sprite = named('art/marks.svg')
    for (const name of iconNames) {
      expect(icons[name]).toMatch(/<(path|circle|ellipse) /)
      expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 48 48">`)
    }
  })

  it('leave colour and weight to what surrounds them', () => {
    for (const drawing of Object.values(icons)) expect(drawing).not.toMatch(/stroke="(?!none)|stroke-width|#/)
  })
})

describe('lines that draw themselves', () => {
  it('are dashed by the animation alone, so that they end whole', () => {
    const svg = named('art/hero-wide.svg')
    expect(svg).toContain('prefers-reduced-motion:no-preference')
    for (const [path] of svg.matchAll(/<path[^>]* pathLength="1"[^>]*>/g))
      expect(path).not.toContain('stroke-dasharray')
  })
})
