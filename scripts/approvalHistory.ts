import { join } from 'node:path'
import { approvedFolder, approvedText } from '../src/compliance/approvals.ts'
import { gitOutput, requireHistory } from '../src/node/git.ts'
import { UserError } from '../src/node/userError.ts'

/**
 * All approvals and withdrawals in the history, the latest first: date, page, name and commit.
 * @param content the content folder, absolute
 * @throws UserError without the whole history
 */
export function approvalHistory(root: string, content: string): string {
  requireHistory(root)
  const format = '--format=%x00%h%x09%cd%x09%an'
  const log = ['log', format, '--date=short-local', '--name-status', '--find-renames', '--']
  const commits = (gitOutput(root, [...log, join(content, approvedFolder)]) ?? '').split('\0').slice(1)
  const headOf = (revision: string, path: string) =>
    gitOutput(root, ['show', `${revision}:${path}`])?.split('\n')[0]
  const rows = commits.flatMap((commit) => {
    const [about = '', ...files] = commit.trim().split('\n').filter(Boolean)
    const [hash = '', day = '', author = ''] = about.split('\t')
    return files.map((line) => {
      const [status = '', path = '', to = path] = line.split('\t')
      const head = status.startsWith('D') ? undefined : headOf(hash, to)
      const isSame = head === headOf(`${hash}^`, path)
      const what =
        head === undefined
          ? `withdrawn by ${author}`
          : to !== path
            ? `moved from ${approvedText(path).address} by ${author}`
            : isSame
              ? `edited without a new approval by ${author}`
              : head.replace('Approved', 'approved')
      return `${day}  ${approvedText(to).address}: ${what} (commit ${hash} by ${author})`
    })
  })
  if (rows.length === 0) throw new UserError('No approval has been committed yet.')
  return rows.join('\n')
}
