import { getSystemErrorMap } from 'node:util'

/**
 * Plain JavaScript, since `scripts/prepareCode.mjs` needs it before any TypeScript can be run.
 */

/**
 * What a disk or a system refuses, in words.
 * @type {Readonly<Record<string, (path: string) => string>>}
 */
const sentences = {
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
  // Folders are made with all that lead to them, and left when they are there.
  'EEXIST mkdir': (path) => `a file stands where the folder ${path} is needed; move it elsewhere`,
  'ENOENT mkdir': (path) =>
    `a link on the way to ${path} leads to nothing; remove it, or make the folder that it leads to`,
}

/**
 * The system's name of an error, such as ENOENT; undefined for errors of other kinds.
 * @param {unknown} error
 */
export const errorCode = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * What the system has refused: a name that `describeRefusal` has words for.
 * @param {unknown} error
 * @returns {string | undefined} undefined when the error is of another kind, which is a mistake in the program
 */
export function refusalOf(error) {
  const code = errorCode(error) ?? ''
  return [code, `${code} ${callOf(error)}`, foreignCode(error) ?? ''].find((name) => name in sentences)
}

/**
 * The second half of a sentence, with the way out.
 * @param {string} refusal as `refusalOf` gives it
 * @param {string} path what could not be read or written
 */
export const describeRefusal = (refusal, path) => sentences[refusal]?.(path)

/** What was asked of the system, such as `mkdir`. @param {unknown} error */
const callOf = (error) =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : ''

/**
 * The bundler is written in another language, and tells such errors by their number within a text; those of its plugins
 * by their names.
 * @param {unknown} error
 */
function foreignCode(error) {
  if (!(error instanceof Error)) return undefined
  const [, number, name] = /\(os error (\d+)\)|\bError: (E[A-Z]+): /.exec(error.message) ?? []
  return name ?? getSystemErrorMap().get(-Number(number))?.[0]
}
