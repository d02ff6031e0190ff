import type { UnpublishedReason } from './publishState.ts'
import { collections } from '../../firm/collections.ts'
import { compareText } from '../model/diagnostic.ts'
import { dayInWords, pastVersions, type LegalVersion } from '../versions/legalVersions.ts'
import type { Content } from '../loadContent.ts'
import type { Entry } from '../model/validateEntry.ts'
import type { LegalPage } from '../../firm/collections/legal/schema.ts'
import type { PageKind } from '../../firm/pages/pageKind.ts'
import type { Page } from '../../firm/pages/schemas.ts'

/** One address of the site. */
export interface Route {
  /** Its address, without a slash at the end: `/about/firm`. */
  path: string
  kind: PageKind
  /** Its file inside the content folder. */
  file: string
  title: string
  description: string
  /** Its name in menus. */
  label: string
  /** Its place among its neighbours. */
  order: number
  /** Whether it stands in the main menu. */
  inHeader: boolean
  /** The footer column that lists it. */
  footer: string | undefined
  /** Whether it is an address that visitors and search engines may be led to. */
  listed: boolean
  /** Of a past version of a legal page: the address of the page that it was a version of. */
  supersededBy?: string
  /** Why the page is not on the site; only in development, where such pages are shown. */
  unpublishedReason?: UnpublishedReason
}

/** The address of the page that is served when an address does not exist. */
export const notFoundPath = '/404'

const last = Number.MAX_SAFE_INTEGER

/** Whether a route's address is one that is promised to stay: all but the page for missing addresses. */
export const isLasting = ({ listed, supersededBy }: Route): boolean => listed || supersededBy !== undefined

/** Every route, sorted by path. Two files may claim one address, which `checkPageStructure` tells. */
export function makeRoutes({ entries, versions }: Pick<Content, 'entries' | 'versions'>): Route[] {
  return [
    ...entries.pages.map(({ file, slug, data }): Route => ({
      path: pagePath(slug, data.template),
      kind: data.template,
      file,
      title: data.title,
      description: data.description,
      label: data.menuLabel ?? data.title,
      order: data.order ?? last,
      inHeader: data.inMenu === 'header',
      footer: data.footer,
      listed: data.template !== 'not-found',
    })),
    ...entries['practice-areas'].map(({ file, slug, data }): Route => ({
      path: `${collections['practice-areas'].base}/${slug}`,
      kind: 'practice-area',
      file,
      title: data.title,
      description: data.description,
      label: data.menuLabel,
      order: data.order,
      inHeader: true,
      footer: 'expertise',
      listed: true,
    })),
    ...entries.legal.flatMap((page) => [
      legalRoute(page),
      ...pastVersions(page.slug, page.data, versions).map((version) => versionRoute(version)),
    ]),
  ].sort((a, b) => compareText(a.path, b.path) || compareText(a.file, b.file))
}

/** The address of a legal page. */
export const legalPath = (slug: string): string => `${collections.legal.base}/${slug}`

/** The route of a legal page as it stands today, or as it will. */
export const legalRoute = ({ file, slug, data }: Entry<LegalPage>): Route => ({
  path: legalPath(slug),
  kind: 'legal',
  file,
  title: data.title,
  description: data.description,
  label: data.menuLabel ?? data.title,
  order: data.order,
  inHeader: false,
  footer: 'legal',
  listed: true,
})

/** The route of a past version, at an address of its own that stays. */
export const versionRoute = ({ slug, name, file, entry: { data } }: LegalVersion): Route => ({
  path: `${legalPath(slug)}/${name}`,
  kind: 'legal',
  file,
  title: `${data.title}, version of ${dayInWords(data)}`,
  description: data.description,
  label: dayInWords(data),
  order: last,
  inHeader: false,
  footer: undefined,
  listed: false,
  supersededBy: legalPath(slug),
})

/** The front page stands at `/`, whatever its file is called; other pages where their folders say. */
function pagePath(slug: string, template: Page['template']): string {
  if (template === 'home') return '/'
  return template === 'not-found' ? notFoundPath : `/${slug}`
}

/** The address one level up, or undefined at the top: `/about/firm` → `/about`. */
export function parentPath(path: string): string | undefined {
  const cut = path.lastIndexOf('/')
  return cut > 0 ? path.slice(0, cut) : undefined
}
