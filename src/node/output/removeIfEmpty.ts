import { rmdirSync } from 'node:fs'
import { errorCode } from '../diskError.ts'

/** Removes a folder that nothing is in; others, and what is no folder or not there, stay. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error
  }
}
