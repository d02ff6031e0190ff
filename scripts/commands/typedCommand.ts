import { shellWord } from '../../src/site/chores/shellWord.ts'

/**
 * A command as it was typed, to be shown with something added: `npm run retire -- "Mina Choe"`.
 * @param command its name
 * @param words what was typed behind it; `--dry-run` and `--anyway` are left out
 */
export const typedCommand = (command: string, words: readonly string[]): string =>
  [
    `npm run ${command} --`,
    ...words.filter((word) => !['--dry-run', '--anyway', '--'].includes(word)).map(shellWord),
  ].join(' ')
