/** Tests that repeat one claim many times try a sample; with FULL=1 they try all of their cases. */
const isFull = process.env['FULL'] === '1'

/** Every so many-th of some cases, the first one among them; all of them in the full run. */
export const everyNth = <Case>(nth: number, cases: readonly Case[]): readonly Case[] =>
  isFull ? cases : cases.filter((_, index) => index % nth === 0)

/** Some of the cases that stand for all others; all of them in the full run. */
export const someOf = <Case>(cases: readonly Case[], stands: (one: Case) => boolean): readonly Case[] =>
  isFull ? cases : cases.filter(stands)

/** How many times something is tried: a few times, or as often as in the full run. */
export const times = (few: number, full: number): number => (isFull ? full : few)
