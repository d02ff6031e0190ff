import type { BuiltSite } from '../../src/content/model/site.ts'
import { join } from 'node:path'
import { urlListFile } from '../../src/content/publish/urls/parseUrlList.ts'
import { recordAddresses } from '../../src/content/publish/urls/recordAddresses.ts'
import { pageCount } from '../../src/content/publish/pageCount.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import { printFixes } from '../../src/content/edit/fix/printFixes.ts'
import { explainRule, listRules, similarRules } from '../../src/content/report/explainRule.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../../src/content/report/makeReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { ansiStyler } from '../../src/node/ansi.ts'
import { fixTree } from '../../src/node/fixTree.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { contentFolders, fail, nameFrom, print, UsageError, type CommandContext } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { texts, toggle, words } from '../cli/syntax.ts'

/** Reads the content and lists every problem. */
export const check = defineCommand({
  name: 'check',
  summary: 'reads everything in the content folder and tells all that is wrong with it.',
  examples: { '': 'every problem, with its place and what to do' },
  positionals: { others: words() },
  flags: {
    fix: toggle({ '-- --fix': 'first repairs how the files are typed, never what they say' }),
    release: toggle({
      '-- --release': 'as strict as npm run build -- --release',
    }),
    explain: texts(
      {
        '-- --explain': 'the list of all rules',
        '-- --explain RULE': 'what a rule means, with a wrong and a right example',
      },
      { bare: '' },
    ),
    json: toggle({ '-- --json': 'every problem as data, for programs' }),
    github: toggle({ '-- --github': 'every problem as an annotation of a GitHub workflow' }),
  },
  chooseOne: ['json', 'github'],
  notes: `The two hyphens that stand alone are needed: they hand what follows to the check.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when there is no error, 1 when there is one, 2 when the command was not understood.`,
  run: ({ others, explain, fix = false, release = false, json, github }, context) => {
    if (explain !== undefined) {
      const [rule = '', ...more] = [...explain, ...others].filter((word) => word !== '')
      if (more.length > 0)
        throw new UsageError('One rule is explained at a time. Write one name behind --explain.')
      return explainTo(rule, context)
    }
    if (others.length > 0)
      throw new UsageError(
        `The check reads all files, and does not know what to do with "${others[0]}". To explain a rule, write: npm run check -- --explain RULE`,
      )
    const form = json ? 'json' : github ? 'github' : 'text'
    if (fix && form !== 'text')
      throw new UsageError(`The flag --fix tells what it repairs as text. Run it first, then --${form}.`)
    return report({ form, fix, release }, context)
  },
})

function report(
  { form, fix, release }: { form: 'text' | 'json' | 'github'; fix: boolean; release: boolean },
  context: CommandContext,
): number {
  const { registry, cwd, env, stdout } = context
  const folders = contentFolders(context)
  const folder = nameFrom(cwd, folders.content)
  const { load } = contentStore(registry, folders, {
    release,
    env,
  })
  if (fix) repair(folders.content, { folder, load }, context)
  const built = load()
  // From here on, paths are relative to where the command was started.
  const problems = built.problems.map(({ file, line, column, severity, rule, message, fix }) => ({
    file: inFolder(folder, file),
    line,
    column,
    severity,
    rule,
    message,
    fix,
  }))
  if (form === 'json') {
    print(stdout, JSON.stringify(problems, undefined, 2))
  } else if (form === 'github') {
    if (problems.length > 0) print(stdout, githubAnnotations(problems))
    print(stdout, lastLine(built, release))
  } else {
    if (problems.length > 0) print(stdout, printReport(makeReport(built, folder), ansiStyler(stdout)))
    for (const note of built.notes ?? []) print(stdout, note)
    print(stdout, lastLine(built, release))
  }
  return problems.some(isError) ? 1 : 0
}

/** Makes the automatic repairs, and prints them. */
function repair(
  content: string,
  { folder, load }: { folder: string; load: () => BuiltSite },
  { registry, stdout, stderr }: CommandContext,
): void {
  const { repaired, refused } = fixTree(registry, content)
  const early = load().problems.filter(({ rule }) => rule === 'early-address')
  if (early.length > 0) {
    const lines = early.map(({ line }) => line)
    const { text, removed } = recordAddresses(readSourceFile(content, urlListFile), [], lines)
    writeFileAtomic(join(content, urlListFile), text)
    const repairs = removed.map((address) => `${address} is taken out: it was never published`)
    repaired.push({ file: urlListFile, repairs })
  }
  const told = repaired.map(({ file, repairs }) => ({ file: inFolder(folder, file), repairs }))
  print(stdout, `${printFixes(told, ansiStyler(stdout))}\n`)
  for (const { file, reason } of refused)
    print(stderr, `${inFolder(folder, file)} could not be repaired: ${reason}.\n`)
}

/** The last line of the output: no more than what was looked at. */
function lastLine({ site, problems }: BuiltSite, release: boolean): string {
  const first = problems.find(isError) ?? problems[0]
  const more = first && `What a rule means: npm run check -- --explain ${first.rule}`
  if (site === undefined)
    return `The site cannot be ${release ? 'published' : 'built'} yet. More may be found once these are mended. ${more}`
  const pages = pageCount(site.routes)
  const found = first
    ? `No warning keeps the site from being ${release ? 'published' : 'built'}.`
    : `All is well: ${pages}.`
  return [found, more ?? 'Thank you.'].join(' ')
}

function explainTo(rule: string, context: CommandContext): number {
  const page =
    rule === ''
      ? `${listRules(context.registry)}\n\nMore about one of them: npm run check -- --explain RULE`
      : explainRule(rule, context.registry)
  if (page !== undefined) {
    print(context.stdout, page)
    return 0
  }
  const similar = similarRules(rule, context.registry)
  return fail(
    context,
    `There is no rule "${rule}". ${similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : 'The list of all: npm run check -- --explain'}`,
  )
}
