import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { areaDrawing, iconNames, plate, sea } from '../../src/firm/art.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const drawings = new Set(readdirSync(join(publicFolder, 'art'), { recursive: true, encoding: 'utf8' }))
const isThere = (address: string) => drawings.has(address.replace('/art/', ''))

it('an editor can use every icon, because marks.svg has them all', () => {
  const marks = readFileSync(join(publicFolder, 'art/marks.svg'), 'utf8')
  expect([...marks.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    expect.arrayContaining([...iconNames]),
  )
})

it('a visitor sees the drawing of each person and practice that has one', () => {
  const names = (folder: string) =>
    [...drawings].flatMap((path) =>
      path.startsWith(`${folder}/`) && !/(shared|harbor-\d|-narrow)\.?/.test(path)
        ? path.slice(folder.length + 1, -4)
        : [],
    )
  for (const slug of names('plate')) {
    expect([plate(slug), sea(slug)]).toEqual([`/art/plate/${slug}.svg`, `/art/sea/${slug}.svg`])
  }
  for (const slug of names('practice')) expect(areaDrawing(slug).wide).toBe(`/art/practice/${slug}.svg`)
  expect(names('sea')).toEqual(names('plate'))
  expect([names('plate').length, names('practice').length]).toEqual([19, 10])
})

it('a visitor always sees the same shared drawing for a new practice area or person', () => {
  for (const slug of ['tax-law', 'admiralty-law'])
    expect(Object.values(areaDrawing(slug)).filter((path) => path !== undefined && !isThere(path))).toEqual(
      [],
    )
  expect([plate('jane-sample'), sea('jane-sample')].filter((path) => !isThere(path))).toEqual([])
  expect(plate('jane-sample')).toBe(plate('jane-sample'))
})

it('a visitor’s phone loads at most 5 kB for a person’s sea', () => {
  const seas = readdirSync(join(publicFolder, 'art/sea'))
  const sizes = seas.map(
    (name) => brotliCompressSync(readFileSync(join(publicFolder, 'art/sea', name))).length,
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5000)
})
