/** Which part of the git history was searched. */
export interface SearchedBranch {
  /** Undefined when a single revision is checked out, and no branch. */
  branch: string | undefined
  /** Its last revision, whole. */
  revision: string
  /** The main branch, when there is one that can be told. */
  main: string | undefined
  /** Whether it is the main branch, an earlier state of it, or has what the main branch does not. */
  standing: 'main' | 'earlier' | 'apart'
}

/** What was searched, as a sentence. */
export const searchedInWords = ({ branch, revision }: SearchedBranch): string =>
  `Searched: ${branch === undefined ? 'no branch, only the revision that is checked out,' : `branch ${branch}`} at ${revision.slice(0, 7)}.`

/** What whoever relies on the answer must know about that, if anything. */
export function branchWarning({ main, standing }: SearchedBranch): string | undefined {
  if (standing === 'main') return undefined
  if (main === undefined)
    return 'Careful: which branch is the main one cannot be told here, so words that were never published may count as said.'
  return standing === 'earlier'
    ? `Careful: this is an earlier state of the main branch, ${main}; what came later was not searched. For all of it: git switch ${main}`
    : `Careful: this is not the main branch. Words that were never merged into ${main} count here as said. For what can have been published: git switch ${main}`
}
