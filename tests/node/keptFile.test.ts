import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keep, readKept } from '../../src/node/keptFile.ts'

/** What is kept between builds is believed only when it is just as it was written. */

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)
const content = Buffer.from([0, 10, 13, 255, 128, 65])

it('is read as it was written', () => {
  keep(at('deep/sound'), content)
  expect(readKept(at('deep/sound'))).toEqual(content)
  keep(at('empty'), '')
  expect(readKept(at('empty'))).toEqual(Buffer.from(''))
})

it('is made again when any one bit of it has changed', () => {
  keep(at('flipped'), content)
  const bytes = readFileSync(at('flipped'))
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    writeFileSync(at('flipped'), altered)
    expect(readKept(at('flipped')), `bit ${bit}`).toBeUndefined()
  }
})

it.each<[string, (file: string) => void]>([
  ['is not there', (file) => rmSync(file)],
  ['was cut short', (file) => truncateSync(file, 68)],
  ['is empty', (file) => truncateSync(file)],
  ['was kept without a digest', (file) => writeFileSync(file, content)],
  ['is a copy of another one', (file) => (keep(at('other'), 'other'), copyFileSync(at('other'), file))],
])('is made again when it %s', (_, alter) => {
  keep(at('one'), content)
  alter(at('one'))
  expect(readKept(at('one'))).toBeUndefined()
})

it('is done without where the disk refuses', () => {
  writeFileSync(at('file'), '')
  keep(at('file/below'), content)
  expect(readKept(at('file/below'))).toBeUndefined()
})
