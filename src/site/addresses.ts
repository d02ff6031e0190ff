/** Where a page's payload stands, beside the page: `/about` → `/about/index.json`. */
export const payloadAddress = (path: string): string => (path === '/' ? '/index.json' : `${path}/index.json`)

/** A path in the one form that is canonical here: without a slash at the end, `/` itself excepted. */
export const canonicalPath = (path: string): string => path.replace(/\/+$/, '') || '/'
