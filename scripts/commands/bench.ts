import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/vite/buildSite.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'bench [PAGES]',
  summary: 'builds the site with 1,000 more pages, or as many as you type, and prints the time and memory.',
  flags: {},
  notes: 'The pages and the site are written to a temporary folder.',
  run: async (_, [typed = '1000']) => {
    const count = Number(typed)
    if (!(Number.isInteger(count) && count > 0))
      throw new UsageError(`"${typed}" isn't a number. Type one such as 1000.`)
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    const content = join(folder, 'content')
    try {
      cpSync(contentFolders().content, content, { recursive: true })
      for (let page = 1; page <= count; page += 1) {
        writeFileSync(join(content, `pages/sample-${page}.mdx`), pageText(page, (page % count) + 1))
        appendFileSync(join(content, 'addresses.txt'), `/sample-${page}\n`)
      }
      Object.assign(process.env, { CONTENT_DIR: content, OUT_DIR: join(folder, 'dist') })
      const started = performance.now()
      await buildSite(process.cwd())
      const seconds = ((performance.now() - started) / 1000).toFixed(2)
      const peak = Math.round(process.resourceUsage().maxRSS / 1024)
      console.log(
        `${count} generated pages: ${seconds} s, ${peak} MB at the peak, without the bundler's process.`,
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** A page of about 250 words, with a link to the next. */
const pageText = (number: number, next: number): string => `---
template: plain
title: Sample ${number}
description: Sample ${number} measures how long a site with many pages takes to build, and how much memory.
lede: A page like many others.
inMenu: nowhere
---
${`
## A part of page ${number}

The **owner** of vessel ${number} writes to the charterer about the berth and the *cargo* in its hold.
The broker answers before noon, with a survey, an invoice and a draft of the new clause for the lease.
`.repeat(6)}
More is on [the next page](/sample-${next}).
`
