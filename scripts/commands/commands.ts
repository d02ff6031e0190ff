import type packageJson from '../../package.json'
import type { Command } from '../cli/command.ts'

/** What `npm run` starts besides the commands: programs of their own, without help pages. */
type OtherScript = 'check' | 'prepare' | 'start' | 'test' | 'dev' | 'build' | 'preview' | 'format'

type CommandName = Exclude<keyof (typeof packageJson)['scripts'], OtherScript>

/**
 * Every command that works on the content, by its name in `npm run NAME`; each is loaded only when it is called. It does
 * not compile when one is missing here that `package.json` has, or has one that `package.json` lacks.
 */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  approve: async () => (await import('./approve.ts')).approve,
  bench: async () => (await import('./bench.ts')).bench,
  claims: async () => (await import('./claims.ts')).claims,
  move: async () => (await import('./move.ts')).move,
  new: async () => (await import('./new.ts')).beginNew,
  pictures: async () => (await import('./pictures.ts')).pictures,
  preserve: async () => (await import('./preserve.ts')).preserve,
  redline: async () => (await import('./redline.ts')).redlineCommand,
  retire: async () => (await import('./retire.ts')).retire,
  review: async () => (await import('./review.ts')).review,
  said: async () => (await import('./said.ts')).said,
} satisfies Record<CommandName, () => Promise<Command>>
