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

/** The same of a file of a folder whose name nobody knows any more: the end of a sentence. */
export const bringBackFrom = (folder: string): string =>
  `bring it back: the command git status names it, and git restore with its name restores it; GitHub shows it under History of the folder content/${folder}`
