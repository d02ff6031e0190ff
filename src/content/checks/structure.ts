import type { Check } from '../model/check.ts'
import { diagnostic, fileStart } from '../model/diagnostic.ts'
import { notOnSite } from '../publish/publishState.ts'
import { parentPath } from '../publish/routes.ts'
import { missingKinds, uncertainPaths } from '../publish/uncertainPaths.ts'
import { didYouMean } from '../text/closestMatch.ts'

/** Every page has its place: the pages above it and its footer column exist, and so do the pages that a site needs. */
export const checkStructure: Check = ({ content, routes }) => {
  const { registry, organization, entries, unpublished } = content
  const columns = organization?.data.footer.map(({ id }) => id)
  const paths = new Set([...routes.map(({ path }) => path), ...uncertainPaths(content)])
  return [
    ...entries.flatMap(({ file, data: { footer }, placeOf }) => {
      if (footer === undefined || !columns || columns.includes(footer)) return []
      const fix = didYouMean(footer, columns) || `Write the id of a column in ${registry.organization.path}.`
      const message = `The footer has no column "${footer}".`
      return diagnostic(file, placeOf(['footer']), ['unknown-column', message, fix])
    }),
    ...routes.flatMap(({ file, path }) => {
      const above = parentPath(path)
      if (above === undefined || paths.has(above)) return []
      const absent = unpublished.find((one) => one.path === above)
      if (absent) {
        const subject = `The page ${path} is below ${above}, which`
        return diagnostic(file, fileStart, notOnSite(subject, absent, 'Do the same in this file'))
      }
      const message = `The page ${path} is below ${above}, and there is no such page.`
      const fix = `Add the file ${registry.pages.name}${above}.mdx, or move this one elsewhere.`
      return diagnostic(file, fileStart, ['missing-parent', message, fix, above])
    }),
    ...missingKinds(content).map(({ name, isKindOf }) => {
      const absent = unpublished.find(({ entry }) => entry && isKindOf(entry))
      if (absent) {
        const subject = `The site needs its page with the template "${name}", which`
        return diagnostic(absent.file, fileStart, notOnSite(subject, absent, 'Put another page in its place'))
      }
      const file = `${registry.pages.name}/${name}.mdx`
      return diagnostic(file, fileStart, [
        'missing-page',
        `The site has no page with the template "${name}".`,
        `Bring ${file} back from the history on GitHub.`,
      ])
    }),
  ]
}
