import { entriesOf } from '../../src/content/model/content.ts'
import { claims as claimRecords } from '../../src/compliance/claims/fields.ts'
import { readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { register, type RegisterLine } from '../../src/compliance/claims/register.ts'
import { registerCsv } from '../../src/compliance/claims/registerCsv.ts'
import { extractSite } from '../../src/compliance/text/extractSite.ts'
import { registerTable } from '../../src/compliance/claims/registerTable.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { sha256 } from '../../src/node/sha256.ts'
import { UserError } from '../../src/node/userError.ts'
import { buildTolerant } from '../../src/node/workspace/buildTolerant.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { contentFolders, fail, hasErrors, print, UsageError, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle } from '../cli/syntax.ts'
import { counted } from '../../src/content/text/plural.ts'

/** Prints the register of claims. */
export const claims = defineCommand({
  name: 'claims',
  summary: `prints the register of claims: every figure, ranking, result and comparison that the site
states, what supports it, until when it holds, and the pages that show it.`,
  examples: { '': 'the register as a table' },
  positionals: {},
  tooMany: ([word]) => `The register holds all claims, and does not know what to do with "${word}".`,
  flags: {
    due: toggle({
      '-- --due': 'only the records that somebody must look at; exit status 1 if there are any',
    }),
    csv: toggle({}),
    out: text(
      { '-- --csv --out FILE': 'the whole register, with statements and evidence, for a spreadsheet' },
      { needs: 'csv', once: true },
    ),
    digest: text(
      { '-- --digest FILE': 'the digest of a document that supports a claim, as a line for its record' },
      { alone: true, once: true },
    ),
  },
  notes: `The two hyphens that stand alone are needed: they hand what follows to the command.
Without --out, the CSV is printed; npm writes two lines of its own above it, which npm run --silent leaves out.
The records are the files in content/claims; content/legal/README.md explains them.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when all is well, 1 when the content has errors or --due found something, 2 when the command was not understood.`,
  run: ({ due = false, csv, out, digest }, context) => {
    if (digest !== undefined) return tellDigest(digest, context)
    if (out !== undefined && !/^(?:\.csv|\.txt|)$/i.test(extname(out)))
      throw new UsageError(
        `Behind --out stands "${out}", and CSV is written; let the name of the file end in .csv, which a spreadsheet opens.`,
      )
    const { cwd, stdout } = context
    const { all, warning } = load(context)
    const lines = due ? all.filter(mustBeLookedAt) : all
    if (csv && out !== undefined) {
      writeFileAtomic(resolve(cwd, out), registerCsv(lines))
      print(stdout, `Wrote ${out}: ${counted(lines.length, 'claim')}.`)
    } else if (csv) {
      stdout.write(registerCsv(lines))
    } else {
      if (lines.length > 0) print(stdout, `${registerTable(lines, stdout.columns)}\n`)
      print(stdout, lastLine(all, due))
    }
    if (warning !== undefined) return fail(context, `\n${warning}`, 1)
    return due && lines.length > 0 ? 1 : 0
  },
})

function mustBeLookedAt({ states }: RegisterLine): boolean {
  return !states.includes('in order')
}

/**
 * The register. While the content has errors, it is made of the files without errors, and a warning says so.
 * @throws UserError when no register can be made of them
 */
function load(context: CommandContext): { all: RegisterLine[]; warning: string | undefined } {
  const { registry, env } = context
  const folders = contentFolders(context)
  const today = buildDay(env)
  const { site, problems } = contentStore(registry, folders, { env }).load()
  const part = site ?? buildTolerant(registry, folders, today).site
  const errors = problems.filter(isError)
  const has = `The ${hasErrors(problems)}`
  if (!part)
    throw new UserError(`${has}, so nobody can say what the pages show. To see what to mend: npm run check`)
  const all = register(part, extractSite(part), { advertising: registry.advertising, today })
  if (site) return { all, warning: undefined }
  const listed = new Set(entriesOf(part, claimRecords).map(({ file }) => file))
  const left = [...new Set(errors.map(({ file }) => file))].filter(
    (file) => file.startsWith(`${claimRecords.name}/`) && !listed.has(file),
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
  const samples = all.filter(({ sample }) => sample).length
  const invented =
    samples === 0 ? '' : ` ${counted(samples, 'is a sample', 'are samples')}, invented for this site.`
  if (open === 0) return `${counted(all.length, 'claim')}, all in order.${invented}`
  return due
    ? `${counted(open, 'claim')} must be looked at.`
    : `${counted(all.length, 'claim')}, of which ${open} must be looked at.${invented}`
}

/** Prints a document's digest as a line for a claim's record. */
function tellDigest(file: string, { cwd, stdout }: CommandContext): number {
  let bytes: Uint8Array
  try {
    bytes = readFileSync(resolve(cwd, file))
  } catch {
    throw new UserError(`The file ${file} cannot be read. Write its path as it is from this folder.`)
  }
  print(stdout, `evidenceDigest: ${sha256(bytes)}`)
  return 0
}
