import { readFlags } from './readFlags.ts'

/** What `npm run pictures` was asked for. */
export type PicturesWish =
  | {
      wish: 'pictures'
      /** The revision to compare with. */
      base: string
      /** The folder to write into, as it was typed. */
      out: string
    }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const picturesHelp = `npm run pictures builds the site as it is and as it was, and takes pictures of every page that looks different.

  npm run pictures -- main               the files on the disk beside the branch main, into the folder pictures
  npm run pictures -- main --out DIR     the same, into another folder
  npm run pictures -- --help             this page

The pictures show whole pages, 390 and 1440 pixels wide, before and after; pictures.html shows them side by side.
Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command. A browser is installed when none is found.
BUILD_DATE=2026-01-31 sets the day that counts as today, for both sites.
The exit status is 0 when the pictures are there, 2 when they could not be taken.`

/**
 * Reads what was typed behind `npm run pictures --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readPicturesFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): PicturesWish {
  const read = readFlags(typed, { command: 'pictures', alone: [], withText: ['out'] }, env)
  if ('wrong' in read) return { wish: 'wrong', sentence: read.wrong }
  if (read.alone.has('help')) return { wish: 'help' }
  const [base, ...more] = read.words
  if (base === undefined || base === '')
    return { wish: 'wrong', sentence: 'Name what to compare with: npm run pictures -- main' }
  if (more.length > 0)
    return { wish: 'wrong', sentence: `One revision is compared with at a time. Leave "${more[0]}" out.` }
  return { wish: 'pictures', base, out: read.texts['out']?.at(-1) ?? 'pictures' }
}
