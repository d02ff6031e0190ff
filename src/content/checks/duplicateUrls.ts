import { groupBy } from '../model/groupBy.ts'
import { kindOf } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check } from '../model/check.ts'

/** Two files claim one address, which is told at the one that came later. */
export const checkDuplicateUrls: Check = (context) => {
  const compare = byFirstPublished(context)
  return duplicateUrls(context.routes).flatMap((clashing): Diagnostic[] => {
    const [first, ...later] = clashing.toSorted(compare)
    return later.flatMap((route) => {
      // Two front pages, say, are told by their template, and would stay two under any name.
      const hasOwnAddress = kindOf(context.content.registry, route.kind).address !== undefined
      if (first === undefined || (hasOwnAddress && route.kind === first.kind)) return []
      return [
        diagnostic(route.file, fileStart, [
          'same-address',
          `The address ${route.path} is that of ${first.file}, and this file claims it, too.`,
          `Give this file another name, which becomes its address, for example ${freeName(route, context.routes)}; or delete it, if it is not needed.`,
        ]),
      ]
    })
  })
}

/** Another name for a file, whose address is nobody’s. */
function freeName({ file, path }: Route, routes: readonly Route[]): string {
  const taken = new Set(routes.map((route) => route.path))
  let number = 2
  while (taken.has(`${path}-${number}`)) number += 1
  return file.replace(/\.mdx$/, `-${number}.mdx`)
}

/** The files of which two claim one address: what else is to be said of them follows from that. */
export const filesWithDuplicateUrl = (routes: readonly Route[]): ReadonlySet<string> =>
  new Set(duplicateUrls(routes).flatMap((clashing) => clashing.map(({ file }) => file)))

/** The routes that share their address with another one. */
const duplicateUrls = (routes: readonly Route[]): Route[][] =>
  [...groupBy(routes, ({ path }) => path).values()].filter(({ length }) => length > 1)
