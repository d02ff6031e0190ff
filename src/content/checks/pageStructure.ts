import { howToRestoreFile } from '../report/restoreHints.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { belowUnpublished, requiredPageUnpublished } from './unpublishedTargets.ts'
import { missingTemplates } from './missingPages.ts'
import { didYouMean } from '../text/closestMatch.ts'
import { pathsOfInvalidFiles } from '../loadContent.ts'
import { parentPath } from '../publish/routes.ts'
import { shellQuote } from '../edit/shellQuote.ts'
import { isPublishedUrl } from './guessRenamedArea.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check } from './check.ts'

/** Templates that only one page may have, since other pages and the server look for it. */
const singletonTemplates = new Set([
  'home',
  'contact',
  'not-found',
  'practice-areas',
  'attorneys',
  'partners',
  'associates',
  'leadership',
  'careers',
  'join',
])

/** Whether a page’s file is named after its template: 1 or 0. */
const isCanonicalFile = ({ file, data }: { file: string; data: { template: string } }): number =>
  file.endsWith(`/${data.template}.mdx`) ? 1 : 0

/** Every page has its place: one front page, parents that exist, footer columns that exist. */
export const checkPageStructure: Check = (context) => {
  const { content, routes } = context
  const compare = byFirstPublished(context)
  const pages = content.entries.pages.toSorted(
    (one, other) => isCanonicalFile(other) - isCanonicalFile(one) || compare(one, other),
  )
  const problems: Diagnostic[] = []
  const paths = new Set([...routes.map(({ path }) => path), ...pathsOfInvalidFiles(content)])
  const columns = content.firm?.data.footer.map(({ id }) => id)
  for (const [index, { file, data, placeOf }] of pages.entries()) {
    const other = pages.slice(0, index).find((page) => page.data.template === data.template)
    if (other && singletonTemplates.has(data.template)) {
      problems.push(
        diagnostic(file, placeOf(['template']), [
          'same-template',
          `${other.file} already is the page with the template "${data.template}", and there can be only one.`,
          'Choose another template here, for example plain; or delete this file, if it is not needed.',
        ]),
      )
    }
    if (columns && data.footer !== undefined && !columns.includes(data.footer)) {
      problems.push(
        diagnostic(file, placeOf(['footer']), [
          'unknown-column',
          `The footer has no column "${data.footer}".`,
          didYouMean(data.footer, columns) || 'Write the id of a column in firm.mdx.',
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
                isPublishedUrl(parent, context)
                  ? `${howToRestoreFile(`pages${parent}.mdx`)} Or write that page anew, or move this file elsewhere.`
                  : `Add the file pages${parent}.mdx, or move this one elsewhere. In a terminal, this begins it: ${beginning(parent, paths)}`,
              ],
        ),
      )
    }
  }
  for (const template of missingTemplates(content)) {
    const absent = content.unpublished.find((file) => file.template === template)
    if (absent) {
      problems.push(diagnostic(absent.file, fileStart, requiredPageUnpublished(absent)))
      continue
    }
    problems.push(
      diagnostic(`pages/${template}.mdx`, { line: 1, column: 1 }, [
        'missing-page',
        `The site has no page with the template "${template}".`,
        howToRestoreFile(`pages/${template}.mdx`),
      ]),
    )
  }
  return problems
}

/** The command that begins a page which has never been there, and before it those that begin the pages above it. */
function beginning(path: string, paths: ReadonlySet<string>): string {
  const above = parentPath(path)
  const isAboveThere = above === undefined || paths.has(above)
  const first = isAboveThere ? '' : `${beginning(above, paths)} and then `
  const title = path
    .slice(path.lastIndexOf('/') + 1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return `${first}npm run new -- page --title ${shellQuote(title)}${above === undefined ? '' : ` --below ${above}`}`
}
