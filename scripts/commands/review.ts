import { join, resolve } from 'node:path'
import { redlineDocx } from '../../src/compliance/redline/documents/redlineDocx.ts'
import { redlinePage } from '../../src/compliance/redline/documents/redlinePage.ts'
import { earlyDays } from '../../src/compliance/legalVersions/earlyDays.ts'
import { recordProblems } from '../../src/compliance/log/recordProblems.ts'
import { changedPageList, reviewComment } from '../../src/compliance/redline/pullRequest/reviewComment.ts'
import { readSides } from '../../src/compliance/redline/readSides.ts'
import { redline } from '../../src/compliance/redline/redline.ts'
import { redlineJson } from '../../src/compliance/redline/redlineJson.ts'
import { redlineSummary } from '../../src/compliance/redline/redlineSummary.ts'
import type { Redline } from '../../src/compliance/redline/types.ts'
import { inOrder, isError, type Problem } from '../../src/content/model/problem.ts'
import { githubAnnotations } from '../../src/content/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../../src/content/report/makeReport.ts'
import { printReport } from '../../src/content/report/printReport.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/contentStore.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { marksFor, paintFor } from '../../src/node/paint.ts'
import { folderSide, revisionSide } from '../../src/node/revisions.ts'
import { writeWhole } from '../../src/node/writeWhole.ts'
import { nameFrom, print } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle, word } from '../cli/syntax.ts'

/** All that a pull request shows, in one go. */
export const review = defineCommand({
  name: 'review',
  summary:
    'shows all that a pull request shows: problems, changed pages, lost approvals and records, the redline.',
  examples: { '-- main': 'compares the files on the disk with the branch main' },
  positionals: { base: word('Name what to compare with: npm run review -- main') },
  tooMany: ([, word]) => `One revision is compared with at a time. Leave "${word}" out.`,
  flags: {
    out: text({
      '-- main --out DIR': 'also writes redline.html, redline.docx, redline.json, pages.txt and comment.md',
    }),
    github: toggle({ '-- main --github': 'problems as annotations of a GitHub workflow' }),
  },
  notes: `Any branch, tag or number of a commit can stand in the place of main. The two hyphens that stand alone are needed:
they hand what follows to the command.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
Records of approvals and archives that main has and the files have not, or otherwise, are errors.
The exit status is 0 when there is no error, 1 when there is one, 2 when the command was not understood.`,
  run: async ({ base, out, github }, { cwd, env, stdout }) => {
    const folders = foldersOf(cwd, env)
    const name = nameFrom(cwd, folders.content)
    const today = buildDay(env)
    const built = contentStore(folders, { env }).load()
    const sides = { before: revisionSide(folders, base), after: folderSide(folders, 'this change') }
    const { before, after, names } = readSides(sides, today)
    // What only the base can show: records that were rewritten or cut off, and days that are too early.
    const early = built.site ? earlyDays(built.site, { ...sides.before, reading: before }) : []
    const all = { ...built, problems: inOrder([...built.problems, ...recordProblems(sides), ...early]) }
    const problems = all.problems.map((problem) => ({ ...problem, file: inFolder(name, problem.file) }))
    const result = redline(before, after, names)

    if (github) {
      if (problems.length > 0) print(stdout, githubAnnotations(problems))
    } else if (problems.length > 0) {
      print(stdout, `${printReport(makeReport(all, name), paintFor(stdout))}\n`)
    }
    print(stdout, redlineSummary(result, marksFor(stdout)))
    for (const { path, approvalLost } of result.pages) {
      if (approvalLost !== undefined) print(stdout, `Approval lost: ${path} (${approvalLost})`)
    }
    if (out !== undefined) {
      await write(resolve(cwd, out), { result, problems, today })
      print(
        stdout,
        `\nWritten into ${nameFrom(cwd, resolve(cwd, out))}: redline.html, redline.docx, redline.json, pages.txt, comment.md`,
      )
    }
    return problems.some(isError) ? 1 : 0
  },
})

/** What the workflow attaches to the pull request. */
async function write(
  folder: string,
  { result, problems, today }: { result: Redline; problems: readonly Problem[]; today: string },
): Promise<void> {
  const date = `${today}T12:00:00Z`
  writeWhole(join(folder, 'redline.html'), redlinePage(result))
  writeWhole(join(folder, 'redline.docx'), await redlineDocx(result, { author: 'West Atlantic', date }))
  writeWhole(join(folder, 'redline.json'), `${JSON.stringify(redlineJson(result), undefined, 2)}\n`)
  writeWhole(join(folder, 'pages.txt'), changedPageList(result))
  writeWhole(join(folder, 'comment.md'), reviewComment(result, problems))
}
