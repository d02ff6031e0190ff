import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { register, type RegisterLine } from '../src/review/claims/register.ts'
import { registerCsv } from '../src/review/claims/registerCsv.ts'
import { readPages } from '../src/review/reading/readPages.ts'
import { registerTable } from '../src/review/claims/registerTable.ts'
import { isError } from '../src/site/problem.ts'
import { buildDay, BuildDayError } from '../src/vite/buildDay.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { writeWhole } from '../src/vite/writeWhole.ts'
import { claimsHelp, readClaimsFlags, type ClaimsWish } from './claimsFlags.ts'

/** `npm run claims`: prints the register of claims; `--help` says what else it can do. */

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const asked = readClaimsFlags(process.argv.slice(2))
if (asked.wish === 'help') console.log(claimsHelp)
else if (asked.wish === 'wrong')
  refuse(`${asked.sentence}\nEverything that it can do: npm run claims -- --help`)
else if (asked.wish === 'digest') digest(asked.file)
else tell(asked)

function tell({ csv, due, out }: Extract<ClaimsWish, { wish: 'register' }>): void {
  const all = load()
  if (!all) return
  const lines = due ? all.filter(mustBeLookedAt) : all
  if (due && lines.length > 0) process.exitCode = 1
  if (csv && out !== undefined) {
    writeWhole(resolve(out), registerCsv(lines))
    console.log(`Wrote ${out}: ${count(lines.length)}.`)
  } else if (csv) {
    process.stdout.write(registerCsv(lines))
  } else {
    if (lines.length > 0) console.log(`${registerTable(lines, process.stdout.columns)}\n`)
    console.log(lastLine(all, due))
  }
}

function mustBeLookedAt({ states }: RegisterLine): boolean {
  return !states.includes('in order')
}

/** The register, or undefined when it cannot be had, which was told. */
function load(): RegisterLine[] | undefined {
  const folders = foldersOf(process.cwd())
  if (!existsSync(folders.content)) {
    refuse(`There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`)
    return undefined
  }
  try {
    const { site, problems } = contentStore(folders).load()
    if (site) return register(site, readPages(site), buildDay())
    const errors = problems.filter(isError).length
    refuse(
      `The content has ${errors === 1 ? 'an error' : `${errors} errors`}, so nobody can say what the pages show. To see what to mend: npm run check`,
      1,
    )
  } catch (error) {
    if (!(error instanceof BuildDayError)) throw error
    refuse(error.message)
  }
  return undefined
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
function digest(file: string): void {
  try {
    const bytes = readFileSync(resolve(file))
    console.log(`evidenceDigest: ${createHash('sha256').update(bytes).digest('hex')}`)
  } catch {
    refuse(`The file ${file} cannot be read. Write its path as it is from this folder.`)
  }
}

/** Tells what went wrong, beside the output that programs read. */
function refuse(sentence: string, status = 2): void {
  console.error(sentence)
  process.exitCode = status
}
