import type { ComplianceRegistry } from '../../src/compliance/model/complianceRegistry.ts'
import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { diskReason, errorCode, pathInError } from '../../src/node/diskError.ts'
import { isError, type Diagnostic } from '../../src/content/model/diagnostic.ts'
import type { Caches } from '../../src/node/cache/packCache.ts'
import { UserError } from '../../src/node/userError.ts'
import type { TextStream } from '../../src/node/ansi.ts'
import { wrapText } from './wrapText.ts'

/** What a command is given: all that it knows of its surroundings besides the files. */
export interface CommandContext {
  /** What the site is made of. */
  registry: ComplianceRegistry
  /** The words behind `npm run NAME --`. */
  args: readonly string[]
  /** The folder that it was started in, absolute. */
  cwd: string
  env: NodeJS.ProcessEnv
  /** The day in New York by this computer's clock, whatever `BUILD_DATE` says: what is recorded bears it. */
  today: string
  /** Where questions are answered, when it is a terminal. */
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  /** Its output: for people, or for the program that started it. */
  stdout: TextStream
  /** Messages for people, kept out of the output. */
  stderr: TextStream
  /** What earlier commands have worked out. */
  caches?: Caches
  /** The folder of the code that makes the site's pages, and what loads the modules of it that render and draw. */
  code: {
    folder: string
    loadServer: () => Promise<object>
  }
}

/**
 * A command. Resolves with its exit status.
 * @throws UserError when it cannot be done: the message goes to `stderr`, and the exit status is 2
 */
export type Command = (context: CommandContext) => number | Promise<number>

/** What was typed breaks the command's syntax; the message says why, and what to type instead. */
export class UsageError extends UserError {}

/** Writes a line, or several. */
export function print(stream: TextStream, text: string): void {
  stream.write(`${text}\n`)
}

/** Writes a message to `stderr`, wrapped to the terminal's width. @returns the exit status that was given */
export function fail({ stderr }: Pick<CommandContext, 'stderr'>, sentence: string, status = 2): number {
  print(stderr, wrapText(sentence, stderr.columns))
  return status
}

/** A file or folder as it is called from where the command was started; that folder itself is a dot. */
export const nameFrom = (cwd: string, path: string): string => relative(cwd, path).split(sep).join('/') || '.'

/** The folders that a command works in. @throws UserError when there is no content folder */
export function contentFolders({ cwd, env }: CommandContext): Folders {
  const folders = foldersOf(cwd, env)
  if (existsSync(folders.content)) return folders
  throw new UserError(
    `There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`,
  )
}

/** `content has an error` or `content has 4 errors`, to begin a sentence with. */
export function hasErrors(problems: readonly Diagnostic[]): string {
  const count = problems.filter(isError).length
  return `content has ${count === 1 ? 'an error' : `${count} errors`}`
}

/** Carries out a command, and prints why when it cannot be done. @returns its exit status */
export async function runCommand(command: Command, context: CommandContext): Promise<number> {
  try {
    return await command(context)
  } catch (error) {
    if (error instanceof UserError) return fail(context, error.message)
    const sentence = diskInWords(error, context.cwd)
    if (sentence === undefined) throw error
    return fail(context, sentence)
  }
}

/** What is wrong with a path that was typed, by the system's error codes (errno(3)). */
const nameWords: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name stands in the way',
  EISDIR: 'it is a folder, and a file is needed',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a file stands where a folder is needed',
}

/** An error of the file system in words; undefined for any other error. */
function diskInWords(error: unknown, cwd: string): string | undefined {
  const path = pathInError(error)
  const name = path === undefined ? 'The file that was named' : nameFrom(cwd, path)
  const words = nameWords[errorCode(error) ?? '']
  if (words !== undefined) return `${name} cannot be used here: ${words}. Choose another one.`
  const reason = diskReason(error, name)
  return reason && `The command did not come to its end: ${reason}.`
}
