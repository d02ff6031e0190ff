import type { Route } from '../routes.ts'

/** The files of which two claim one address: what else is to be said of them follows from that. */
export const filesAtOneAddress = (routes: readonly Route[]): ReadonlySet<string> =>
  new Set(
    routes.flatMap(({ path, file }, index) => {
      const before = routes[index - 1]
      return before?.path === path ? [before.file, file] : []
    }),
  )
