import type { Site } from '../site/buildSite.ts'
import { isError, type Problem } from '../site/problem.ts'
import { contentStore } from './contentStore.ts'
import type { Folders } from './folders.ts'

/** The site while it is written: the last good one, and what is wrong with the content now. */
export interface LiveSite {
  /** The newest site without errors; undefined as long as there has been none. */
  lastGood: () => Site | undefined
  /** The errors of the content as it stood at the last look. */
  errors: () => Problem[]
  /** Every problem of the content as it stood at the last look, warnings too. */
  problems: () => Problem[]
  /** Looks at the content again. */
  look: () => void
}

/** A live site over the content and public folders, looked at once. */
export function liveSite(folders: Folders): LiveSite {
  const store = contentStore(folders)
  let { site, problems } = store.load()
  return {
    lastGood: () => site,
    errors: () => problems.filter(isError),
    problems: () => problems,
    look: () => {
      const built = store.load()
      problems = built.problems
      site = built.site ?? site
    },
  }
}
