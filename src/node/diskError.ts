import { basename, dirname, join } from 'node:path'
import { getSystemErrorMap } from 'node:util'
import { readTemporaryName, withoutOwner } from './processOwner.ts'
import { UserError } from './userError.ts'

/** What a disk or a system refuses, in words: `what` could not be written or read. */
const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `there is no space left on the disk for ${path}; free some, and try again`,
  EDQUOT: (path) =>
    `your share of the disk is used up, and ${path} needs more; free some space, and try again`,
  EFBIG: (path) => `the disk takes no files as large as ${path}; choose another disk`,
  EROFS: (path) => `${path} is on a disk that can only be read; choose a folder on another one`,
  EACCES: (path) => `you may not change ${path}; ask who may, or choose another folder`,
  EPERM: (path) => `you may not change ${path}; ask who may, or choose another folder`,
  EBUSY: (path) => `another program is using ${path}; close it there, and try again`,
  ETXTBSY: (path) => `another program is using ${path}; close it there, and try again`,
  EMFILE: () =>
    'this computer lets a program open too few files at once; raise that number (ulimit -n 4096), and try again',
  ENFILE: () => 'too many files are open on this computer; close other programs, and try again',
  EAGAIN: () => 'this computer is too busy to start another program; close some, and try again',
  ENOMEM: () => 'this computer’s memory is used up; close other programs, and try again',
  EIO: (path) => `the disk could not read or write ${path}; it may be failing, so copy what you need from it`,
  ENAMETOOLONG: (path) => `the name of ${path} is too long for this disk; choose a folder with a shorter one`,
  ELOOP: (path) => `the links on the way to ${path} go round in a circle; remove one of them`,
  ENOTDIR: (path) => `a file stands where ${path} needs a folder; move it elsewhere`,
}

/** The system's name of an error, such as ENOENT; undefined for errors of other kinds. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * What the system has refused, as the second half of a sentence with the way out; undefined when the error is of
 * another kind, which is a mistake in the program and must be told as such.
 * @param place what the error is about when it does not say so itself
 */
export function diskReason(error: unknown, place: string): string | undefined {
  const code = errorCode(error)
  const sentence = sentences[code ?? ''] ?? sentences[foreignCode(error) ?? '']
  if (sentence === undefined) return undefined
  return sentence(pathInError(error) ?? place)
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

/** The bundler is written in another language, and tells such errors by their number within a text. */
function foreignCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1]
  return number === undefined ? undefined : getSystemErrorMap().get(-Number(number))?.[0]
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
