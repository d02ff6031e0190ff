import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { UserError } from '../../src/node/userError.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'

export default defineCommand({
  usage: 'bench [PAGES]',
  summary: 'builds the site with 1,000 more pages, or as many as you type, and prints the time and memory.',
  flags: {},
  notes: 'The pages and the site are written to a temporary folder.',
  run: async (_, [typed = '1000']) => {
    const count = Number(typed)
    if (!(Number.isInteger(count) && count > 0)) throw new UsageError(`"${typed}" is not a number of pages.`)
    const folder = mkdtempSync(join(tmpdir(), 'bench-'))
    const content = join(folder, 'content')
    try {
      cpSync(contentFolders().content, content, { recursive: true })
      addPages(content, count)
      Object.assign(process.env, { CONTENT_DIR: content, OUT_DIR: join(folder, 'dist') })
      const { createBuilder } = await import('vite')
      const started = performance.now()
      await (await createBuilder({ logLevel: 'error' })).buildApp()
      const seconds = ((performance.now() - started) / 1000).toFixed(2)
      const peak = Math.round(process.resourceUsage().maxRSS / 1024)
      console.log(`${count} generated pages: ${seconds} s, ${peak} MB at the peak.`)
      return 0
    } catch (error) {
      // Of a UserError, `inspect` gives the message alone.
      throw new UserError(inspect(error))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

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
${`
## A part of page ${number}

The **owner** of vessel ${number} writes to the charterer about the berth and the *cargo* in its hold.
The broker answers before noon, with a survey, an invoice and a draft of the new clause for the lease.
`.repeat(6)}
More is on [the next page](/${next}).
`
