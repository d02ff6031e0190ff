import type { Browser } from 'playwright-core'
import { corpusSlug } from './corpus.ts'
import { formatNumber, type Measurements, type SystemName } from './measurements.ts'
import type { OurProject } from './ourProject.ts'
import type { PartName } from './parts.ts'
import type { Progress } from './progress.ts'
import type { System } from './system.ts'

/** What a run measures, and how often. */
export interface BenchOptions {
  /** The project, and its content. */
  root: string
  content: string
  env: NodeJS.ProcessEnv
  parts: readonly PartName[]
  systems: readonly SystemName[]
  /** Numbers of pages, from small to large. */
  sizes: readonly number[]
  /** How often everything is measured. */
  rounds: number
  /** How often a page is saved while a server for writing runs. */
  saves: number
  /** Whether peers build the corpora too that take them long. */
  isFull: boolean
}

/** What the parts of a run share. */
export interface BenchRun extends BenchOptions, Progress {
  measured: Measurements
  ours: OurProject
  all: readonly System[]
  /** Starts at the first call. */
  browser: () => Promise<Browser>
}

/** A number of pages, as steps name it. */
export const pagesInWords = (size: number): string => `${formatNumber(size, 0)} pages`

/** The page whose text is changed, and that is visited. */
export const samplePageSlug = corpusSlug(3)
