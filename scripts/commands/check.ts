import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isError, sortDiagnostics, type BuiltSite, type Route, type Site } from '../../src/content/model.ts'
import { releaseProblems } from '../../src/compliance/releaseProblems.ts'
import { fixFile } from '../../src/content/edit/fixFile.ts'
import { isAmongVersions } from '../../src/content/versions/legalVersions.ts'
import { recordAddresses, urlListFile } from '../../src/content/publish/urlList.ts'
import { pageCount } from '../../src/content/publish/pageHead.ts'
import { isLasting } from '../../src/content/publish/routes.ts'
import { explanationsOf, listRules } from '../../src/content/report/explainRule.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { escapeControl, inFolder, printReport } from '../../src/content/report/printReport.ts'
import { listInWords } from '../../src/content/text/listInWords.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import { counted } from '../../src/content/text/plural.ts'
import { fieldsGuide } from '../fieldsGuide.ts'
import { checkFinishedSite } from '../../src/compliance/checkFinishedSite.ts'
import { checkComingDays, comingDays } from '../../src/compliance/comingDays.ts'
import { claimList } from '../../src/firm/collections/claims/queries.ts'
import { advertisingPolicy, registry } from '../../src/firm/registry.ts'
import { ansiStyler } from '../../src/node/ansi.ts'
import { buildDate } from '../../src/node/buildDate.ts'
import { pathFrom, type Folders } from '../../src/node/folders.ts'
import { readContent, type ReadContent } from '../../src/node/readContent.ts'
import { readSourceFile, readTree } from '../../src/node/readTree.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { bodyCompiler } from '../../src/vite/bodyCompiler.ts'
import { finishedPages, payloadMaker } from '../../src/vite/renderSite.ts'
import { contentFolders, defineCommand, UsageError } from '../command.ts'
import { fileList } from '../fileList.ts'

export default defineCommand({
  usage: 'check',
  summary: 'checks the content and lists every problem.',
  flags: {
    fix: { type: 'boolean', help: 'first fixes formatting (never wording), addresses.txt and FIELDS.md' },
    release: { type: 'boolean', help: 'as strict as npm run build -- --release' },
    explain: {
      type: 'string',
      value: '[RULE]',
      optionalValue: true,
      help: 'explains a rule, with a wrong and a right example; without RULE, lists all rules',
    },
    list: {
      type: 'boolean',
      help: 'lists drafts, dates, reviews, texts without one, and samples with files and owners',
    },
    claims: { type: 'boolean', help: 'lists claims with file, value, source, review date and pages' },
    json: { type: 'boolean', help: 'prints problems as JSON' },
    github: {
      type: 'boolean',
      help: 'prints problems as GitHub annotations, and leftovers of drafts as errors',
    },
  },
  notes: `CONTENT_DIR sets the content folder, BUILD_DATE=2026-01-31 today's date.
The exit status is 0 without errors, 1 with errors, 2 if the command was wrong.`,
  run: ({ fix = false, release = false, explain, list, claims, json, github }) => {
    if (explain !== undefined) {
      console.log(explanation(explain))
      return 0
    }
    if (list) return listFiles()
    if (claims) return listClaims()
    if (json && github) throw new UsageError('Use either --json or --github.')
    const form = json ? 'json' : github ? 'github' : 'text'
    if (fix && form !== 'text') throw new UsageError(`Run --fix by itself first, then --${form}.`)
    return report(form, fix, release)
  },
})

async function report(form: 'text' | 'json' | 'github', fix: boolean, release: boolean): Promise<number> {
  const folders = contentFolders()
  const folder = pathFrom(process.cwd(), folders.content) || '.'
  if (fix) await repair(folders, folder)
  const content = await readContent(registry, folders, bodyCompiler)
  const checked = content.check()
  // What is merged can be released.
  const isStrict = release || form === 'github'
  const built = isStrict ? { ...checked, problems: releaseProblems(checked) } : checked
  const { site, files, laterDays } = built
  const found = sortDiagnostics(await findProblems(built, content, release))
  const problems = found.map((problem) => ({ ...problem, file: inFolder(folder, problem.file) }))
  if (form === 'json') {
    const keys = ['file', 'line', 'column', 'severity', 'rule', 'message', 'fix']
    console.log(JSON.stringify(problems, keys, 2))
  } else {
    if (form === 'github' && problems.length > 0) console.log(githubAnnotations(problems))
    if (form === 'text' && problems.length > 0)
      console.log(printReport({ problems: found, files }, folder, ansiStyler(process.stdout)))
    const errors = found.filter(isError)
    const first = errors[0] ?? found[0]
    const these = errors.length === 1 ? 'this error' : `these ${errors.length} errors`
    const result = errors[0]
      ? `Fix ${these}, then check again: more may turn up.`
      : `The site can be ${release ? 'published' : 'built'}.`
    console.log(
      first
        ? `${result} What a rule means: npm run check -- --explain ${first.rule}`
        : `All is well: ${pageCount(site?.routes ?? [])}.`,
    )
  }
  // Programs read the problems from the standard output.
  const say = form === 'json' ? console.error : console.log
  const foreign = (site?.routes ?? []).flatMap(({ path, entry }) => (entry.data.language ? path : []))
  if (foreign.length > 0)
    say(`The rules read only English. A lawyer's approval takes their place for ${listInWords(foreign)}.`)
  if (site && laterDays.length > 0) say(`Not read yet: the pages that change on ${listInWords(laterDays)}.`)
  return problems.some(isError) ? 1 : 0
}

/** The problems of the content, of today's pages, and of those of coming days. */
async function findProblems(built: BuiltSite, content: ReadContent, release: boolean) {
  const { site, files, problems } = built
  if (!site) return problems
  const render = (one: Site, routes: readonly Route[]) => finishedPages(one, content, routes)
  const given = { files, policy: advertisingPolicy, approved: content.approved, release }
  const pages = await render(site, site.routes)
  // The lawyers' checks need finished pages.
  const today = [...problems, ...checkFinishedSite(site, { ...given, pages, today: buildDate() })]
  const days = comingDays(built, (one) => payloadMaker(one, content))
  return [...today, ...(await checkComingDays(days, render, given, today))]
}

async function listFiles(): Promise<void> {
  const folders = contentFolders()
  const { load } = await readContent(registry, folders, bodyCompiler)
  const folder = pathFrom(process.cwd(), folders.content) || '.'
  console.log(fileList(load().content, folder, buildDate()))
}

async function listClaims(): Promise<void> {
  const { check } = await readContent(registry, contentFolders(), bodyCompiler)
  const { site } = check()
  if (!site) throw new UserError('The content has an error. To find it: npm run check')
  console.log(claimList(site))
}

/** Applies automatic fixes, updates addresses.txt and FIELDS.md, and lists what was done. */
async function repair(folders: Folders, folder: string): Promise<void> {
  const { content } = folders
  const printed: string[] = []
  const write = (path: string, text: string, repairs: readonly string[]) => {
    if (!writeFileAtomic(join(content, path), text)) return
    const file = ansiStyler(process.stdout)('file', escapeControl(inFolder(folder, path)))
    printed.push([file, '', ...repairs.map((words) => `  ${escapeControl(words)}`)].join('\n'))
  }
  for (const source of readTree(content).files) {
    const { text, repairs } = fixFile(source)
    if (text !== source.text && !isAmongVersions(registry, source.path)) write(source.path, text, repairs)
  }
  const { check } = await readContent(registry, folders, bodyCompiler)
  const { site } = check()
  const pages = (site?.routes ?? []).filter(isLasting).map(({ path }) => path)
  const { text, added } = recordAddresses(readSourceFile(content, urlListFile), pages)
  const repairs = added.map((address) => `added ${address}`)
  if (added.length > 0) write(urlListFile, text, repairs)
  // Other content folders have none.
  if (existsSync(join(content, 'FIELDS.md'))) write('FIELDS.md', fieldsGuide(registry), ['updated'])
  const count = counted(printed.length, 'file')
  printed.push(printed.length === 0 ? 'Nothing to fix.' : `Fixed ${count}; no wording was changed.`)
  console.log(`${printed.join('\n\n')}\n`)
}

function explanation(rule: string): string {
  // The project's own guide, whatever CONTENT_DIR is.
  const guide = join(import.meta.dirname, '../../content/PROBLEMS.md')
  if (!existsSync(guide)) throw new UserError(`The file ${guide} is missing. Restore it with: git restore`)
  const explanations = explanationsOf(readFileSync(guide, 'utf8'), registry.explanations)
  if (rule === '')
    return `${listRules(explanations)}\n\nTo learn more about one: npm run check -- --explain RULE`
  const text = explanations.get(rule)
  if (text !== undefined) return `${rule}\n\n${text}`
  const hint = didYouMean(rule, [...explanations.keys()]) || 'To list all rules: npm run check -- --explain'
  throw new UsageError(`The rule "${rule}" doesn't exist. ${hint}`)
}
