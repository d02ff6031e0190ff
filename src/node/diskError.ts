import { basename, dirname, join } from 'node:path'
import { readTemporaryName, withoutOwner } from './processOwner.ts'
import { refusalOf, describeRefusal } from './refusals.mjs'
import { UserError } from './userError.ts'

export { errorCode } from './refusals.mjs'

/**
 * What the system has refused, as the second half of a sentence with the way out; undefined when the error is of
 * another kind, which is a mistake in the program and must be told as such.
 * @param place what the error is about when it does not say so itself
 */
export function diskReason(error: unknown, place: string): string | undefined {
  const refusal = refusalOf(error)
  return refusal && describeRefusal(refusal, pathInError(error) ?? place)
}

/**
 * The file or folder that an error is about; of a file that is being written, the one that it was to become, and of what
 * else bears the name of a process, the folder that it is in.
 */
export function pathInError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return undefined
  const name = readTemporaryName(basename(error.path))?.name
  return name === undefined ? withoutOwner(error.path) : join(dirname(error.path), name)
}

/**
 * An error as people can be told it.
 * @param beginning what has failed, as "The site was not built"
 * @returns the same error when it is told in words already, or is a mistake in the program
 */
export function inPlainWords(error: unknown, beginning: string, place: string): unknown {
  if (error instanceof UserError) return error
  const reason = diskReason(error, place)
  return reason === undefined ? error : new UserError(`${beginning}: ${reason}.`)
}
