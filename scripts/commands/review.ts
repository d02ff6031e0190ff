import { join, resolve } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/documents/redlineDocx.ts'
import { redlinePage } from '../../src/compliance/redline/documents/redlinePage.ts'
import { backdatedPages } from '../../src/compliance/legalVersions/backdatedPages.ts'
import { checkLogAgainstBase } from '../../src/compliance/redline/checkLogAgainstBase.ts'
import { changedPageList, reviewComment } from '../../src/compliance/pullRequest/reviewComment.ts'
import { createParseCache } from '../../src/content/load/createParseCache.ts'
import { loadSnapshots } from '../../src/compliance/redline/loadSnapshots.ts'
import { withProblems } from '../../src/compliance/complianceDiagnostics.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { lostApprovals } from '../../src/compliance/redline/lostApproval.ts'
import { redlineJson } from '../../src/compliance/redline/redlineJson.ts'
import { redlineSummary } from '../../src/compliance/redline/redlineSummary.ts'
import type { Redline } from '../../src/compliance/redline/types.ts'
import { isError, type Diagnostic } from '../../src/content/model/diagnostic.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../../src/content/report/makeReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { ansiDiffStyler, ansiStyler } from '../../src/node/ansi.ts'
import { presentFiles } from '../../src/node/history/presentFiles.ts'
import { folderSnapshot, gitSnapshot } from '../../src/node/history/snapshots.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { findChrome } from '../findChrome.mjs'
import { noBrowser, redlinePdf } from '../redlinePdf.ts'
import { nameFrom, print } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle, word } from '../cli/syntax.ts'

/** Everything that a pull request shows. */
export const review = defineCommand({
  name: 'review',
  summary:
    'shows all that a pull request shows: problems, changed pages, lost approvals and records, the redline.',
  examples: { '-- main': 'compares the files on the disk with the branch main' },
  positionals: { base: word('Name what to compare with: npm run review -- main') },
  tooMany: ([, word]) => `One revision is compared with at a time. Leave "${word}" out.`,
  flags: {
    out: text({
      '-- main --out DIR': 'also writes redline.html, .docx, .pdf and .json, pages.txt and comment.md',
    }),
    github: toggle({ '-- main --github': 'problems as annotations of a GitHub workflow' }),
  },
  notes: `Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
Records of approvals and archives that main has and the files have not, or otherwise, are errors.
The exit status is 0 when there is no error, 1 when there is one, 2 when the command
was not understood.`,
  run: async ({ base, out, github }, context) => {
    const { registry, cwd, env, stdout, caches } = context
    const folders = foldersOf(cwd, env)
    const name = nameFrom(cwd, folders.content)
    const today = buildDay(env)
    const built = contentStore(registry, folders, { env }).load()
    const sides = {
      before: gitSnapshot(registry, folders, base, caches),
      after: folderSnapshot(registry, folders, 'this change'),
    }
    const { before, after, names } = loadSnapshots(
      registry,
      sides,
      today,
      createParseCache(),
      presentFiles(registry, folders.content),
    )
    // Only the base shows rewritten or removed records, and dates that are too early.
    const early = built.site ? backdatedPages(built.site, { ...sides.before, reading: before }) : []
    const all = withProblems(built, [...checkLogAgainstBase(registry, sides), ...early], registry)
    const problems = all.problems.map((problem) => ({ ...problem, file: inFolder(name, problem.file) }))
    const result = redline(before, after, names)

    if (github) {
      if (problems.length > 0) print(stdout, githubAnnotations(problems))
    } else if (problems.length > 0) {
      print(stdout, `${printReport(makeReport(all, name), ansiStyler(stdout))}\n`)
    }
    print(stdout, redlineSummary(result, ansiDiffStyler(stdout)))
    for (const { path, by } of lostApprovals(result)) print(stdout, `Approval lost: ${path} (${by})`)
    const folder = out === undefined ? undefined : resolve(cwd, out)
    if (folder !== undefined) {
      const { author } = registry.words
      const written = await write(folder, { result, problems, today, author })
      print(stdout, `\nWritten into ${nameFrom(cwd, folder)}: ${written.join(', ')}`)
      if (!written.includes('redline.pdf')) print(stdout, `redline.pdf was not written. ${noBrowser}`)
    }
    return problems.some(isError) ? 1 : 0
  },
})

/** Writes what the workflow attaches to the pull request, the PDF where a browser is found. @returns the files' names */
async function write(
  folder: string,
  {
    result,
    problems,
    today,
    author,
  }: { result: Redline; problems: readonly Diagnostic[]; today: string; author: string },
): Promise<string[]> {
  const page = redlinePage(result)
  const files: Record<string, string | Uint8Array> = {
    'redline.html': page,
    'redline.docx': redlineDocx(result, { author, site: author, date: `${today}T12:00:00Z` }),
    ...(findChrome() !== undefined && { 'redline.pdf': await redlinePdf(page, today) }),
    'redline.json': `${JSON.stringify(redlineJson(result), undefined, 2)}\n`,
    'pages.txt': changedPageList(result),
    'comment.md': reviewComment(result, problems),
  }
  for (const [name, content] of Object.entries(files)) writeFileAtomic(join(folder, name), content)
  return Object.keys(files)
}
