import { extname } from 'node:path'
import { readFlags } from './readFlags.ts'

/** What `npm run claims` was asked for. */
export type ClaimsWish =
  /** `due`: only records that somebody must look at; `out`: the file to write, or nothing to print. */
  | { wish: 'register'; csv: boolean; due: boolean; out: string | undefined }
  | { wish: 'digest'; file: string }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

export const claimsHelp = `npm run claims prints the register of claims: every figure, ranking, result and comparison that the site
states, what supports it, until when it holds, and the pages that show it.

  npm run claims                          the register as a table
  npm run claims -- --due                 only the records that somebody must look at; exit status 1 if there are any
  npm run claims -- --csv --out FILE      the whole register, with statements and evidence, for a spreadsheet
  npm run claims -- --digest FILE         the digest of a document that supports a claim, as a line for its record
  npm run claims -- --help                this page

The two hyphens that stand alone are needed: they hand what follows to the command.
Without --out, the CSV is printed; npm writes two lines of its own above it, which npm run --silent leaves out.
The records are the files in content/claims; content/legal/README.md explains them.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when all is well, 1 when the content has errors or --due found something, 2 when the command was not understood.`

/**
 * Reads what was typed behind `npm run claims --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readClaimsFlags(typed: readonly string[], env?: NodeJS.ProcessEnv): ClaimsWish {
  const read = readFlags(
    typed,
    { command: 'claims', alone: ['csv', 'due'], withText: ['out', 'digest'] },
    env,
  )
  if ('wrong' in read) return { wish: 'wrong', sentence: read.wrong }
  const { words, alone, texts } = read
  if (alone.has('help')) return { wish: 'help' }
  const [word] = words
  if (word !== undefined)
    return {
      wish: 'wrong',
      sentence: `The register holds all claims, and does not know what to do with "${word}".`,
    }
  const files = [...(texts['out'] ?? []), ...(texts['digest'] ?? [])]
  if (files.length > 1) return { wish: 'wrong', sentence: 'Name one file at a time.' }
  const [digest] = texts['digest'] ?? []
  if (digest !== undefined) {
    return alone.size > 0
      ? { wish: 'wrong', sentence: 'The flag --digest stands alone with its file.' }
      : { wish: 'digest', file: digest }
  }
  const [out] = texts['out'] ?? []
  if (out !== undefined && !alone.has('csv'))
    return { wish: 'wrong', sentence: 'The flag --out goes with --csv: npm run claims -- --csv --out FILE' }
  if (out !== undefined && !/^(?:\.csv|\.txt|)$/i.test(extname(out)))
    return {
      wish: 'wrong',
      sentence: `Behind --out stands "${out}", and CSV is written; let the name of the file end in .csv, which a spreadsheet opens.`,
    }
  return { wish: 'register', csv: alone.has('csv'), due: alone.has('due'), out }
}
