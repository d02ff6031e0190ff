import type { RevisionStanding } from '../../compliance/archive/contradictions.ts'
import { askGit, isShallowClone } from '../runGit.ts'

/**
 * How a revision stands to what is checked out.
 * @param root a folder of the repository
 * @param revision its whole number
 */
export function revisionStanding(root: string, revision: string): RevisionStanding {
  if (askGit(root, ['rev-parse', '--verify', 'HEAD^{commit}']) === undefined) return 'unknown'
  if (askGit(root, ['merge-base', '--is-ancestor', revision, 'HEAD']) !== undefined) return 'within'
  if (isShallowClone(root)) return 'unknown'
  return askGit(root, ['cat-file', '-e', `${revision}^{commit}`]) === undefined ? 'missing' : 'apart'
}
