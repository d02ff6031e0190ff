import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isWhole, recoverSite } from '../../src/node/output/recoverSite.ts'
import { root } from '../build/runVite.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { cases, expectRecovery, snapshot } from '../node/output/killedPublishing.ts'
import { makePublisher } from '../node/output/publisher.ts'

/**
 * Builds that are killed at any moment, and builds at the same time: there is always a whole site, and the next build
 * is a clean one. `BUILDS=10` does ten of each instead of all.
 */

const asked = Number(process.env['BUILDS'] ?? Number.NaN)
const [kills, pairs] = Number.isNaN(asked) ? [200, 50] : [asked, asked]

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-builds-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(() => vi.restoreAllMocks())

it.each(cases)('a site put in place %s and killed before any operation', async (kind) => {
  const publish = await makePublisher(work)
  const folder = () => mkdtempSync(join(work, 'project-'))
  const choose = (names: string[]) => names.map((_, index) => index)
  expect(await expectRecovery(publish, { kind, folder, choose })).toBeGreaterThan(15)
})

describe('the whole build', () => {
  const content = join(work, 'content')
  const out = join(work, 'site/dist')

  /** Builds the tiny site of a year. @param killAfter milliseconds after which it is killed */
  async function build(year: number, killAfter?: number): Promise<{ status: number | null; said: string }> {
    const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        VITEST: undefined,
        MODE: undefined,
        NO_COLOR: '1',
        CONTENT_DIR: content,
        OUT_DIR: out,
        BUILD_DATE: `${year}-01-31`,
      },
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const ended = new Promise<number | null>((done, fail) => {
      child.on('error', fail)
      child.on('close', done)
    })
    if (killAfter !== undefined) {
      const over = new AbortController()
      const killed = setTimeout(killAfter, undefined, { signal: over.signal }).then(
        () => child.kill('SIGKILL'),
        () => false,
      )
      await ended
      over.abort()
      await killed
    }
    return { status: await ended, said }
  }

  const years = [2026, 2027]
  /** What an undisturbed build of each year makes. */
  const clean: Record<string, string>[] = []
  let length = 0

  beforeAll(async () => {
    for (const [path, text] of Object.entries(minimalTree)) {
      mkdirSync(dirname(join(content, path)), { recursive: true })
      writeFileSync(join(content, path), text)
    }
    for (const year of years) {
      const started = performance.now()
      const { status, said } = await build(year)
      expect(status, said).toBe(0)
      length = performance.now() - started
      clean.push(snapshot(out))
    }
    expect(clean[0]).not.toEqual(clean[1])
  })

  it(`killed at ${kills} moments`, async () => {
    for (let run = 0; run < kills; run += 1) {
      // Half of them in the last part, in which the site is written and put in place.
      const after = length * (run % 2 === 0 ? Math.random() : 0.8 + 0.3 * Math.random())
      await build(years[run % 2] ?? 0, after)
      await recoverSite({ out })
      expect(isWhole(out), `killed after ${after} ms`).toBe(true)
      expect(clean, `killed after ${after} ms`).toContainEqual(snapshot(out))
      if (run % 10 !== 9) continue
      const { status, said } = await build(years[0] ?? 0)
      expect(status, said).toBe(0)
      expect(snapshot(out)).toEqual(clean[0])
      expect(readdirSync(dirname(out))).toEqual(['dist'])
    }
  })

  it(`of ${pairs} pairs at once`, async () => {
    for (let run = 0; run < pairs; run += 1) {
      const ended = await Promise.all(years.map((year) => build(year)))
      expect(
        ended.map(({ status }) => status),
        ended.map(({ said }) => said).join('\n'),
      ).toEqual([0, 0])
      expect(clean).toContainEqual(snapshot(out))
      expect(readdirSync(dirname(out))).toEqual(['dist'])
    }
    const scratch = join(root, 'node_modules/.west-atlantic')
    expect(
      existsSync(scratch) ? readdirSync(scratch).filter((name) => name.startsWith('server-')) : [],
    ).toEqual([])
  })
})
