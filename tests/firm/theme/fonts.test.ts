import { readFileSync } from 'node:fs'
import subset from 'subset-font'
import { describe, expect, it } from 'vitest'
import { characters } from '../../../scripts/fonts/subsets.ts'
import { readAdvances, readTables } from '../../../scripts/fonts/tables.ts'
import { families, fontFaces, preloadedFonts } from '../../../src/firm/theme/fontFaces.ts'

const files = ['serif', 'serif-italic', 'sans'] as const

const read = (file: string): Buffer =>
  readFileSync(new URL(`../../../src/firm/theme/fonts/${file}`, import.meta.url))

const advancesOf = async (file: string): Promise<Map<string, number>> =>
  readAdvances(
    readTables(await subset(read(`${file}.woff2`), '', { targetFormat: 'sfnt', keepAllGlyphs: true })),
  )

const rules = fontFaces.split('@font-face').slice(1)

describe('the font files', () => {
  it('weigh 90 kB together at most', () => {
    const total = files.reduce((sum, file) => sum + read(`${file}.woff2`).length, 0)
    expect(total).toBeLessThanOrEqual(90_000)
  })

  it.each(files)('%s is a WOFF2 file', (file) => {
    expect(read(`${file}.woff2`).toString('latin1', 0, 4)).toBe('wOF2')
  })

  it.each(files)('%s has every character that the site sets', async (file) => {
    const advances = await advancesOf(file)
    const sample = '“Zoë Núñez’s brief” – § 7.1(f) — 40°42′46″ N · ½ × €1,234.50 … no. 3 → ¶ “Señor Ångström”'
    const missing = [...sample, ...characters].filter((character) => !advances.has(character))
    // A browser sets U+2010 for the no-break hyphen where a font has only the former.
    expect([...new Set(missing)].filter((character) => character !== '\u2011')).toEqual([])
    expect(advances.has('\u2010')).toBe(true)
  })

  it.each(files)('%s sets figures in columns unless told otherwise', async (file) => {
    const advances = await advancesOf(file)
    expect(new Set([...'0123456789'].map((digit) => advances.get(digit))).size).toBe(1)
  })

  it('come with their licence', () => {
    const licence = read('OFL.txt').toString('utf8')
    for (const phrase of ['Source Serif 4', 'Source Sans 3', 'SIL OPEN FONT LICENSE Version 1.1']) {
      expect(licence).toContain(phrase)
    }
  })
})

describe('the font rules', () => {
  it('swap each web font in', () => {
    const web = rules.filter((rule) => rule.includes('url('))
    expect(web.length).toBeGreaterThanOrEqual(files.length)
    for (const rule of web) expect(rule).toContain('font-display:swap')
    for (const file of files) expect(web.some((rule) => rule.includes(file))).toBe(true)
  })

  it.each(Object.entries(families))('give %s a fallback of the same measure', (_, stack) => {
    const [web, fallback] = stack.split(',')
    expect(rules.some((rule) => rule.includes(`font-family:${web};`) && rule.includes('url('))).toBe(true)
    const stand = rules.filter((rule) => rule.includes(`font-family:${fallback};`))
    expect(stand.length).toBeGreaterThan(1)
    for (const rule of stand) {
      expect(rule).toMatch(/size-adjust:\d[\d.]*%;ascent-override:\d[\d.]*%;descent-override:\d[\d.]*%/)
    }
  })

  it('preload files that the rules use', () => {
    expect(preloadedFonts).toHaveLength(2)
    for (const address of preloadedFonts) expect(fontFaces).toContain(address)
  })

  it('stay small enough to stand in every page', () => {
    expect(fontFaces.length).toBeLessThan(4_000)
  })
})
