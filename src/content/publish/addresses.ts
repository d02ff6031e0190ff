/** A path in the one form that is canonical here: without a slash at the end, `/` itself excepted. */
export const canonicalPath = (path: string): string => path.replace(/(?<!\/)\/+$/, '') || '/'

const payloadFile = '/index.json'

/** The address of a page's payload: `/about` → `/about/index.json`. */
export const payloadAddress = (path: string): string => (path === '/' ? '' : path) + payloadFile

/** The page whose payload an address names, or undefined: `/about/index.json` → `/about`. */
export const payloadPath = (address: string): string | undefined =>
  address.endsWith(payloadFile) ? canonicalPath(address.slice(0, -payloadFile.length)) : undefined

/** The address of the picture that a page shares, if it has its own: `/share/attorneys/jane-sample.png`. */
export const pictureAddress = (path: string): string => `/share${path}.png`

export const searchFileAddress = '/search/documents.json'

export const notFoundPath = '/404'

/** Names the header and footer, which are approved once, instead of an address. */
export const everyPage = 'every page'

/** `/about` → `about.html`: with `about/index.html`, hosts such as GitHub Pages would lead visitors to an address with a slash. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The page for missing addresses, by the name under which most hosts look for it. */
export const notFoundFile = '404.html'

/** Whether visitors may request a file: not what hosts read, nor the page for missing addresses. */
export const isPublicFile = (path: string): boolean =>
  !/(^|\/)(\.(?!well-known\/)|_)|^vercel\.json$/.test(path) && path !== notFoundFile
