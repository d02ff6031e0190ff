import { checkCounts } from './checks/counts.ts'
import { checkLinks } from './checks/links.ts'
import { checkPlaces } from './checks/places.ts'
import { checkUnique } from './checks/unique.ts'
import type { Check } from './checks/check.ts'
import { makeFooter, makeMenu, type FooterColumn, type MenuItem } from './menus.ts'
import { inOrder, isError, type Problem } from './problem.ts'
import { readContent, type Content } from './readContent.ts'
import type { ReadSource } from './readSource.ts'
import { makeRoutes, type Route } from './routes.ts'
import type { Firm } from './schema/firm.ts'
import type { SourceFile } from './sourceFile.ts'

/** The whole site, understood and consistent. */
export interface Site {
  firm: Firm
  /** Every route, sorted by path; the page for missing addresses among them. */
  routes: Route[]
  menu: MenuItem[]
  footer: FooterColumn[]
  entries: Content['entries']
}

/** What content amounts to: a site when it has no error, and every problem in any case. */
export interface BuiltSite {
  site: Site | undefined
  /** All problems, sorted by file and place. */
  problems: Problem[]
}

/** What surrounds the content. */
export interface Surroundings {
  /** Paths of the files that are served as they are, each with a slash at its beginning. */
  publicFiles?: ReadonlySet<string>
  /** Takes one file apart; given by callers that keep the results of unchanged files. */
  read?: ReadSource
}

const checks: readonly Check[] = [checkLinks, checkCounts, checkPlaces, checkUnique]

/**
 * Makes the site from the text of its content files. Pure and total: the same files give the same result, and
 * nothing is thrown for anything that content may hold.
 * @param files every `.mdx` file below the content folder, in any order
 */
export function buildSite(
  files: readonly SourceFile[],
  { publicFiles = new Set(), read }: Surroundings = {},
): BuiltSite {
  const content = readContent(files, read)
  const { routes, problems: clashes } = makeRoutes(content)
  const found = checks.flatMap((check) => check({ content, routes, publicFiles }))
  const problems = inOrder([...content.problems, ...clashes, ...found])
  const { firm, entries } = content
  if (firm === undefined || problems.some(isError)) return { site: undefined, problems }
  return {
    site: {
      firm: firm.data,
      routes,
      menu: makeMenu(routes),
      footer: makeFooter(routes, firm.data.footer),
      entries,
    },
    problems,
  }
}
