import type packageJson from '../../package.json'
import type { Command } from '../cli/command.ts'

/** What `npm run` starts besides the commands: programs of their own, without help pages. */
type OtherScript =
  | 'new'
  | 'move'
  | 'retire'
  | 'check'
  | 'prepare'
  | 'start'
  | 'test'
  | 'dev'
  | 'bench'
  | 'build'
  | 'preview'
  | 'format'

type CommandName = Exclude<keyof (typeof packageJson)['scripts'], OtherScript>

/**
 * Every command that works on the content, by its name in `npm run NAME`; each is loaded only when it is called. It does
 * not compile when one is missing here that `package.json` has, or has one that `package.json` lacks.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  approve: async () => (await import('./approve.ts')).approve,
  claims: async () => (await import('./claims.ts')).claims,
  preserve: async () => (await import('./preserve.ts')).preserve,
  redline: async () => (await import('./redline.ts')).redlineCommand,
  review: async () => (await import('./review.ts')).review,
  said: async () => (await import('./said.ts')).said,
} satisfies Record<CommandName, () => Promise<Command>>
