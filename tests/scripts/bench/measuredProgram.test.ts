import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { groupMemory, measureProgram, startProgram } from '../../../scripts/bench/measuredProgram.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Holds some memory for a while. */
const holding = 'const held = Buffer.alloc(100 * 2 ** 20, 1); setTimeout(() => console.log(held.length), 400)'
const node = (script: string) => ({ words: [process.execPath, '-e', script], cwd: folder })

describe('a measured program', () => {
  it('counts the memory of what it starts', async () => {
    const script = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(holding)}])`
    const { seconds, peakMiB } = await measureProgram(node(script))
    expect(seconds).toBeGreaterThan(0.4)
    expect(peakMiB).toBeGreaterThan(100)
  })

  it('that fails is told with its exit status and the last that it said', async () => {
    await expect(measureProgram(node('console.error("No luck."); process.exit(3)'))).rejects.toThrow(
      /ended with 3: No luck\.$/,
    )
    const { output } = await measureProgram(node('console.log("Fine."); process.exit(3)'), [0, 3])
    expect(output).toBe('Fine.\n')
  })

  it('that is no program is told', async () => {
    await expect(measureProgram({ words: ['no-such-program'], cwd: folder })).rejects.toThrow('ENOENT')
  })

  it('is stopped with all that it has started', async () => {
    const server = startProgram({ words: ['sh', '-c', 'echo $$; sleep 600 & sleep 600'], cwd: folder })
    while (server.output() === '') await new Promise((resolve) => setTimeout(resolve, 10))
    const group = Number(server.output())
    expect(server.memory()).toBeGreaterThan(0)
    await server.stop()
    expect(server.hasEnded()).toBe(true)
    await expect.poll(() => groupMemory(group)).toBe(0)
  })
})

it('Ctrl-C leaves no folder and no program', async () => {
  const jiti = join(import.meta.dirname, '../../../node_modules/jiti/lib/jiti-cli.mjs')
  const program = join(import.meta.dirname, 'interrupted.ts')
  const child = spawn(process.execPath, [jiti, program, join(folder, 'work-')])
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (!said.includes('\n')) await once(child.stdout, 'data')
  const work = said.trim()
  expect(existsSync(work)).toBe(true)
  child.kill('SIGINT')
  const [status] = await once(child, 'close')
  expect(status).toBe(130)
  expect(said).toContain('Stopped.')
  expect(readdirSync(folder)).toEqual([])
  await expect.poll(() => programsIn(work)).toEqual([])
})

/** The programs that run in a folder, by Linux's list of them; where there is no such list, none. */
function programsIn(work: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readlinkSync(`/proc/${name}/cwd`).startsWith(work)
    } catch {
      // It has ended, or belongs to somebody else.
      return false
    }
  })
}
