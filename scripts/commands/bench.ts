import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../src/node/userError.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

/** Builds the site with many more pages, to see what that costs. */
export default defineCommand({
  usage: 'bench [PAGES]',
  summary: 'builds generated pages in a temporary folder and prints the time and the peak memory.',
  flags: {},
  notes: `npm run bench        1,000 pages more than the site has
npm run bench 5000   another number of pages

Other programs that run at the same time make it slower.`,
  run: (_, [typed = '1000']) => {
    const count = Number(typed)
    if (!Number.isInteger(count) || count < 1)
      throw new UsageError(`"${typed}" is no number of pages. Type, for example: npm run bench 1000`)
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    try {
      const { seconds, megabytes } = measureBuild(count, folder)
      console.log(`${count} generated pages: ${seconds.toFixed(2)} s, ${megabytes} MB at the peak.`)
      return 0
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

function measureBuild(count: number, folder: string): { seconds: number; megabytes: number } {
  const [content, out, peak] = [join(folder, 'content'), join(folder, 'dist'), join(folder, 'peak')]
  cpSync(contentFolders().content, content, { recursive: true })
  addPages(content, count)
  const program = join(import.meta.dirname, '../cli.mjs')
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', reportPeak, program, 'build'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: content,
      OUT_DIR: out,
      PEAK_FILE: peak,
      npm_lifecycle_event: undefined,
    },
  })
  if (status !== 0) throw new UserError(`The build failed.\n${stderr}`)
  const seconds = (performance.now() - started) / 1000
  return { seconds, megabytes: Math.round(Number(readFileSync(peak, 'utf8')) / 1024) }
}

/** Loaded into the build: writes its peak memory, in kB, when it ends. */
const reportPeak = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs'
  process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)))`,
)}`

/** Adds pages of about 350 words, each with a link to the next. */
function addPages(content: string, count: number): void {
  const paths = Array.from({ length: count }, (_, index) => `samples/sample-${index + 1}`)
  mkdirSync(join(content, 'pages/samples'), { recursive: true })
  for (const [index, path] of ['samples', ...paths].entries()) {
    const next = paths[index % count] ?? 'samples'
    writeFileSync(join(content, 'pages', `${path}.mdx`), pageText(index, next))
  }
  appendFileSync(join(content, 'addresses.txt'), ['samples', ...paths].map((path) => `/${path}\n`).join(''))
}

const pageText = (number: number, next: string): string => `---
template: plain
title: Sample ${number}
description: Sample ${number} measures how long a site with many pages takes to build, and how much memory.
lede: A page like many others.
---

${Array.from({ length: 6 }, (_, part) => section(number, part)).join('\n')}
More is on [the next page](/${next}).
`

const section = (number: number, part: number): string => `## Part ${part + 1} of page ${number}

The **owner** of vessel ${number} writes to the charterer about berth ${part} and the *cargo* in its hold.
The broker answers before noon, with a survey, an invoice and a draft of the new clause for the lease.

- Notice ${number} names the pilot, the tug and the insurer.
- The court hears the witness after the panel has read the report.
`
