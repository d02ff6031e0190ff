import type { Site, BuiltSite } from '../content/model/site.ts'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isError, type Diagnostic } from '../content/model/diagnostic.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { openParseStore } from '../node/workspace/parseStore.ts'
import type { ComplianceRegistry } from '../compliance/model/complianceRegistry.ts'
import type { Folders } from '../node/folders.ts'
import type { LiveRevision } from '../content/publish/liveProtocol.ts'
import { listFiles } from '../node/readTree.ts'

/** A site without errors, and which of the states of the content it is. */
export interface SiteRevision {
  site: Site
  revision: LiveRevision
}

/**
 * The site while it is written: the last good one, and what is wrong with the content. A page is shown as soon as its
 * content is sound by itself; what the lawyers' checks find, which read every page, is told a moment later.
 */
export interface DevSiteState {
  /** The newest site without errors of its own; undefined as long as there has been none. */
  lastGood: () => SiteRevision | undefined
  /** The errors of the content as it stood when it was last checked. */
  errors: () => Diagnostic[]
  /** The content as it stood when it was last checked, in order or not. */
  latest: () => BuiltSite
  /** Looks at the content again. */
  look: () => void
  /** Checks what the last look has seen, unless that was done. */
  check: () => void
  /** Whether what the last look has seen is still to be checked. */
  isUnchecked: () => boolean
  /** Whether the folders are no longer as they were just before the last look. */
  hasChanged: () => boolean
}

/** A live site over the content and public folders, looked at once. It shows drafts, and what is not on the site today. */
export function devSiteState(
  registry: ComplianceRegistry,
  folders: Pick<Folders, 'content' | 'public'>,
): DevSiteState {
  const store = contentStore(registry, folders, {
    includeUnpublished: true,
    parses: openParseStore(registry),
  })
  const server = randomUUID()
  const stampNow = () => [folders.content, folders.public].map(directoryFingerprint).join('\n')
  let stamp = ''
  let latest: BuiltSite = { site: undefined, problems: [], files: [] }
  let unchecked: (() => BuiltSite) | undefined
  let lastGood: SiteRevision | undefined
  const check = () => {
    if (unchecked) latest = unchecked()
    unchecked = undefined
  }
  const look = () => {
    stamp = stampNow()
    const seen = store.read()
    unchecked = seen.check
    const { site } = seen.built
    // Content with errors of its own is not checked any further.
    if (site === undefined) return check()
    lastGood = { site, revision: { server, number: (lastGood?.revision.number ?? 0) + 1 } }
  }
  look()
  return {
    lastGood: () => lastGood,
    errors: () => latest.problems.filter(isError),
    latest: () => latest,
    look,
    check,
    isUnchecked: () => unchecked !== undefined,
    hasChanged: () => stampNow() !== stamp,
  }
}

/**
 * A text that changes when a file of the folder is added, saved, renamed or deleted: names, sizes, and the times of the
 * last change, which no program can set, unlike those of the last save.
 * @param folder absolute, without a slash at the end; it may be missing
 */
const directoryFingerprint = (folder: string): string =>
  listFiles(folder)
    .map((path) => {
      const file = statSync(join(folder, path), { throwIfNoEntry: false })
      return `${path} ${file?.size} ${file?.ino} ${file?.ctimeMs}`
    })
    .join('\n')
