/** Every so many-th of some cases, so that a test stays fast; all of them with FULL=1. */
export const everyNth = <Case>(nth: number, cases: readonly Case[]): readonly Case[] =>
  process.env['FULL'] === '1' ? cases : cases.filter((_, index) => index % nth === 0)
