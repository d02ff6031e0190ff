import type { Command } from '../cli/command.ts'

/** Every command that works on the content, by its name in `npm run NAME`; each is loaded only when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  addresses: async () => (await import('./addresses.ts')).addresses,
  approve: async () => (await import('./approve.ts')).approve,
  check: async () => (await import('./check.ts')).check,
  claims: async () => (await import('./claims.ts')).claims,
  move: async () => (await import('./move.ts')).move,
  net: async () => (await import('./net.ts')).net,
  new: async () => (await import('./new.ts')).beginNew,
  pictures: async () => (await import('./pictures.ts')).pictures,
  preserve: async () => (await import('./preserve.ts')).preserve,
  promote: async () => (await import('./promote.ts')).promote,
  redline: async () => (await import('./redline.ts')).redlineCommand,
  retire: async () => (await import('./retire.ts')).retire,
  review: async () => (await import('./review.ts')).review,
  said: async () => (await import('./said.ts')).said,
}
