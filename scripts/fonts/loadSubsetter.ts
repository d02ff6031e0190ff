import { createRequire } from 'node:module'
import type { SubsetFont } from './subsets.ts'

/** What is said when a package that is needed here alone is not installed. */
export const missingPackage = (name: string): Error =>
  new Error(`The package ${name} is missing: install it with "npm install --save-dev ${name}".`)

const isSubsetter = (value: unknown): value is SubsetFont => typeof value === 'function'

/** @throws Error when the package `subset-font` is not installed */
export const loadSubsetter = (): SubsetFont => {
  const require = createRequire(import.meta.url)
  let path: string
  try {
    path = require.resolve('subset-font')
  } catch {
    throw missingPackage('subset-font')
  }
  const loaded: unknown = require(path)
  if (!isSubsetter(loaded)) throw new Error('The package subset-font is not the function that it was.')
  return loaded
}
