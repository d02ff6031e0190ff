import type packageJson from '../../package.json'
import type { Command } from '../cli/command.ts'

/** What `npm run` starts besides the commands: programs of their own, without help pages. */
type OtherScript =
  | 'approve'
  | 'preserve'
  | 'redline'
  | 'said'
  | 'check'
  | 'prepare'
  | 'start'
  | 'test'
  | 'dev'
  | 'build'
  | 'preview'
  | 'format'

type CommandName = Exclude<keyof (typeof packageJson)['scripts'], OtherScript>

/**
 * Every command that works on the content, by its name in `npm run NAME`; each is loaded only when it is called. It does
 * not compile when one is missing here that `package.json` has, or has one that `package.json` lacks.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  bench: async () => (await import('./bench.ts')).bench,
  move: async () => (await import('./move.ts')).move,
  new: async () => (await import('./new.ts')).beginNew,
  retire: async () => (await import('./retire.ts')).retire,
} satisfies Record<CommandName, () => Promise<Command>>
