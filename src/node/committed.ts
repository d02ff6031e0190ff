import { urlListFile, parseUrlList } from '../content/publish/urls/parseUrlList.ts'
import { decodeSource } from '../content/model/decodeSource.ts'
import { askGit, runGit } from './runGit.ts'

/**
 * Those of some files that differ from the last commit, or are not in it; none where there is no git.
 * @param folder the content folder, absolute
 * @param paths inside it
 */
export function uncommittedFiles(folder: string, paths: readonly string[]): string[] {
  const all = [...new Set(paths)]
  const words = [
    '--literal-pathspecs',
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
  ]
  const status = runGit(folder, [...words, '--', ...all])
  const prefix = askGit(folder, ['rev-parse', '--show-prefix'])
  if (!status.ok || prefix === undefined) return []
  const open = new Set(
    status.output
      .toString('utf8')
      .split('\0')
      .map((line) => line.slice(3)),
  )
  return all.filter((path) => open.has(`${prefix}${path}`))
}

/** The key with which git signs commits in a folder, empty when it chooses one; undefined when it does not sign. */
export const signingKey = (folder: string): string | undefined =>
  askGit(folder, ['config', '--type=bool', '--get', 'commit.gpgSign']) === 'true'
    ? (askGit(folder, ['config', '--get', 'user.signingKey']) ?? '')
    : undefined

/**
 * The addresses in the list of the last commit: those that may have been published.
 * @param folder the content folder, absolute
 * @returns undefined when there is no such list, so that nobody can tell
 */
export function committedAddresses(folder: string): ReadonlySet<string> | undefined {
  const shown = runGit(folder, ['show', `HEAD:./${urlListFile}`])
  if (!shown.ok) return undefined
  return new Set(parseUrlList(decodeSource(urlListFile, shown.output)).lines.map(({ address }) => address))
}
