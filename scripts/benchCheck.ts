import matter from 'gray-matter'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { registry } from '../src/firm/registry.ts'
import { forgetReadings } from '../src/content/load/createParseCache.ts'
import { contentStore } from '../src/node/workspace/contentStore.ts'
import { listFiles } from '../src/node/readTree.ts'

const count = 3_000
const rounds = 5

/**
 * Times `check` on 3,000 pages beside a plain pass over the same files, which only parses the YAML and holds it
 * against the same zod schema: no Markdown, links, places, counts or words. Paired, in one process; prints
 * milliseconds.
 * @param content the folder whose site the pages are added to
 */
export function benchCheck(content: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'check-bench-'))
  try {
    cpSync(content, folder, { recursive: true })
    writePages(folder)
    const publicFolder = join(folder, 'no-public')
    const plain: number[] = []
    const check: number[] = []
    const again: number[] = []
    let problems = 0
    for (let round = 0; round < rounds; round += 1) {
      plain.push(timed(() => plainPass(folder)))
      forgetReadings(registry)
      const store = contentStore(registry, { content: folder, public: publicFolder })
      check.push(timed(() => (problems = store.load().problems.length)))
      again.push(timed(() => store.load()))
    }
    console.log(
      `Check of ${count} pages, ${rounds} rounds, milliseconds (least, median, most); ${problems} problems told:`,
    )
    console.log(`  YAML and zod alone        ${figures(plain)}`)
    console.log(`  the whole check           ${figures(check)}`)
    console.log(`  again, nothing changed    ${figures(again)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writePages(folder: string): void {
  for (let number = 0; number < count; number += 1) {
    const topic = join(folder, 'pages', `topic-${Math.floor(number / 50)}`)
    if (number % 50 === 0) {
      mkdirSync(topic, { recursive: true })
      writeFileSync(`${topic}.mdx`, page(`Topic ${number / 50}`, count + number))
    }
    writeFileSync(join(topic, `note-${number}.mdx`), page(`Note ${number}`, number))
  }
}

const page = (title: string, number: number): string => `---
template: plain
title: ${title}
description: A note for measuring, number ${number} of a good many, as long as a description of a page is.
lede: What is said here is said ${number} times.
sample: true
---

## First {#first}

${paragraph}

See [the topic](/topic-${Math.floor((number % count) / 50)}) and [the rest](#second).

## Second {#second}

${paragraph}
`

const paragraph = Array.from(
  { length: 8 },
  () => 'The party that gives the notice shall state the day on which it takes effect, and **no other**.',
).join('\n')

function plainPass(folder: string): void {
  for (const path of listFiles(folder).filter((name) => name.startsWith('pages/') && name.endsWith('.mdx'))) {
    const { data } = matter(readFileSync(join(folder, path), 'utf8'), {
      engines: {
        yaml: (text: string) => z.record(z.string(), z.unknown()).parse(parse(text, { schema: 'failsafe' })),
      },
    })
    registry.pages.schema.safeParse(data)
  }
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function figures(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  return [sorted.at(0), sorted.at(sorted.length >> 1), sorted.at(-1)]
    .map((time) => (time ?? 0).toFixed(0).padStart(6))
    .join(' ')
}
