import { extname } from 'node:path'
import { UsageError, contentFolders, nameFrom } from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { optionalWord, text, toggle } from '../cli/syntax.ts'
import type { ApprovalWorkspace } from './approvalWorkspace.ts'
import { listApprovals } from './approveList.ts'
import { exportLog } from './approveLog.ts'
import { checkWords, record, refuseOtherDay, unquoted } from './approveRecord.ts'
import { recordReviews } from './approveReviews.ts'

/** Records who approved which words. */
export const approve = defineCommand({
  name: 'approve',
  summary: 'records that somebody has read a page and agrees to its words.',
  examples: {},
  positionals: {
    page: optionalWord,
  },
  tooMany: ([page, more], typed) => {
    const curly = typed.find((word) => /[\u201C-\u201F]/.test(word))
    return curly === undefined
      ? `"${page}" and "${more}" are two. Approve one page at a time, and put a name or note of several words in "quotation marks".`
      : `${curly} has a quotation mark as Word sets them, which a terminal does not take for one. Type straight ones around a name or note of several words: --by "NAME"`
  },
  flags: {
    by: text({ '-- PAGE --by "NAME"': 'approves the page as it is in your files now' }, { once: true }),
    note: text(
      { '-- PAGE --by "NAME" --note "TEXT"': 'the same, with a few words about it' },
      { once: true },
    ),
    list: toggle({ '-- --list': 'every page that must be approved, and how it stands' }, { alone: true }),
    log: toggle({
      '-- --log': 'every record, with the commit and the key that vouch for it',
      '-- --log --csv': 'the same as CSV, for a spreadsheet',
    }),
    csv: toggle({}, { needs: 'log' }),
    out: text(
      { '-- --log --out FILE': 'the same into a file: .csv for a spreadsheet, .html to print' },
      { needs: 'log', once: true },
    ),
    reviews: text(
      {
        '-- --reviews FILE --base DIR --into DIR':
          'what reviews of a pull request approve; a workflow on GitHub does this',
      },
      { once: true },
    ),
    base: text({}, { needs: 'reviews', once: true }),
    into: text({}, { needs: 'reviews', once: true }),
  },
  chooseOne: ['log', 'reviews'],
  form: 'PAGE --by "NAME"',
  notes: `PAGE is the page's address, such as /terms-of-use, or its file, such as content/legal/terms-of-use.mdx; or "every page",
for what stands on all of them: header, menus, footer, labels.
The two hyphens that stand alone are needed: they hand what follows to the command.
An approval is bound to the words: it is lost when one of them changes, and kept when lines are only set otherwise.
What is written, and must be committed with the change: a line in content/legal/approvals.txt, the words as a plain
text in content/legal/approved, and of a legal page the whole file in content/legal/versions.
Before anything is written, the page is made as the build makes it: when it shows other words than its files have, or
lacks some, the approval is refused.
When the same person approved the same words before, nothing is written unless there is a new note.
Where content/firm.mdx has a list of "approvers", only they approve pages, and the name is recorded as it stands there.
The record bears the day on which it is given, in New York and by this computer's clock.
CONTENT_DIR names another content folder. BUILD_DATE=2026-01-31 sets the day for --list alone.
The exit status is 0 when it is done, 1 when the content or the code must be mended first, 2 when the command was not understood
or that person may not approve the page.`,
  run: ({ page = '', by, note, list = false, log = false, csv, out, reviews, base, into }, context) => {
    const isGiven = !list && !log && reviews === undefined
    const approval = { page, by: unquoted(by), note: unquoted(note) }
    if (isGiven) checkWords(approval, note !== undefined)
    else checkAlone({ page, by, note })
    const endings = csv ? ['.csv'] : ['.csv', '.html']
    if (out !== undefined && !endings.includes(extname(out)))
      throw new UsageError(
        `Behind --out stands "${out}"; let the name of the file end in ${endings.join(' or ')}.`,
      )
    const folders = contentFolders(context)
    if (!list && !log) refuseOtherDay(context)
    const folderName = nameFrom(context.cwd, folders.content)
    const workspace: ApprovalWorkspace = { ...context, folders, folderName, isReadOnly: list || log }
    if (list) return listApprovals(workspace)
    if (log) return exportLog({ csv, out }, workspace)
    if (reviews === undefined) return record(approval, workspace)
    if (base === undefined || into === undefined)
      throw new UsageError(
        'Reviews are recorded with three flags: npm run approve -- --reviews FILE --base DIR --into DIR',
      )
    return recordReviews({ reviews, base, into }, workspace)
  },
})

/** @throws UsageError at what belongs to an approval, where none is given */
function checkAlone({ page, ...texts }: { page: string; by?: string; note?: string }): void {
  const [flag] = Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : `--${name}`))
  const surplus = page || flag
  if (surplus !== undefined)
    throw new UsageError(`An approval is given by itself. Leave "${surplus}" out, or the other flags.`)
}
