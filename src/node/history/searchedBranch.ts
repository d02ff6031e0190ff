import type { SearchedBranch } from '../../compliance/history/searchedBranch.ts'
import { askGit } from '../runGit.ts'

/**
 * Which branch is checked out, and how it stands to the main one: the one that the repository was cloned by, else
 * `main` or `master`.
 * @param root a folder of the repository
 * @returns undefined when there is no git history
 */
export function searchedBranch(root: string): SearchedBranch | undefined {
  const ask = (...words: string[]) => askGit(root, words)
  const revision = ask('rev-parse', '--verify', 'HEAD^{commit}')
  if (revision === undefined) return undefined
  const branch = ask('symbolic-ref', '--quiet', '--short', 'HEAD')
  const cloned = ask('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD')
  const local = ['main', 'master'].find(
    (name) => ask('rev-parse', '--verify', '--quiet', `refs/heads/${name}`) !== undefined,
  )
  const main = cloned?.replace(/^origin\//, '') ?? local
  if (main === undefined || branch === main) {
    return { branch, revision, main, standing: main === undefined ? 'apart' : 'main' }
  }
  const tip = local === main ? `refs/heads/${main}` : (cloned ?? main)
  const isWithin = ask('merge-base', '--is-ancestor', revision, tip) !== undefined
  const isTip = ask('rev-parse', '--verify', `${tip}^{commit}`) === revision
  return { branch, revision, main, standing: isTip ? 'main' : isWithin ? 'earlier' : 'apart' }
}
