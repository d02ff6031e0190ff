import type { SourceFile } from './sourceFile.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { UrlList } from '../publish/urlList.ts'
import type { Pictures, SitePictures } from './pictures.ts'
import type { ParsedBody } from './parsedBody.ts'
import type { Content, UnpublishedReason, VersionedEntry } from './content.ts'
import type { Entry, EntryData } from './entry.ts'
import type { Registry } from './registry.ts'
import type { Organization } from '../tags/organization.ts'

export interface Route {
  /** Without a slash at the end: `/about/firm`. */
  path: string
  kind: string
  file: string
  /** What the page shows: its file, or for a list, the file of the whole list. */
  entry: Entry
  title: string
  description: string
  label: string
  order: number
  inHeader: boolean
  footer: string | undefined
  /** Whether visitors and search engines may be led to it. */
  listed: boolean
  /** Of a past version of a page: the address of that page. */
  supersededBy?: string
  /** Whether it only lists entries, without a file of its own. Such an address may change. */
  isList?: true
  /** Whether its last day has passed. Its page stays; see `staysWhenOver` in `pageKind.ts`. */
  isOver?: true
  /** Why the page is not on the site; only in development, where such pages are shown. */
  unpublishedReason?: UnpublishedReason
}

export interface MenuItem {
  label: string
  path: string
  items: MenuItem[]
}

export interface FooterColumn {
  id: string
  title: string
  links: { label: string; path: string }[]
}

export interface Redirect {
  from: string
  to: string
}

export interface Site extends Pick<Content, 'singles' | 'entries' | 'past' | 'versions' | 'claimUses'> {
  registry: SiteRegistry
  organization: Organization
  /** The date for which it is built, such as 2026-01-31; without one, no date has passed. */
  today: string | undefined
  routes: Route[]
  menu: MenuItem[]
  footer: FooterColumn[]
  /** The texts of pages that take effect on a later day, while an earlier version is shown. */
  coming: VersionedEntry[]
  /** Addresses without a page of their own anymore. */
  redirects: Redirect[]
  /** Those among them whose pages have ended; texts don't link to them. */
  ended: ReadonlySet<string>
  pictures: SitePictures
  /** In development only: the content folder. */
  folder?: string
}

/** One change of a page with dated versions, as visitors are shown it. */
export interface PastChange {
  day: string
  before: { day: string; path: string }
  html: string
}

export interface PageContext<Data extends EntryData = EntryData> {
  site: Site
  route: Route
  entry: Entry<Data>
  render: (body: ParsedBody) => string
  /** How the wording changed, the latest change first, and the approval files by path; undefined when nobody asks. */
  history?: PastChange[] | undefined
  approved?: ReadonlyMap<string, string> | undefined
}

export interface SiteRegistry extends Registry {
  readonly frames: readonly string[]
  /** Further pages, which list entries and have no file of their own. */
  readonly listRoutes: (site: Pick<Site, 'entries' | 'singles'>, routes: readonly Route[]) => Route[]
  /** The list about a person or a practice, by the address of their page. */
  readonly listAbout: (path: string) => string | undefined
  /** Generated text files by address, such as `/attorneys/jane-sample.vcf`. */
  readonly filesOf: (site: Site) => ReadonlyMap<string, string>
  readonly explanations: Readonly<Record<string, string>>
  readonly checks: readonly Check[]
}

/** What content amounts to: a site when it has no error, and every problem in any case. */
export interface BuiltSite {
  site: Site | undefined
  problems: Diagnostic[]
  /** The files that it was made from; problems quote their lines. */
  files: readonly SourceFile[]
  content: Content
  /** The coming days, in order, on which a date in the content changes the site: 40 at most, within twelve months. */
  comingDays: readonly string[]
  /** Those that follow. */
  laterDays: readonly string[]
  /** The site on a day; undefined if the content has errors that leave no site. */
  siteOn: (day: string) => Site | undefined
}

/** What the cross-checks look at: all content, its routes, and the files that are served as they are. */
export interface CheckContext {
  content: Content
  routes: readonly Route[]
  /** Paths below `public/`, each starting with a slash. */
  publicFiles: ReadonlySet<string>
  /** Why some of them can't be published, by path. */
  publicProblems: () => ReadonlyMap<string, string>
  /** Paths inside the content folder of everything that is no `.mdx` file. */
  otherFiles: ReadonlySet<string>
  pictures: Pictures
  urlList: UrlList | undefined
  ended: ReadonlySet<string>
  today: string | undefined
}

export type Check = (context: CheckContext) => Iterable<Diagnostic>
