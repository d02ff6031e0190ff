import { bringBack } from '../report/bringBack.ts'
import { fileStart, problemAt, type Problem } from '../model/problem.ts'
import { belowAbsent, indispensable } from './absent.ts'
import { missingTemplates } from './missingPages.ts'
import { suggestion } from '../text/nearest.ts'
import { unsoundPaths } from '../readContent.ts'
import { parentPath } from '../publish/routes.ts'
import { shellWord } from '../edit/shellWord.ts'
import { wasPublished } from './renamedArea.ts'
import { bySeniority } from './bySeniority.ts'
import type { Check } from './check.ts'

/** Templates that only one page may have, since other pages and the server look for it. */
const single = new Set([
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
const inOwnFile = ({ file, data }: { file: string; data: { template: string } }): number =>
  file.endsWith(`/${data.template}.mdx`) ? 1 : 0

/** Every page has its place: one front page, parents that exist, footer columns that exist. */
export const checkPlaces: Check = (whole) => {
  const { content, routes } = whole
  const compare = bySeniority(whole)
  const pages = content.entries.pages.toSorted(
    (one, other) => inOwnFile(other) - inOwnFile(one) || compare(one, other),
  )
  const problems: Problem[] = []
  const paths = new Set([...routes.map(({ path }) => path), ...unsoundPaths(content)])
  const columns = content.firm?.data.footer.map(({ id }) => id)
  for (const [index, { file, data, placeOf }] of pages.entries()) {
    const other = pages.slice(0, index).find((page) => page.data.template === data.template)
    if (other && single.has(data.template)) {
      problems.push(
        problemAt(file, placeOf(['template']), [
          'same-template',
          `${other.file} already is the page with the template "${data.template}", and there can be only one.`,
          'Choose another template here, for example plain; or delete this file, if it is not needed.',
        ]),
      )
    }
    if (columns && data.footer !== undefined && !columns.includes(data.footer)) {
      problems.push(
        problemAt(file, placeOf(['footer']), [
          'unknown-column',
          `The footer has no column "${data.footer}".`,
          suggestion(data.footer, columns) || 'Write the id of a column in firm.mdx.',
        ]),
      )
    }
  }
  for (const route of routes) {
    const parent = parentPath(route.path)
    if (parent !== undefined && !paths.has(parent)) {
      const absent = content.absent.find(({ path }) => path === parent)
      problems.push(
        problemAt(
          route.file,
          { line: 1, column: 1 },
          absent
            ? belowAbsent(route.path, absent)
            : [
                'missing-parent',
                `The page ${route.path} stands below ${parent}, and there is no such page.`,
                wasPublished(parent, whole)
                  ? `${bringBack(`pages${parent}.mdx`)} Or write that page anew, or move this file elsewhere.`
                  : `Add the file pages${parent}.mdx, or move this one elsewhere. In a terminal, this begins it: ${beginning(parent, paths)}`,
              ],
        ),
      )
    }
  }
  for (const template of missingTemplates(content)) {
    const absent = content.absent.find((file) => file.template === template)
    if (absent) {
      problems.push(problemAt(absent.file, fileStart, indispensable(absent)))
      continue
    }
    problems.push(
      problemAt(`pages/${template}.mdx`, { line: 1, column: 1 }, [
        'missing-page',
        `The site has no page with the template "${template}".`,
        bringBack(`pages/${template}.mdx`),
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
  return `${first}npm run new -- page --title ${shellWord(title)}${above === undefined ? '' : ` --below ${above}`}`
}
