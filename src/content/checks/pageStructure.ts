import { pathsOfInvalidFiles } from '../publish/pathsOfInvalidFiles.ts'
import { entriesOf } from '../model/content.ts'
import { howToRestoreFile } from '../report/restoreHints.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { belowUnpublished, requiredPageUnpublished } from './unpublishedTargets.ts'
import { missingKinds } from './missingPages.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { parentPath } from '../publish/routes.ts'
import { titleOfSlug } from '../text/capitalize.ts'
import { shellQuote } from '../text/shellQuote.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Creation } from '../model/contentType.ts'
import type { Entry } from '../model/entry.ts'
import { kindOfEntry } from '../model/registry.ts'
import type { Check } from '../model/check.ts'

/** Whether a page’s file is named after its template: 1 or 0. */
const isCanonicalFile = ({ file, data }: Entry): number =>
  file.endsWith(`/${data.template ?? ''}.mdx`) ? 1 : 0

/** Every page has its place: one front page, parents that exist, footer columns that exist. */
export const checkPageStructure: Check = (context) => {
  const { content, routes } = context
  const { registry } = content
  const { creation } = registry.pages
  const offered = registry.kinds.find(({ isOffered }) => isOffered)
  const compare = byFirstPublished(context)
  const pages = entriesOf(content, content.registry.pages).toSorted(
    (one, other) => isCanonicalFile(other) - isCanonicalFile(one) || compare(one, other),
  )
  const problems: Diagnostic[] = []
  const paths = new Set([...routes.map(({ path }) => path), ...pathsOfInvalidFiles(content)])
  const columns = content.organization?.data.footer.map(({ id }) => id)
  for (const [index, page] of pages.entries()) {
    const { file, data, placeOf } = page
    const kind = kindOfEntry(registry, page)
    const other = pages.slice(0, index).find((before) => kind?.isKindOf(before))
    if (other && kind?.isSingle) {
      problems.push(
        diagnostic(file, placeOf(['template']), [
          'same-template',
          `${other.file} already is the page with the template "${kind.name}", and there can be only one.`,
          `Choose another template here${offered ? `, for example ${offered.name}` : ''}; or delete this file, if it is not needed.`,
        ]),
      )
    }
    if (columns && data.footer !== undefined && !columns.includes(data.footer)) {
      problems.push(
        diagnostic(file, placeOf(['footer']), [
          'unknown-column',
          `The footer has no column "${data.footer}".`,
          didYouMean(data.footer, columns) || `Write the id of a column in ${registry.organization.path}.`,
        ]),
      )
    }
  }
  for (const route of routes) {
    const parent = parentPath(route.path)
    if (parent !== undefined && !paths.has(parent)) {
      const absent = content.unpublished.find(({ path }) => path === parent)
      problems.push(
        diagnostic(
          route.file,
          { line: 1, column: 1 },
          absent
            ? belowUnpublished(route.path, absent)
            : [
                'missing-parent',
                `The page ${route.path} stands below ${parent}, and there is no such page.`,
                context.urlList?.lines.some(({ address }) => address === parent)
                  ? `${howToRestoreFile(`${registry.pages.name}${parent}.mdx`)} Or write that page anew, or move this file elsewhere.`
                  : `Add the file ${registry.pages.name}${parent}.mdx, or move this one elsewhere.${creation ? ` In a terminal, this begins it: ${beginning(creation, parent, paths)}` : ''}`,
              ],
        ),
      )
    }
  }
  for (const { name, isKindOf } of missingKinds(content)) {
    const absent = content.unpublished.find(({ entry }) => entry && isKindOf(entry))
    if (absent) {
      problems.push(diagnostic(absent.file, fileStart, requiredPageUnpublished(absent, name)))
      continue
    }
    problems.push(
      diagnostic(`${registry.pages.name}/${name}.mdx`, { line: 1, column: 1 }, [
        'missing-page',
        `The site has no page with the template "${name}".`,
        howToRestoreFile(`${registry.pages.name}/${name}.mdx`),
      ]),
    )
  }
  return problems
}

/** The command that begins a page which has never been there, and before it those that begin the pages above it. */
function beginning(creation: Creation, path: string, paths: ReadonlySet<string>): string {
  const above = parentPath(path)
  const isAboveThere = above === undefined || paths.has(above)
  const first = isAboveThere ? '' : `${beginning(creation, above, paths)} and then `
  const title = titleOfSlug(path.slice(path.lastIndexOf('/') + 1))
  return `${first}npm run new -- ${creation.word} --${creation.naming.field} ${shellQuote(title)}${above === undefined ? '' : ` --below ${above}`}`
}
