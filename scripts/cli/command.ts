import type { ComplianceRegistry } from '../../src/compliance/model/complianceRegistry.ts'
import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Folders } from '../../src/node/folders.ts'
import { diskReason, errorCode, pathInError } from '../../src/node/diskError.ts'
import { UserError } from '../../src/node/userError.ts'
import type { TextStream } from '../../src/node/ansi.ts'
import { wrapText } from './wrapText.ts'

/** What a command was started with, and where it speaks: all that it knows of the world besides the files. */
export interface CommandContext {
  /** What the site is made of. */
  registry: ComplianceRegistry
  /** What was typed behind `npm run NAME --`. */
  args: readonly string[]
  /** The folder that it was started in, absolute. */
  cwd: string
  env: NodeJS.ProcessEnv
  /** The day in New York by this computer's clock, whatever `BUILD_DATE` says: what is recorded bears it. */
  today: string
  /** Where questions are answered; nobody answers unless it is a terminal. */
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  /** For people, or for the program that asked. */
  stdout: TextStream
  /** For people, beside what a program may read. */
  stderr: TextStream
}

/**
 * A command. Resolves with its exit status.
 * @throws UserError when it cannot be done, which is told beside the output; the exit status is 2 then
 */
export type Command = (context: CommandContext) => number | Promise<number>

/** What was typed is not what the command takes; the sentence says why, and what to type instead. */
export class UsageError extends UserError {}

/** Writes a line, or several. */
export function print(stream: TextStream, text: string): void {
  stream.write(`${text}\n`)
}

/** Tells what could not be done, beside the output that programs read. @returns the exit status */
export function fail({ stderr }: Pick<CommandContext, 'stderr'>, sentence: string, status = 2): number {
  print(stderr, wrapText(sentence, stderr.columns))
  return status
}

/** A file or folder as it is called from where the command was started; that folder itself is a dot. */
export const nameFrom = (cwd: string, path: string): string => relative(cwd, path).split(sep).join('/') || '.'

/** @throws UserError when there is no content folder */
export function requireContent({ content }: Pick<Folders, 'content'>): void {
  if (!existsSync(content))
    throw new UserError(
      `There is no folder ${content}. Set CONTENT_DIR to the folder that holds the content.`,
    )
}

/** Carries out a command, and tells what made it impossible. @returns its exit status */
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

/** What is wrong with a name that was typed, by the system's codes (errno(3)). */
const nameWords: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name stands in the way',
  EISDIR: 'it is a folder, and a file is needed',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a file stands where a folder is needed',
}

/** What the disk has refused; undefined when it was nothing of the kind. */
function diskInWords(error: unknown, cwd: string): string | undefined {
  const path = pathInError(error)
  const name = path === undefined ? 'The file that was named' : nameFrom(cwd, path)
  const words = nameWords[errorCode(error) ?? '']
  if (words !== undefined) return `${name} cannot be used here: ${words}. Choose another one.`
  const reason = diskReason(error, name)
  return reason && `The command did not come to its end: ${reason}.`
}
