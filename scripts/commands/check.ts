import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '../../src/content/model/site.ts'
import {
  diagnostic,
  fileStart,
  isError,
  sortDiagnostics,
  type Diagnostic,
} from '../../src/content/model/diagnostic.ts'
import { fixFile } from '../../src/content/edit/fixFile.ts'
import { isAmongVersions } from '../../src/content/versions/legalVersions.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { printFixes } from '../../src/content/edit/print.ts'
import { recordAddresses, urlListFile } from '../../src/content/publish/urlList.ts'
import { pageCount } from '../../src/content/publish/pageHead.ts'
import { isLasting } from '../../src/content/publish/routes.ts'
import { explanationsOf, listRules } from '../../src/content/report/explainRule.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { inFolder } from '../../src/content/report/printReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { closestMatch } from '../../src/content/text/closestMatch.ts'
import { fieldsGuide } from '../../src/content/docs/fieldsGuide.ts'
import { claimList } from '../../src/compliance/claims.ts'
import { readSite } from '../../src/compliance/readSite.ts'
import { finishedProblems } from '../../src/compliance/finishedProblems.ts'
import { advertisingPolicy, registry } from '../../src/firm/registry.ts'
import { ansiStyler } from '../../src/node/ansi.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { readContent, type ReadContent } from '../../src/node/readContent.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { finishedPages } from '../../src/vite/finishedPages.ts'
import { contentFolders, defineCommand, nameFrom, UsageError } from '../command.ts'

/** Reads the content and lists every problem. */
export default defineCommand({
  usage: 'check [RULE]',
  summary: 'reads everything in the content folder and reports what is wrong.',
  flags: {
    fix: {
      type: 'boolean',
      help: 'first repairs how files are typed (never what they say) and the lists made from them',
    },
    release: { type: 'boolean', help: 'as strict as npm run build -- --release' },
    explain: {
      type: 'boolean',
      help: 'all rules; with RULE, what that rule means, with a wrong and a right example',
    },
    claims: { type: 'boolean', help: 'every claim with its file, value, source, review date and pages' },
    json: { type: 'boolean', help: 'every problem as data, for programs' },
    github: { type: 'boolean', help: 'every problem as an annotation of a GitHub workflow' },
  },
  notes: `CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the date that counts as today.
The exit status is 0 without errors, 1 with errors, 2 when the command wasn't understood.`,
  run: ({ fix = false, release = false, explain, claims, json, github }, [rule]) => {
    if (explain) return explainTo(rule)
    if (rule !== undefined)
      throw new UsageError(`The check reads all files. To explain a rule: npm run check -- --explain ${rule}`)
    if (claims) return listClaims()
    if (json && github) throw new UsageError('Choose one of --json and --github.')
    const form = json ? 'json' : github ? 'github' : 'text'
    if (fix && form !== 'text')
      throw new UsageError(`Run --fix first, then --${form}: its repairs are listed as text.`)
    return report({ form, fix, release })
  },
})

async function report({
  form,
  fix,
  release,
}: {
  form: 'text' | 'json' | 'github'
  fix: boolean
  release: boolean
}): Promise<number> {
  const folders = contentFolders()
  const folder = nameFrom(process.cwd(), folders.content)
  const read = () => readContent(registry, folders, { compiler: bodyCompiler })
  if (fix) await repair(folders.content, folder, async () => (await read()).check())
  const content = await read()
  const checked = content.check()
  const current = { ...checked, problems: [...staleGuide(folders.content), ...checked.problems] }
  const built = await withFinishedProblems(current, content, release)
  // Paths from where the command was started.
  const problems = built.problems.map(({ file, line, column, severity, rule, message, fix }): Diagnostic => ({
    file: inFolder(folder, file),
    line,
    column,
    severity,
    rule,
    message,
    fix,
  }))
  if (form === 'json') console.log(JSON.stringify(problems, undefined, 2))
  else {
    if (form === 'github' && problems.length > 0) console.log(githubAnnotations(problems))
    if (form === 'text' && problems.length > 0)
      console.log(printReport(built, folder, ansiStyler(process.stdout)))
    console.log(lastLine(built, release))
  }
  return problems.some(isError) ? 1 : 0
}

/** Warns when the list of fields is older than the schemas it is made from. */
function staleGuide(content: string): Diagnostic[] {
  const guide = join(content, 'FIELDS.md')
  if (!existsSync(guide) || readFileSync(guide, 'utf8') === fieldsGuide(registry)) return []
  const message = 'This list of fields is older than the fields themselves.'
  return [diagnostic('FIELDS.md', fileStart, ['stale-guide', message, 'Run npm run check -- --fix.'])]
}

async function listClaims(): Promise<number> {
  const { check, bodies } = await readContent(registry, contentFolders(), { compiler: bodyCompiler })
  const { site } = check()
  if (!site) throw new UserError('The content has an error. Find it with: npm run check')
  console.log(claimList(site, advertisingPolicy.claims, readSite(await finishedPages(site, bodies))))
  return 0
}

/** Adds what lawyers must know, which only finished pages tell. */
async function withFinishedProblems(
  built: BuiltSite,
  { bodies, approved }: ReadContent,
  release: boolean,
): Promise<BuiltSite> {
  const { site, problems, files } = built
  if (!site) return built
  const pages = await finishedPages(site, bodies)
  const found = finishedProblems(site, {
    pages,
    files,
    policy: advertisingPolicy,
    approved,
    today: buildDay(),
    release,
  })
  const all = sortDiagnostics([...problems, ...found])
  return { ...built, site: found.some(isError) ? undefined : site, problems: all }
}

/** Makes the automatic repairs, brings the list of addresses and FIELDS.md up to date, and lists what was done. */
async function repair(content: string, folder: string, load: () => Promise<BuiltSite>): Promise<void> {
  const repaired: { file: string; repairs: readonly string[] }[] = []
  for (const path of listFiles(content).filter(
    (name) => name.endsWith('.mdx') && !isAmongVersions(registry, name),
  )) {
    const source = readSourceFile(content, path)
    const fixed = source && fixFile(source)
    if (fixed === undefined || fixed.text === source?.text) continue
    writeFileAtomic(join(content, path), fixed.text)
    repaired.push({ file: path, repairs: fixed.repairs })
  }
  const { site, problems } = await load()
  const early = problems.filter(({ rule }) => rule === 'early-address').map(({ line }) => line)
  const pages = (site?.routes ?? []).filter(isLasting).map(({ path }) => path)
  const { text, added, removed } = recordAddresses(readSourceFile(content, urlListFile), pages, early)
  if (added.length + removed.length > 0) {
    writeFileAtomic(join(content, urlListFile), text)
    const repairs = [
      ...added.map((address) => `${address} was added`),
      ...removed.map((address) => `${address} was removed: it was never published`),
    ]
    repaired.push({ file: urlListFile, repairs })
  }
  const guide = join(content, 'FIELDS.md')
  if (existsSync(guide) && writeFileAtomic(guide, fieldsGuide(registry)))
    repaired.push({ file: 'FIELDS.md', repairs: ['was brought up to date with the schemas'] })
  const listed = repaired.map(({ file, repairs }) => ({ file: inFolder(folder, file), repairs }))
  console.log(`${printFixes(listed, ansiStyler(process.stdout))}\n`)
}

function lastLine({ site, problems }: BuiltSite, release: boolean): string {
  const errors = problems.filter(isError)
  const first = errors[0] ?? problems[0]
  const more = first && `What a rule means: npm run check -- --explain ${first.rule}`
  if (site === undefined)
    return `Fix ${errors.length === 1 ? 'this error' : `these ${errors.length} errors`}, then check again: more may turn up. ${more}`
  const goal = release ? 'published' : 'built'
  return first ? `The site can be ${goal}. ${more}` : `All is well: ${pageCount(site.routes)}.`
}

function explainTo(rule: string | undefined): number {
  // The project’s own guide, whatever CONTENT_DIR says.
  const guide = join(import.meta.dirname, '../../content/PROBLEMS.md')
  if (!existsSync(guide)) throw new UserError(`There is no file ${guide}. Bring it back with git restore.`)
  const explanations = explanationsOf(readFileSync(guide, 'utf8'), registry.explanations)
  const text = rule === undefined ? listRules(explanations) : explanations.get(rule)
  if (text === undefined) {
    const similar = closestMatch(rule ?? '', explanations.keys())
    throw new UsageError(
      `There is no rule "${rule}". ${similar === undefined ? 'List them: npm run check -- --explain' : `Did you mean ${similar}?`}`,
    )
  }
  console.log(
    rule === undefined
      ? `${text}\n\nMore about one of them: npm run check -- --explain RULE`
      : `${rule}\n\n${text}`,
  )
  return 0
}
