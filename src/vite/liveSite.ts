import type { BuiltSite, Site } from '../site/buildSite.ts'
import { isError, type Problem } from '../site/problem.ts'
import { contentStore } from './contentStore.ts'
import type { Folders } from './folders.ts'

/** The site while it is written: the last good one, and what is wrong with the content now. */
export interface LiveSite {
  /** The newest site without errors; undefined as long as there has been none. */
  lastGood: () => Site | undefined
  /** The errors of the content as it stood at the last look. */
  errors: () => Problem[]
  /** The content as it stood at the last look, in order or not. */
  latest: () => BuiltSite
  /** Looks at the content again. */
  look: () => void
}

/** A live site over the content and public folders, looked at once. It shows drafts, and what is not on the site today. */
export function liveSite(folders: Folders): LiveSite {
  const store = contentStore(folders, { unpublished: 'shown' })
  let latest = store.load()
  let { site } = latest
  return {
    lastGood: () => site,
    errors: () => latest.problems.filter(isError),
    latest: () => latest,
    look: () => {
      latest = store.load()
      site = latest.site ?? site
    },
  }
}
