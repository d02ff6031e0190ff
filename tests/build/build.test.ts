import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { root, viteBuild } from './runVite.ts'

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Every file of a folder with its bytes. */
const snapshot = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]),
  )

describe('a build', { timeout: 120_000 }, () => {
  it('publishes the drawings that its pages show, and no others', () => {
    const files = [...snapshot(inject('siteFolder'))]
    const pages = files.filter(([path]) => path.endsWith('.html'))
    const shown = pages.flatMap(([, bytes]) => [
      ...(Buffer.from(bytes, 'base64')
        .toString()
        .match(/\/art\/[\w/-]+\.svg/g) ?? []),
    ])
    const published = files.map(([path]) => path).filter((path) => /^\/art\/.*\.svg$/.test(path))
    expect([...new Set(shown)].sort()).toEqual(published)
  })

  it('with errors tells all of them, without a stack, and leaves the last good site as it was', async () => {
    // The folders of a project other than the one that the command is started in.
    const folders = { CONTENT_DIR: join(work, 'content'), OUT_DIR: join(work, 'dist') }
    const { CONTENT_DIR: content, OUT_DIR: dist } = folders
    cpSync(join(root, 'content'), content, { recursive: true })
    cpSync(inject('siteFolder'), dist, { recursive: true })
    const before = snapshot(dist)
    const firm = join(content, 'firm.mdx')
    writeFileSync(firm, readFileSync(firm, 'utf8').replace('phone:', 'fone:'))
    const tax = join(content, 'practice-areas/tax-law.mdx')
    writeFileSync(tax, `${readFileSync(tax, 'utf8')}\nSee [nothing](/nothing).\n`)
    const { status, output } = await viteBuild(root, folders)
    expect(status).not.toBe(0)
    expect(output).toContain('There is no field "fone" in this kind of file.')
    expect(output).toContain('Did you mean "phone"?')
    expect(output).toContain('practice-areas/tax-law.mdx')
    expect(output).toContain('The link "/nothing" leads to a page that does not exist.')
    expect(output).toContain('2 errors in 2 files.')
    expect(output).not.toMatch(/^\s+at |ContentError/m)
    expect(before.size).toBeGreaterThan(60)
    expect(snapshot(dist)).toEqual(before)
    expect(readdirSync(work).filter((name) => /^\.|\.part$/.test(name))).toEqual([])
  })
})
