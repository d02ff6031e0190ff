import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keyOf, openPackCache } from '../../src/node/cache/packCache.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-pack-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'pages.pack')
const [one, two, three] = ['one', 'two', 'three'].map((name) => keyOf(name, 1)) as [string, string, string]

/** A cache with two products, from which every test begins. */
function begin(): Buffer {
  rmSync(file, { force: true })
  const cache = openPackCache('pages', { folder })
  cache.put(one, Buffer.from('first product'))
  cache.put(two, Buffer.from('second product'))
  cache.save()
  return readFileSync(file)
}
const read = (key: string) => openPackCache('pages', { folder }).get(key)?.toString()

describe('a cache in one file', () => {
  it('has what was put into it, by its key, in the next run', () => {
    begin()
    expect([read(one), read(two), read(three)]).toEqual(['first product', 'second product', undefined])
  })

  it('gives back no product that was altered, at whatever byte, and leaves the others', () => {
    const whole = begin()
    for (const at of whole.keys()) {
      const altered = Buffer.from(whole)
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
      writeFileSync(file, altered)
      const cache = openPackCache('pages', { folder })
      for (const [key, product] of [
        [one, 'first product'],
        [two, 'second product'],
      ] as const)
        expect([undefined, product], `byte ${at}`).toContain(cache.get(key)?.toString())
      expect([cache.get(one), cache.get(two)], `byte ${at}`).toContain(undefined)
    }
  })

  it('gives back what is whole when its file is cut short, at whatever byte', () => {
    const whole = begin()
    for (const at of whole.keys()) {
      writeFileSync(file, whole.subarray(0, at))
      const cache = openPackCache('pages', { folder })
      expect([undefined, 'first product']).toContain(cache.get(one)?.toString())
      expect(cache.get(two), `${at} bytes`).toBeUndefined()
    }
  })

  it.each<[string, (path: string) => void]>([
    ['is a file', (path) => writeFileSync(path, '')],
    ['is a link that leads to nothing', (path) => symlinkSync(join(folder, 'nowhere'), path)],
  ])('is done without when its folder %s', (_, spoil) => {
    const spoilt = join(folder, 'spoilt')
    spoil(spoilt)
    const cache = openPackCache('pages', { folder: spoilt })
    cache.put(one, Buffer.from('product'))
    cache.save()
    expect(cache.get(one)?.toString()).toBe('product')
    expect(openPackCache('pages', { folder: spoilt }).get(one)).toBeUndefined()
    rmSync(spoilt)
  })

  it('can be deleted while it is in use', () => {
    begin()
    const cache = openPackCache('pages', { folder })
    rmSync(file)
    expect(cache.get(one)?.toString()).toBe('first product')
    cache.put(three, Buffer.from('third product'))
    cache.save()
    expect([read(one), read(three)]).toEqual(['first product', 'third product'])
  })

  it('is shared by two runs without harm: the one that ends last says what is kept', () => {
    begin()
    const [first, second] = [openPackCache('pages', { folder }), openPackCache('pages', { folder })]
    first.put(three, Buffer.from('third product'))
    first.save()
    second.put(keyOf('four'), Buffer.from('fourth product'))
    second.save()
    expect([read(one), read(keyOf('four'))]).toEqual(['first product', 'fourth product'])
  })

  it('stays within its limit: what the last run has not used goes first', () => {
    begin()
    const cache = openPackCache('pages', { folder, limit: 300 })
    expect(cache.get(two)?.toString()).toBe('second product')
    cache.put(three, Buffer.alloc(80, 'x'))
    cache.save()
    expect([read(one), read(two), read(three)?.length]).toEqual([undefined, 'second product', 80])
    expect(statSync(file).size).toBeLessThanOrEqual(300)
  })

  it('adds what was made to its file, each time it is saved', () => {
    const whole = begin()
    const { ino } = statSync(file)
    const cache = openPackCache('pages', { folder })
    cache.put(three, Buffer.from('third product'))
    cache.save()
    cache.put(one, Buffer.from('another first product'))
    cache.save()
    expect(statSync(file).ino).toBe(ino)
    expect(readFileSync(file).subarray(0, whole.length)).toEqual(whole)
    expect([read(one), read(two), read(three)]).toEqual([
      'another first product',
      'second product',
      'third product',
    ])
  })

  it('is written anew where the end of its file is none of its own', () => {
    const whole = begin()
    writeFileSync(file, Buffer.concat([whole, Buffer.from('what was cut off')]))
    const cache = openPackCache('pages', { folder })
    cache.put(three, Buffer.from('third product'))
    cache.save()
    expect([read(one), read(two), read(three)]).toEqual(['first product', 'second product', 'third product'])
  })

  it('writes nothing when nothing was made', () => {
    begin()
    const before = statSync(file).mtimeMs
    cpSync(file, `${file}.copy`)
    const cache = openPackCache('pages', { folder })
    cache.get(one)
    cache.save()
    expect([statSync(file).mtimeMs, readFileSync(file)]).toEqual([before, readFileSync(`${file}.copy`)])
  })
})
