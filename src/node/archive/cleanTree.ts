import { archivesFile } from '../../compliance/archive/archiveRecord.ts'
import type { Registry } from '../../content/model/registry.ts'
import { codeFolders, codeSettings } from '../cache/codeDigest.mjs'
import { UserError } from '../userError.ts'
import { askGit, runGit } from '../runGit.ts'

/** What the finished site is made from, besides the content. */
const madeFrom = ['public', ...codeFolders, ...codeSettings]

/**
 * The git revision that the files on the disk are, whole.
 * @param root the project's folder
 * @param content the content folder
 * @throws UserError when there is none, or when files differ from it
 */
export function requireCleanTree(registry: Registry, root: string, content: string): string {
  const head = askGit(root, ['rev-parse', '--verify', 'HEAD^{commit}'])
  if (head === undefined) {
    throw new UserError(
      'This folder has no git history, and an archive must name the revision that it was made from.\nRun the command in a clone of the repository.',
    )
  }
  const status = runGit(root, ['status', '--porcelain', '--untracked-files=all', '--', content, ...madeFrom])
  if (!status.ok) throw new UserError(`Git could not tell what has changed: ${status.reason}`)
  const changed = status.output
    .toString('utf8')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((path) => path !== '' && !path.endsWith(archivesFile(registry)))
  if (changed.length > 0) {
    const more = changed.length > 10 ? `\n  and ${changed.length - 10} more` : ''
    throw new UserError(
      `These files differ from the last commit, so an archive could not be traced to a revision:\n${changed
        .slice(0, 10)
        .map((path) => `  ${path}`)
        .join('\n')}${more}\nCommit them first, or put them back, and preserve the site then.`,
    )
  }
  return head
}
