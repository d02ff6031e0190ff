import { readFlags } from './readFlags.ts'

/** What `npm run review` was asked for. */
export type ReviewWish =
  | {
      wish: 'review'
      /** The revision to compare with. */
      base: string
      /** The folder to write files into; without one, nothing is written. */
      out: string | undefined
      /** Whether problems are printed as annotations of a GitHub workflow. */
      github: boolean
    }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const reviewHelp = `npm run review shows all that a pull request shows: problems, changed pages, lost approvals and records, the redline.

  npm run review -- main               compares the files on the disk with the branch main
  npm run review -- main --out DIR     also writes redline.html, redline.docx, redline.json, pages.txt and comment.md
  npm run review -- main --github      problems as annotations of a GitHub workflow
  npm run review -- --help             this page

Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
Records of approvals and archives that main has and the files have not, or otherwise, are errors.
The exit status is 0 when there is no error, 1 when there is one, 2 when the command was not understood.`

/**
 * Reads what was typed behind `npm run review --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readReviewFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): ReviewWish {
  const read = readFlags(typed, { command: 'review', alone: ['github'], withText: ['out'] }, env)
  if ('wrong' in read) return { wish: 'wrong', sentence: read.wrong }
  const { words, alone, texts } = read
  if (alone.has('help')) return { wish: 'help' }
  const [base, ...more] = words
  if (base === undefined || base === '')
    return { wish: 'wrong', sentence: 'Name what to compare with: npm run review -- main' }
  if (more.length > 0)
    return { wish: 'wrong', sentence: `One revision is compared with at a time. Leave "${more[0]}" out.` }
  return { wish: 'review', base, out: texts['out']?.at(-1), github: alone.has('github') }
}
