import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillFolder } from '../../../src/node/output/putInPlace.ts'
import { isWhole, recoverSite } from '../../../src/node/output/recoverSite.ts'
import { insideSite, newWorkPath } from '../../../src/node/output/stagingArea.ts'
import { last, next, snapshot } from './killedPublishing.ts'
import { putSite } from './putSite.ts'

/** A folder that stays, as a disk that is shown at its place does: it is filled from a folder inside it. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-fill-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
afterAll(() => vi.restoreAllMocks())

let out = ''
let finished = ''
beforeEach(() => {
  out = join(mkdtempSync(join(work, 'for-')), 'dist')
  putSite(out, last)
  finished = newWorkPath(insideSite(out), 'next')
})

/** What the new site looks like by itself. */
function clean(): Record<string, string> {
  const folder = join(out, '../clean')
  putSite(folder, next)
  return snapshot(folder)
}

describe('a folder that is filled', () => {
  it('is the same folder with the new site, and keeps what the system has in it', () => {
    mkdirSync(join(out, 'lost+found'))
    const { ino } = statSync(out)
    putSite(finished, next)
    fillFolder(finished, out, insideSite(out))
    expect(snapshot(out)).toEqual({ ...clean(), 'lost+found': '/' })
    expect(statSync(out).ino).toBe(ino)
  })

  it('is filled to the end by the next command', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    putSite(finished, next)
    // A process that is not there any more had begun.
    const [, began, machine, id] = finished.split('.build-next-')[1]?.split('.') ?? []
    const filling = join(out, `.build-fill-4194304.${began}.${machine}.${id}`)
    renameSync(finished, filling)
    mkdirSync(join(out, 'assets'), { recursive: true })
    renameSync(join(filling, 'assets/next.js'), join(out, 'assets/next.js'))
    await recoverSite({ out })
    expect(told).toHaveBeenCalledOnce()
    expect(snapshot(out)).toEqual(clean())
    expect(isWhole(out)).toBe(true)
  })

  it('is left alone where somebody has put a file into it meanwhile', async () => {
    putSite(finished, next)
    const [, began, machine, id] = finished.split('.build-next-')[1]?.split('.') ?? []
    renameSync(finished, join(out, `.build-fill-4194304.${began}.${machine}.${id}`))
    writeFileSync(join(out, 'notes.txt'), 'Mine.')
    await expect(recoverSite({ out })).rejects.toThrow('the file notes.txt in ')
    expect(readdirSync(out)).toContain('notes.txt')
    rmSync(join(out, 'notes.txt'))
    await recoverSite({ out })
    expect(snapshot(out)).toEqual(clean())
  })
})
