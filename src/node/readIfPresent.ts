import { readFileSync } from 'node:fs'
import { errorCode } from './diskError.ts'

/** The bytes of a file; undefined when there is none. @throws when the disk refuses to read it */
export function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
