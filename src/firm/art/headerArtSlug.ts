/**
 * The name of the band of chart at the head of a page, which is also the seed that it is drawn from: the last part of
 * the page's address, `/about/firm` → `firm`. It is served at `/art/band/NAME.svg`.
 */
export const headerArtSlug = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
