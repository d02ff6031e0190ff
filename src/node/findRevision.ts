import { closestMatch } from '../content/text/closestMatch.ts'
import { askGit, isShallowClone, runGit } from './runGit.ts'
import { UserError } from './userError.ts'

/**
 * The commit that somebody names, and its day in New York.
 * @param folder one that git keeps, or stands in one
 * @param typed a branch, a tag, the beginning of a commit's number, HEAD~1
 * @throws UserError when git does not keep the folder, or there is no such revision
 */
export function findRevision(folder: string, typed: string): { commit: string; day: string } {
  const found = runGit(folder, [
    'log',
    '-1',
    '--no-show-signature',
    '--format=%H %cd',
    '--date=format-local:%Y-%m-%d',
    '--end-of-options',
    `${typed}^{commit}`,
    '--',
  ])
  const [commit, day] = found.ok ? found.output.toString('utf8').trim().split(' ') : []
  if (commit && day) return { commit, day }
  if (!found.ok && found.reason.includes('not a git repository'))
    throw new UserError(`The folder ${folder} is not kept by git, so it has no revisions.`)
  const hint = isShallowClone(folder)
    ? 'This copy of the repository holds only its latest revisions. Fetch the others first: git fetch --unshallow'
    : similarNames(folder, typed)
  throw new UserError(`There is no revision "${typed}".\n${hint}`)
}

function similarNames(folder: string, typed: string): string {
  const kinds = ['refs/heads', 'refs/tags', 'refs/remotes']
  const listed = askGit(folder, ['for-each-ref', '--format=%(refname:short)', ...kinds])
  const names = listed?.split('\n').filter(Boolean) ?? []
  const wanted = typed.toLowerCase()
  const near = [
    ...new Set([
      ...[closestMatch(typed, names)].flatMap((name) => name ?? []),
      ...names.filter((name) => name.toLowerCase().split('/').at(-1) === wanted.split('/').at(-1)),
      ...names.filter((name) => name.toLowerCase().includes(wanted)),
    ]),
  ].slice(0, 5)
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`
  const some = names.slice(0, 8)
  return some.length === 0
    ? 'Write the name of a branch, a tag, or the number of a commit.'
    : `Branches and tags here are: ${some.join(', ')}${names.length > some.length ? ' and others' : ''}. The number of a commit will do too.`
}
