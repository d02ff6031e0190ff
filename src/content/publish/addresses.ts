/** A path in the one form that is canonical here: without a slash at the end, `/` itself excepted. */
export const canonicalPath = (path: string): string => path.replace(/\/+$/, '') || '/'

const payloadFile = '/index.json'

/** Where a page's payload stands, beside the page: `/about` → `/about/index.json`. */
export const payloadAddress = (path: string): string => (path === '/' ? '' : path) + payloadFile

/** The page whose payload an address names, or undefined: `/about/index.json` → `/about`. */
export const payloadPath = (address: string): string | undefined =>
  address.endsWith(payloadFile) ? address.slice(0, -payloadFile.length) || '/' : undefined

/** The address of the page that is served when an address does not exist. */
export const notFoundPath = '/404'

/**
 * In the place of an address: what stands on every page (header, menus, footer, and the labels that belong to no kind of
 * page), which is read, approved and told once.
 */
export const everyPage = 'every page'
