import { join, relative, resolve, sep } from 'node:path'
import { redlineDocx } from '../src/review/documents/redlineDocx.ts'
import { redlinePage } from '../src/review/documents/redlinePage.ts'
import { recordProblems } from '../src/review/ledger/recordProblems.ts'
import { changedPageList, reviewComment } from '../src/review/pullRequest/reviewComment.ts'
import { readSides } from '../src/review/redline/readSides.ts'
import { redline } from '../src/review/redline/redline.ts'
import { redlineJson } from '../src/review/redline/redlineJson.ts'
import { redlineSummary } from '../src/review/redline/redlineSummary.ts'
import type { Redline } from '../src/review/redline/types.ts'
import { inOrder, isError, type Problem } from '../src/site/problem.ts'
import { githubAnnotations } from '../src/site/report/githubAnnotations.ts'
import { inFolder, makeReport } from '../src/site/report/makeReport.ts'
import { printReport } from '../src/site/report/printReport.ts'
import { buildDay } from '../src/vite/buildDay.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { marksFor, paintFor } from '../src/vite/paint.ts'
import { PlainError } from '../src/vite/plainError.ts'
import { folderSide, revisionSide } from '../src/vite/revisions.ts'
import { writeWhole } from '../src/vite/writeWhole.ts'
import { readReviewFlags, reviewHelp, type ReviewWish } from './reviewFlags.ts'

/** `npm run review`: all that a pull request shows, in one go; `--help` says more. */

const asked = readReviewFlags(process.argv.slice(2))
try {
  if (asked.wish === 'help') console.log(reviewHelp)
  else if (asked.wish === 'wrong')
    refuse(`${asked.sentence}\nEverything that it can do: npm run review -- --help`)
  else await review(asked)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  refuse(error.message)
}

async function review({ base, out, github }: Extract<ReviewWish, { wish: 'review' }>): Promise<void> {
  const folders = foldersOf(process.cwd())
  const name = relative(process.cwd(), folders.content).split(sep).join('/') || '.'
  const today = buildDay()
  const built = contentStore(folders).load()
  const sides = { before: revisionSide(folders, base), after: folderSide(folders, 'this change') }
  // What only the base can show: records that were rewritten with all their seals, or cut off at the end.
  const all = { ...built, problems: inOrder([...built.problems, ...recordProblems(sides)]) }
  const problems = all.problems.map((problem) => ({ ...problem, file: inFolder(name, problem.file) }))
  const { before, after, names } = readSides(sides, today)
  const result = redline(before, after, names)

  if (github) {
    if (problems.length > 0) console.log(githubAnnotations(problems))
  } else if (problems.length > 0) {
    console.log(`${printReport(makeReport(all, name), paintFor(process.stdout))}\n`)
  }
  console.log(redlineSummary(result, marksFor(process.stdout)))
  for (const { path, approvalLost } of result.pages) {
    if (approvalLost !== undefined) console.log(`Approval lost: ${path} (${approvalLost})`)
  }
  if (out !== undefined) await write(resolve(out), { result, problems, today })
  process.exitCode = problems.some(isError) ? 1 : 0
}

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
  console.log(
    `\nWritten into ${relative(process.cwd(), folder) || '.'}: redline.html, redline.docx, redline.json, pages.txt, comment.md`,
  )
}

/** Tells what could not be done, beside the output that programs read. */
function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
