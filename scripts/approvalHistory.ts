import { join } from 'node:path'
import { approvedFolder, approvedText } from '../src/compliance/approvals.ts'
import { gitOutput, requireHistory } from '../src/node/git.ts'
import { UserError } from '../src/node/userError.ts'

/** All approvals and withdrawals in Git, the latest first. @param content an absolute path @throws UserError without the whole history */
export function approvalHistory(root: string, content: string): string {
  requireHistory(root)
  const format = '--format=%x00%h%x09%cd%x09%an'
  const log = ['log', format, '--date=short-local', '--name-only', '--no-renames', '--']
  const commits = (gitOutput(root, [...log, join(content, approvedFolder)]) ?? '').split('\0').slice(1)
  const headOf = (revision: string, path: string) =>
    gitOutput(root, ['show', `${revision}:${path}`])?.split('\n')[0]
  const rows = commits.flatMap((commit) => {
    const [about = '', ...paths] = commit.trim().split('\n').filter(Boolean)
    const [hash = '', day = '', author = ''] = about.split('\t')
    const files = paths.map((path) => ({ path, head: headOf(hash, path), before: headOf(`${hash}^`, path) }))
    return files.flatMap(({ path, head, before }) => {
      const row = (what: string) => `${day}  ${textOf(path)}: ${what} (commit ${hash} by ${author})`
      if (head === undefined) return files.some((one) => one.head === before) ? [] : row('withdrawn')
      if (head === before) return row('edited by hand, without a new approval')
      const old = files.find((one) => one.head === undefined && one.before === head)
      return row(old ? `moved from ${textOf(old.path)}` : head.replace('Approved', 'approved'))
    })
  })
  if (rows.length === 0) throw new UserError('No approval has been committed yet.')
  return rows.join('\n')
}

function textOf(path: string): string {
  const { address, day } = approvedText(path)
  return day ? `${address} on ${day}` : address
}
