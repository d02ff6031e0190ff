import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalServer } from '../listen.ts'
import type { CorpusPage } from './corpus.ts'
import type { Program } from './measuredProgram.ts'
import type { SystemName } from './measurements.ts'

/** A system that makes a site of the corpus: a project in a folder of its own, ready to run. */
export interface System {
  name: SystemName
  /** Its version and that of the Node that it runs on. */
  versions: string
  /** Replaces the pages of the project. */
  writeCorpus: (pages: readonly CorpusPage[]) => void
  build: Program
  /** The server for writing. @param port where it listens, at 127.0.0.1 */
  dev: (port: number) => Program
  /** Removes the finished site and all that is kept between runs; what an install has made stays. */
  removeCaches: () => void
  /** The file that a page's text stands in. */
  sourceFile: (slug: string) => string
  /** The file of the finished site that is the page. */
  siteFile: (slug: string) => string
  /** Serves the finished site at 127.0.0.1. */
  serve: () => Promise<LocalServer>
}

/** Copies packages without what tools keep beside them. */
export function copyPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!['.cache', '.vite'].includes(name))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
}
