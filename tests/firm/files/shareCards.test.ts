import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawShareCard, type ShareCard } from '../../../src/firm/files/shareCard.ts'
import { penWith } from '../../../src/render/pen.ts'
import { sharePicture, textOutliner } from '../../../src/node/svgPictures.ts'

const outline = await textOutliner(process.cwd())

const person: ShareCard = { label: 'Partner', title: 'Jane Sample', art: '/art/plate/wei-lin-zhou.svg' }
const practice: ShareCard = { label: 'Practice', title: 'Tax Law', art: '/art/practice/tax-law.svg' }

const draw = (card: ShareCard): string | undefined => {
  const art = `data:image/svg+xml;base64,${readFileSync(`public${card.art}`, 'base64')}`
  return drawShareCard({ card, firm: 'West Atlantic', art, outline })
}

/** How many colors a part of the picture has. */
async function colorsIn(svg: string, [left, top, width, height]: [number, number, number, number]) {
  const pixels = await sharp(Buffer.from(svg)).extract({ left, top, width, height }).raw().toBuffer()
  return new Set(pixels.toString('hex').match(/.{8}/g)).size
}

it('a visitor sees a title as large as it fits, to the pixel, without a short third line', () => {
  const { fit } = penWith((_, text) => ({ paths: '', width: text.length }))
  const long = `${'a'.repeat(20)} ${'b'.repeat(20)} ${'c'.repeat(9)}`
  for (const [title, room, height, size] of [
    ['Fees', 400, 104, 100],
    ['Fees', 399, 104, 96],
    ['Fees', 400, 103, 96],
    [`${long}c`, 2000, 400, 100],
    [long, 2000, 400, 64],
    // Never smaller, even if it doesn't fit.
    ['Fees', 4, 104, 4],
  ] as const)
    expect(fit(title, { most: 100, room, height }).size).toBe(size)
})

describe('the picture of a shared link', () => {
  const office = {
    label: 'Senior Counsel',
    line: 'Mergers, Purchases & the Governance of Public Corporations',
  }
  it.each([
    ['a short name', person],
    ['a long name', { ...person, title: 'Maximiliane-Theodora Featherstonehaugh-Cholmondeley de la Cruz' }],
    ['a name without a space', { ...person, title: 'W'.repeat(60) }],
    ['a long title', { ...person, ...office }],
    ['accents', { ...person, title: 'Łukasz Nguyễn-Škvorecký, Jr.' }],
    ['a practice', practice],
    ['a long practice', { ...practice, title: 'Representations & Warranties Insurance Coverage Disputes' }],
  ])('a visitor sees all of %s inside the picture', async (_, card) => {
    const svg = draw(card) ?? ''
    // The right and bottom margins, and the space between the name and the line above the firm's name.
    expect(await colorsIn(svg, [1140, 0, 60, 630])).toBe(1)
    expect(await colorsIn(svg, [510, 590, 690, 40])).toBe(1)
    expect(await colorsIn(svg, [560, 504, 640, 20])).toBe(1)
    expect(await colorsIn(svg, [560, 110, 640, 390])).toBeGreaterThan(10)
  })

  it('an editor whose name has characters of another script gets the site’s picture', () => {
    expect(draw({ ...person, title: '王偉林' })).toBeUndefined()
  })

  it('a visitor sees a photograph in place of the plate', async () => {
    const photograph = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    const art = `data:image/jpeg;base64,${photograph.toString('base64')}`
    const svg = drawShareCard({ card: person, firm: 'West Atlantic', art, outline }) ?? ''
    expect(await colorsIn(svg, [0, 0, 502, 630])).toBe(1)
    expect(await colorsIn(svg, [505, 0, 15, 630])).toBe(1)
  })

  it.each([person, practice])('a visitor loads at most 60 kB: $title', async (card) => {
    const bytes = await sharePicture(draw(card) ?? '', 16)
    expect(bytes.length).toBeLessThan(60_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })
})
