import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandContext } from '../cli/command.ts'
import { contentFolders, print, UsageError } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'

export const bench = defineCommand({
  name: 'bench',
  summary: 'builds generated pages in a temporary folder and prints the time and the peak memory.',
  examples: { '': '1,000 pages more than the site has', '-- 5000': 'another number of pages' },
  positionals: { pages: { type: 'string' } },
  tooMany: ([word]) => `Give one number of pages. Leave "${word}" out.`,
  flags: {},
  notes: 'Other programs that run at the same time make it slower.',
  run: ({ pages }, context) => measureBuild(Number(pages ?? 1000), context),
})

/** Builds the site with this many more pages. Resolves with the build's exit status. */
function measureBuild(count: number, context: CommandContext): number {
  if (!Number.isInteger(count) || count < 0)
    throw new UsageError('The number of pages is not a number. Write: npm run bench -- 1000')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const content = join(folder, 'content')
  const [out, peakFile] = [join(folder, 'dist'), join(folder, 'peak')]
  try {
    cpSync(contentFolders(context).content, content, { recursive: true })
    addPages(content, count)
    const started = performance.now()
    const build = spawnSync(
      process.execPath,
      ['--import', reportPeak, join(context.cwd, 'scripts/build.mjs')],
      {
        cwd: context.cwd,
        encoding: 'utf8',
        env: { ...context.env, CONTENT_DIR: content, OUT_DIR: out, PEAK_FILE: peakFile },
      },
    )
    if (build.status !== 0) {
      print(context.stderr, build.stderr)
      return 1
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    // With child processes: the largest of all.
    const peak = Math.max(...readFileSync(peakFile, 'utf8').trim().split('\n').map(Number))
    print(
      context.stdout,
      `${count} generated pages: ${seconds} s, ${Math.round(peak / 1024)} MB at the peak.`,
    )
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loaded into the build: writes its peak memory, in kB, when it ends. */
const reportPeak = `data:text/javascript,${encodeURIComponent(
  `import { appendFileSync } from 'node:fs'
  process.on('exit', () => appendFileSync(process.env.PEAK_FILE, process.resourceUsage().maxRSS + '\\n'))`,
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
