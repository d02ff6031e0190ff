import type { UrlList } from './urlList.ts'
import type { Pictures } from './pictures.ts'
import type { Route } from './route.ts'
import type { Content } from './content.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What the cross-checks look at: all content, its routes, and the files that are served as they are. */
export interface CheckContext {
  content: Content
  routes: readonly Route[]
  /** Paths below `public/`, each starting with a slash. */
  publicFiles: ReadonlySet<string>
  /** Paths inside the content folder of everything that is no `.mdx` file. */
  otherFiles: ReadonlySet<string>
  pictures: Pictures
  /** Every published address; undefined when nobody keeps a list. */
  urlList: UrlList | undefined
  /** The addresses of pages that have ended. They lead to other pages. */
  ended: ReadonlySet<string>
  /** Today's date, such as 2026-01-31; without one, no date has passed. */
  today: string | undefined
}

export type Check = (context: CheckContext) => Iterable<Diagnostic>
