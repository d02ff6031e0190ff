import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'bench [PAGES]',
  summary: 'builds the site with 1,000 more pages, or as many as you type, and prints the time and memory.',
  flags: {},
  notes: 'The pages and the site are written to a temporary folder.',
  run: (_, [pages = '1000']) => {
    if (!/^\d+$/.test(pages)) throw new UsageError(`"${pages}" is not a number of pages.`)
    return measureBuild(Number(pages))
  },
})

/** @returns the build's exit status */
function measureBuild(count: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [content, peaks] = [join(folder, 'content'), join(folder, 'peaks')]
  try {
    cpSync(contentFolders().content, content, { recursive: true })
    addPages(content, count)
    const started = performance.now()
    const { status, stderr } = spawnSync('npm', ['run', 'build'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CONTENT_DIR: content,
        OUT_DIR: join(folder, 'dist'),
        PEAKS_FILE: peaks,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(notePeak)}`,
      },
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    if (status !== 0) console.error(stderr)
    else {
      const peak = Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number))
      console.log(`${count} generated pages: ${seconds} s, ${Math.round(peak / 1024)} MB at the peak.`)
    }
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loaded into each process of the build: notes its peak memory in kB when it ends. */
const notePeak = `import { appendFileSync } from 'node:fs'
process.on('exit', () => appendFileSync(process.env.PEAKS_FILE, process.resourceUsage().maxRSS + '\\n'))`

/** Adds pages of about 250 words, each with a link to the next. */
function addPages(content: string, count: number): void {
  const paths = Array.from({ length: count }, (_, index) => `samples/sample-${index + 1}`)
  mkdirSync(join(content, 'pages/samples'), { recursive: true })
  for (const [index, path] of ['samples', ...paths].entries())
    writeFileSync(join(content, 'pages', `${path}.mdx`), pageText(index, paths[index % count] ?? 'samples'))
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
