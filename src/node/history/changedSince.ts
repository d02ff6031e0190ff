import { pathFrom } from '../folders.ts'
import { runGit } from '../runGit.ts'
import { UserError } from '../userError.ts'
import { repositoryOf } from './snapshots.ts'

/** What differs between two states of a repository. */
interface ChangedSince {
  /** The files outside of the content folder, from the repository’s top, with slashes. */
  code: string[]
  isContentChanged: boolean
}

/**
 * Which files of the repository differ between a revision and another, or the files on the disk; of these, also new ones
 * that git does not keep yet, but none that it is told to ignore.
 * @param content the content folder
 * @param revisions how they are typed; without the second, the files on the disk
 * @param except a folder whose files do not count
 * @throws UserError when git refuses
 */
export function changedSince(
  content: string,
  revisions: readonly [base: string, head?: string],
  except?: string,
): ChangedSince {
  const top = repositoryOf(content)
  const isIn = (folder: string) => {
    const inside = pathFrom(top, folder)
    return (path: string) => inside === '' || path.startsWith(`${inside}/`)
  }
  const isContent = isIn(content)
  const isExcepted = except === undefined ? () => false : isIn(except)
  const files = changedFiles(top, revisions)
  return {
    code: files.filter((path) => !isContent(path) && !isExcepted(path)),
    isContentChanged: files.some(isContent),
  }
}

function changedFiles(top: string, [base, head]: readonly [base: string, head?: string]): string[] {
  const ask = (words: readonly string[]): string[] => {
    const answer = runGit(top, words)
    if (!answer.ok) throw new UserError(`Git could not tell which files changed: ${answer.reason}`)
    return answer.output.toString('utf8').split('\0').filter(Boolean)
  }
  const diff = ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--ignore-submodules=none']
  const commits = [base, ...(head === undefined ? [] : [head])].map((typed) => `${typed}^{commit}`)
  const differing = ask([...diff, '--end-of-options', ...commits, '--'])
  return head !== undefined
    ? differing
    : [...differing, ...ask(['ls-files', '--others', '--exclude-standard', '-z'])]
}
