import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Folders } from '../../src/vite/folders.ts'
import { PlainError } from '../../src/vite/plainError.ts'
import type { TextStream } from '../../src/vite/paint.ts'
import { wrapWords } from './wrapWords.ts'

/** What a command was started with, and where it speaks: all that it knows of the world besides the files. */
export interface CommandContext {
  /** What was typed behind `npm run NAME --`. */
  args: readonly string[]
  /** The folder that it was started in, absolute. */
  cwd: string
  env: NodeJS.ProcessEnv
  /** Where questions are answered; nobody answers unless it is a terminal. */
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  /** For people, or for the program that asked. */
  stdout: TextStream
  /** For people, beside what a program may read. */
  stderr: TextStream
}

/**
 * A command. Resolves with its exit status.
 * @throws PlainError when it cannot be done, which is told beside the output; the exit status is 2 then
 */
export type Command = (context: CommandContext) => number | Promise<number>

/** Writes a line, or several. */
export function say(stream: TextStream, text: string): void {
  stream.write(`${text}\n`)
}

/** Tells what could not be done, beside the output that programs read. @returns the exit status */
export function refuse({ stderr }: Pick<CommandContext, 'stderr'>, sentence: string, status = 2): number {
  say(stderr, wrapWords(sentence, stderr.columns))
  return status
}

/** A file or folder as it is called from where the command was started; that folder itself is a dot. */
export const nameFrom = (cwd: string, path: string): string => relative(cwd, path).split(sep).join('/') || '.'

/** @throws PlainError when there is no content folder */
export function requireContent({ content }: Pick<Folders, 'content'>): void {
  if (!existsSync(content))
    throw new PlainError(
      `There is no folder ${content}. Set CONTENT_DIR to the folder that holds the content.`,
    )
}

/** Carries out a command, and tells what made it impossible. @returns its exit status */
export async function carryOut(command: Command, context: CommandContext): Promise<number> {
  try {
    return await command(context)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    return refuse(context, error.message)
  }
}
