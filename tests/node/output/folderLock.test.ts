import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { takeLock, tryLock, type FolderLock } from '../../../src/node/output/folderLock.ts'
import { UserError } from '../../../src/node/userError.ts'
import { isAbandoned, newOwnerName, ownerState } from '../../../src/node/processOwner.ts'

/** One at a time; what the dead have held is free. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-lock-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let path = ''
beforeEach(() => {
  path = join(mkdtempSync(join(work, 'for-')), 'lock')
})

const [pid = '', began = '', machine = '', id = ''] = newOwnerName().split('.')

/** A lock that somebody else holds. */
function hold(owner: string): void {
  mkdirSync(path)
  writeFileSync(join(path, owner), '')
}

function taken(): FolderLock {
  const lock = tryLock(path)
  if (typeof lock === 'string') throw new Error(`It is held by ${lock}.`)
  return lock
}

describe('a lock', () => {
  it('is had by one at a time, and leaves nothing behind', async () => {
    const first = taken()
    expect(typeof tryLock(path)).toBe('string')
    const waited: string[] = []
    const second = takeLock(path, { seconds: 60, onWait: (holder) => waited.push(holder) })
    expect(waited).toEqual([`process ${process.pid}`])
    first.release()
    ;(await second).release()
    expect(readdirSync(join(path, '..'))).toEqual([])
  })

  it('is had by one of many that find the same dead holder', async () => {
    hold(`${pid}.00000000.${machine}.${id}`)
    let [holders, most] = [0, 0]
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const lock = await takeLock(path, { seconds: 60, onWait: () => undefined })
        holders += 1
        most = Math.max(most, holders)
        await Promise.resolve()
        holders -= 1
        lock.release()
      }),
    )
    expect(most).toBe(1)
  })

  it('that is held for too long is told in one sentence, with what to delete', async () => {
    taken()
    const waiting = takeLock(path, { seconds: 0, onWait: () => undefined })
    await expect(waiting).rejects.toThrow(UserError)
    await expect(waiting).rejects.toThrow(`if you know that none does, delete ${path} and build again.`)
  })

  it('with somebody’s file in it is nobody’s, and stays', () => {
    hold('notes.txt')
    expect(() => tryLock(path)).toThrow('somebody has put notes.txt into it')
    expect(readdirSync(path)).toEqual(['notes.txt'])
  })
})

describe('a holder', () => {
  it.each([
    ['this process', [pid, began, machine, id], 'alive'],
    ['another process of the same number', [pid, '00000000', machine, id], 'dead'],
    ['a number that no process has', ['4194304', began, machine, id], 'dead'],
    ['a process of another machine', [pid, began, '00000000', id], 'elsewhere'],
  ])('that is %s', (_, name, state) => {
    expect(ownerState(name.join('.'))).toBe(state)
  })

  it('that was killed is dead, and was alive before', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(child, 'spawn')
    const name = (start: string) => [child.pid, start, machine, id].join('.')
    // Its beginning is another one than ours.
    expect(ownerState(name(began))).toBe('dead')
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(ownerState(name(began))).toBe('dead')
  })

  it('on another machine counts as dead after ten minutes without a sign', () => {
    const name = [pid, began, '00000000', id].join('.')
    hold(name)
    expect(isAbandoned(join(path, name), name)).toBe(false)
    const then = Date.now() / 1000 - 11 * 60
    utimesSync(join(path, name), then, then)
    expect(isAbandoned(join(path, name), name)).toBe(true)
    taken().release()
  })
})
