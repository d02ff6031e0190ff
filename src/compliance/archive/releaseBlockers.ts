import type { Site } from '../../content/model/site.ts'
import { isError, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { ReleaseBlocker } from './manifest.ts'

/**
 * What keeps a site from being released, by file.
 * @param problems what the check finds for a release
 */
export const releaseBlockers = (site: Site, problems: readonly Diagnostic[]): ReleaseBlocker[] =>
  problems.filter(isError).map(({ file, message }) => ({
    pages: site.routes.filter((route) => route.file === file).map(({ path }) => path),
    file,
    message,
  }))

/** Whether a release would be built of what is archived, and why not: lines. Whether it was released, nobody here knows. */
export function releaseInWords(blockers: readonly ReleaseBlocker[]): string[] {
  if (blockers.length === 0)
    return [
      'Fit for release: yes. npm run check -- --release has nothing against it. Whether it was released, and when, this does not show.',
    ]
  return [
    'Fit for release: no. A release of this revision would be refused, and the archive says so:',
    ...blockers.map(({ pages, file, message }) => `  ${pages.join(', ') || file}: ${message}`),
    'The archive has the words all the same. It does not show that anybody approved them.',
  ]
}
