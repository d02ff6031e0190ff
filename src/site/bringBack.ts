import { collections } from './collections.ts'

/** Files that the site cannot do without. */
const indispensable = ['firm.mdx', 'pages/home.mdx', 'pages/contact.mdx', 'pages/not-found.mdx']

export const isIndispensable = (path: string): boolean => indispensable.includes(path)

/** The file of a page that was lost, as its address and the kept versions of legal pages tell. */
export function fileOfAddress(address: string, versions: readonly { slug: string }[]): string {
  if (address === '/') return 'pages/home.mdx'
  if (address.startsWith(`${collections['practice-areas'].base}/`)) return `${address.slice(1)}.mdx`
  const isLegal = versions.some(({ slug }) => slug === address.slice(1))
  return `${isLegal ? 'legal' : 'pages'}${address}.mdx`
}

/** How a file that was lost or emptied gets its last good text again: a sentence. `path`: inside the content folder. */
export const bringBack = (path: string): string =>
  `Bring it back with the command git restore content/${path}, or copy it from an earlier version, which GitHub shows under History.`
