import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
const [content, out] = [join(work, 'content'), join(work, 'dist')]
let first: Map<string, string>

/**
 * Runs `npm run build` on a copy of the content.
 * @param variables more environment variables
 * @param killedAfter ms after which it is killed
 * @returns its output if it failed, otherwise an empty string
 */
const build = (variables: NodeJS.ProcessEnv = {}, flags: string[] = [], killedAfter = 0): Promise<string> => {
  // Vitest's variables would turn it into a test build.
  const own = { ...process.env, NODE_ENV: undefined, VITEST: undefined, MODE: undefined, NO_COLOR: '1' }
  const env = { ...own, CONTENT_DIR: content, OUT_DIR: out, BUILD_DATE: '2026-11-26', ...variables }
  const options = { cwd: root, env, timeout: killedAfter, killSignal: 'SIGKILL' } as const
  return new Promise((done) =>
    execFile(process.execPath, ['scripts/cli.mjs', 'build', ...flags], options, (error, stdout, stderr) =>
      done(error === null ? '' : `${stdout}${stderr}(exit status ${error.code})`),
    ),
  )
}

/** The content of every file in a folder. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  )

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')))

beforeAll(() => cpSync(join(root, 'content'), content, { recursive: true }))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe.sequential('npm run build', () => {
  it('an editor who builds twice at once gets the same bytes in any folder and time zone', async () => {
    const other = { OUT_DIR: join(work, 'other/dist'), TZ: 'Pacific/Honolulu' }
    expect(await Promise.all([build({ TZ: 'Asia/Tokyo' }), build(other)])).toEqual(['', ''])
    first = filesOf(out)
    expect(first.size).toBeGreaterThan(100)
    expect(filesOf(other.OUT_DIR)).toEqual(first)
    rmSync(join(work, 'other'), { recursive: true })
  })

  it('an editor who kills a build keeps the last site, and the next build cleans up', async () => {
    await Promise.all([500, 1500].map((after) => build({}, [], after)))
    expect(filesOf(out)).toEqual(first)
    expect(await build()).toBe('')
    expect(readdirSync(work).sort()).toEqual(['content', 'dist'])
  })

  it('a lawyer reads which approved words stop a release, and the last site stays', async () => {
    edit('legal/terms-of-use.mdx', (text) =>
      text.replace('We may refuse', 'We must refuse').replace('2025-06-20', '2026-03-01'),
    )
    const output = (await build({}, ['--release'])).replace(/\s+/g, ' ')
    expect(output).toMatch(
      /legal\/terms-of-use\.mdx .*\/terms-of-use was approved by .+ on .+, and has changed since/,
    )
    expect(output).toContain('We [-may-] {+must+} refuse')
    expect(output).toMatch(/The site was not built.*\(exit status 1\)$/)
    expect(filesOf(out)).toEqual(first)
  })

  it('an editor reads all errors of a build, without a stack trace, and the last site stays', async () => {
    edit('firm.mdx', (text) => text.replace('phone:', 'fone:'))
    edit('practice-areas/tax-law.mdx', (text) => `${text}\nSee [nothing](/nothing).\n`)
    const output = await build()
    for (const part of ['"fone"', 'practice-areas/tax-law.mdx', '"/nothing"', '(exit status 1)'])
      expect(output).toContain(part)
    expect(output).not.toMatch(/^\s+at /m)
    expect(filesOf(out)).toEqual(first)
    expect(readdirSync(work).sort()).toEqual(['content', 'dist'])
  })
})
