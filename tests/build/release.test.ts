import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { npmBuild, root } from './runVite.ts'

/** `npm run build -- --release` refuses what nobody has approved. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-release-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

function build(words: string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = npmBuild(root, words, variables)
  return { status, output: stdout + stderr }
}

describe('the release', () => {
  it(
    'is refused when a word of a legal page changed, with file, approver, day and words',
    { timeout: 60_000 },
    () => {
      const content = join(work, 'content')
      cpSync(join(root, 'content'), content, { recursive: true })
      const file = join(content, 'legal/terms-of-use.mdx')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('We may refuse', 'We must refuse').replace('2025-06-20', '2026-03-01'))
      const out = join(work, 'dist')
      const { status, output } = build(['--release'], {
        CONTENT_DIR: content,
        OUT_DIR: out,
        BUILD_DATE: '2026-03-01',
      })
      const told = output.replace(/\s+/g, ' ')
      expect(told).toMatch(
        /legal\/terms-of-use\.mdx .*\/terms-of-use was approved by .+ on .+, and has changed since: .*We \[-may-\] \{\+must\+\} refuse/,
      )
      expect(told).toContain('The site was not built')
      expect(status).toBe(1)
      expect(existsSync(out)).toBe(false)
    },
  )
})
