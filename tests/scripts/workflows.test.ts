import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const hour = 3_600_000

it.each([
  [0, 0],
  [45 * 24 - 1, 0],
  [45 * 24, 1],
  [70 * 24, 1],
])('an editor hears of a last commit %i hours ago: %i', (hours, status) => {
  const workflow: { jobs: Record<string, { steps: { run: string }[] }> } = parse(
    readFileSync('.github/workflows/nightly.yml', 'utf8'),
  )
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-gh-'))
  const last = new Date(Date.now() - hours * hour).toISOString()
  writeFileSync(join(folder, 'gh'), `#!/bin/sh\necho ${last}\n`)
  chmodSync(join(folder, 'gh'), 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
  const result = spawnSync('bash', ['-ec', workflow.jobs['commits']?.steps[0]?.run ?? ''], { env })
  rmSync(folder, { recursive: true })
  expect([result.status, result.stdout.includes(last)]).toEqual([status, status === 1])
})
