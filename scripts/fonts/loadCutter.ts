import { createRequire } from 'node:module'
import type { CutFont } from './cuts.ts'

/** What is said when a package that is needed here alone is not installed. */
export const missing = (name: string): Error =>
  new Error(`The package ${name} is missing: install it with "npm install --save-dev ${name}".`)

const isCutter = (value: unknown): value is CutFont => typeof value === 'function'

/** @throws Error when the package `subset-font` is not installed */
export const loadCutter = (): CutFont => {
  const require = createRequire(import.meta.url)
  let path: string
  try {
    path = require.resolve('subset-font')
  } catch {
    throw missing('subset-font')
  }
  const loaded: unknown = require(path)
  if (!isCutter(loaded)) throw new Error('The package subset-font is not the function that it was.')
  return loaded
}
