import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { register, type RegisterLine } from '../../src/review/claims/register.ts'
import { registerCsv } from '../../src/review/claims/registerCsv.ts'
import { readPages } from '../../src/review/reading/readPages.ts'
import { registerTable } from '../../src/review/claims/registerTable.ts'
import { isError } from '../../src/site/problem.ts'
import { buildDay } from '../../src/vite/buildDay.ts'
import { contentStore } from '../../src/vite/contentStore.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { PlainError } from '../../src/vite/plainError.ts'
import { soundPart } from '../../src/vite/soundPart.ts'
import { writeWhole } from '../../src/vite/writeWhole.ts'
import { claimsHelp, readClaimsFlags, type ClaimsWish } from './claimsFlags.ts'
import { refuse, requireContent, say, type Command, type CommandContext } from './command.ts'

/** `npm run claims`: prints the register of claims; `--help` says what else it can do. */
export const claims: Command = (context) => {
  const { args, stdout } = context
  const asked = readClaimsFlags(args, context.env)
  switch (asked.wish) {
    case 'help':
      say(stdout, claimsHelp)
      return 0
    case 'wrong':
      return refuse(context, `${asked.sentence}\nEverything that it can do: npm run claims -- --help`)
    case 'digest':
      return digest(asked.file, context)
    case 'register':
      return tell(asked, context)
  }
}

function tell({ csv, due, out }: Extract<ClaimsWish, { wish: 'register' }>, context: CommandContext): number {
  const { cwd, stdout } = context
  const { all, warning } = load(context)
  const lines = due ? all.filter(mustBeLookedAt) : all
  if (csv && out !== undefined) {
    writeWhole(resolve(cwd, out), registerCsv(lines))
    say(stdout, `Wrote ${out}: ${count(lines.length)}.`)
  } else if (csv) {
    stdout.write(registerCsv(lines))
  } else {
    if (lines.length > 0) say(stdout, `${registerTable(lines, stdout.columns)}\n`)
    say(stdout, lastLine(all, due))
  }
  if (warning !== undefined) return refuse(context, `\n${warning}`, 1)
  return due && lines.length > 0 ? 1 : 0
}

function mustBeLookedAt({ states }: RegisterLine): boolean {
  return !states.includes('in order')
}

/**
 * The register, and what is the matter with it: while the content has errors, it is made of all that has none.
 * @throws PlainError when not even that can be had
 */
function load({ cwd, env }: CommandContext): { all: RegisterLine[]; warning: string | undefined } {
  const folders = foldersOf(cwd, env)
  requireContent(folders)
  const today = buildDay(env)
  const { site, problems } = contentStore(folders, { env }).load()
  const part = site ?? soundPart(folders, today).site
  const errors = problems.filter(isError)
  const has = `The content has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}`
  if (!part)
    throw new PlainError(`${has}, so nobody can say what the pages show. To see what to mend: npm run check`)
  const all = register(part, readPages(part), today)
  if (site) return { all, warning: undefined }
  const listed = new Set(part.entries.claims.map(({ file }) => file))
  const left = [...new Set(errors.map(({ file }) => file))].filter(
    (file) => file.startsWith('claims/') && !listed.has(file),
  )
  const without =
    left.length === 0 ? '' : ` These records cannot be read and are not in the register: ${left.join(', ')}.`
  return {
    all,
    warning: `${has}, so a page that shows a claim may be missing here.${without} To see what to mend: npm run check`,
  }
}

function lastLine(all: readonly RegisterLine[], due: boolean): string {
  const open = all.filter(mustBeLookedAt).length
  if (all.length === 0) return 'No claim is on record. content/legal/README.md says how to add one.'
  if (open === 0) return `${count(all.length)}, all in order.`
  return due
    ? `${count(open)} must be looked at.`
    : `${count(all.length)}, of which ${open} must be looked at.`
}

function count(claims: number): string {
  return claims === 1 ? '1 claim' : `${claims} claims`
}

/** Prints the line that ties a record to a document. */
function digest(file: string, { cwd, stdout }: CommandContext): number {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(resolve(cwd, file))
  } catch {
    throw new PlainError(`The file ${file} cannot be read. Write its path as it is from this folder.`)
  }
  say(stdout, `evidenceDigest: ${createHash('sha256').update(bytes).digest('hex')}`)
  return 0
}
